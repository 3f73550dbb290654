//! The background thread.

use std::time::Duration;

use maxtext_port::data::{Batch, BatchIterator, DataError, DataOptions, Position, Prefetch, open};

/// Takes `pause` for each of `count` batches, then ends, or fails.
struct Slow {
    count: u64,
    pause: Duration,
    fails: bool,
    position: Position,
}

impl Slow {
    fn new(count: u64, pause: Duration, fails: bool) -> Box<Self> {
        let position = open(&DataOptions::synthetic(1, 1, 1)).unwrap().position();
        Box::new(Self { count, pause, fails, position })
    }
}

impl BatchIterator for Slow {
    fn next_batch(&mut self) -> Result<Option<Batch>, DataError> {
        if self.position.batches == self.count {
            return if self.fails { Err(DataError::Empty { files: "none".to_owned() }) } else { Ok(None) };
        }
        std::thread::sleep(self.pause);
        self.position.batches += 1;
        Ok(Some(Batch { rows: self.position.batches as usize, ..Batch::default() }))
    }

    fn position(&self) -> Position {
        self.position.clone()
    }

    fn restore(&mut self, position: &Position) -> Result<(), DataError> {
        self.position = position.clone();
        Ok(())
    }

    fn rewind(&mut self) -> Result<(), DataError> {
        self.position.batches = 0;
        Ok(())
    }
}

#[test]
fn batches_come_in_order_and_end() {
    let mut prefetch = Prefetch::new(Slow::new(5, Duration::ZERO, false), 2).unwrap();
    for expected in 1..=5 {
        assert_eq!(prefetch.next_batch().unwrap().unwrap().rows, expected);
        assert_eq!(
            prefetch.position().batches,
            expected as u64,
            "the position is that of the batch given out"
        );
    }
    assert_eq!(prefetch.next_batch().unwrap(), None);
    assert_eq!(prefetch.next_batch().unwrap(), None);
}

#[test]
fn an_error_of_the_thread_reaches_the_consumer() {
    let mut prefetch = Prefetch::new(Slow::new(1, Duration::ZERO, true), 4).unwrap();
    assert!(prefetch.next_batch().unwrap().is_some());
    assert!(matches!(prefetch.next_batch(), Err(DataError::Empty { .. })));
}

#[test]
fn a_restored_prefetch_drops_what_it_had_read_ahead() {
    let mut prefetch = Prefetch::new(Slow::new(9, Duration::ZERO, false), 3).unwrap();
    prefetch.next_batch().unwrap();
    let position = prefetch.position();
    (0..4).for_each(|_| drop(prefetch.next_batch().unwrap()));
    prefetch.restore(&position).unwrap();
    assert_eq!(prefetch.next_batch().unwrap().unwrap().rows, 2);
}

#[test]
fn waiting_is_counted_and_reading_ahead_removes_it() {
    let pause = Duration::from_millis(30);
    let mut prefetch = Prefetch::new(Slow::new(4, pause, false), 4).unwrap();
    prefetch.next_batch().unwrap();
    let first = prefetch.stall_time();
    // The thread sleeps `pause` from its start on, which the consumer may have missed the beginning of.
    assert!(first.first > pause / 3 && first.first == first.total, "{first:?}");
    std::thread::sleep(pause * 6);
    (0..3).for_each(|_| drop(prefetch.next_batch().unwrap()));
    let all = prefetch.stall_time();
    assert_eq!(all.batches, 4);
    assert!(all.total - all.first < pause, "three ready batches cost {:?}", all.total - all.first);
}
