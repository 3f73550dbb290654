//! Which keys begin a text: narrowing ranges of a sorted list.

/// A sorted list of byte strings with their numbers.
#[derive(Default)]
pub(super) struct PrefixTable {
    keys: Vec<(Box<[u8]>, u32)>,
    /// Where keys with a given first byte begin, and the end.
    starts: Vec<u32>,
}

impl PrefixTable {
    pub(super) fn new<'a>(keys: impl IntoIterator<Item = (&'a str, u32)>) -> Self {
        let mut keys: Vec<(Box<[u8]>, u32)> = keys
            .into_iter()
            .filter(|(key, _)| !key.is_empty())
            .map(|(key, id)| (key.as_bytes().into(), id))
            .collect();
        keys.sort();
        let starts = (0..=256u16).map(|b| keys.partition_point(|(key, _)| u16::from(key[0]) < b) as u32);
        Self { starts: starts.collect(), keys }
    }

    /// Calls `found` with length and number of each key that begins the text, shortest first.
    pub(super) fn each(&self, text: &[u8], mut found: impl FnMut(usize, u32)) {
        let Some(&first) = text.first() else { return };
        if self.keys.is_empty() {
            return;
        }
        let range = usize::from(first)..usize::from(first) + 2;
        let [low, high] = self.starts[range] else { return };
        let mut keys = &self.keys[low as usize..high as usize];
        let mut length = 1;
        while let Some((key, id)) = keys.first() {
            // The shortest key of the range sorts first.
            if key.len() == length {
                found(length, *id);
                keys = &keys[1..];
            }
            let Some(&byte) = text.get(length) else { return };
            let low = keys.partition_point(|(key, _)| key[length] < byte);
            let high = low + keys[low..].partition_point(|(key, _)| key[length] == byte);
            keys = &keys[low..high];
            length += 1;
        }
    }

    /// Length of the longest key that begins the text.
    pub(super) fn longest(&self, text: &[u8]) -> Option<usize> {
        let mut longest = None;
        self.each(text, |length, _| longest = Some(length));
        longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_keys_that_begin_a_text_are_found() {
        let keys = ["a", "ab", "abc", "b", "abd", "é", "ba"];
        let table = PrefixTable::new(keys.iter().copied().zip(0..));
        for text in ["abcd", "ab", "a", "b", "bab", "é", "c", "", "abdabc"] {
            let mut found = Vec::new();
            table.each(text.as_bytes(), |length, id| found.push((length, keys[id as usize])));
            let mut expected: Vec<_> =
                keys.iter().filter(|k| text.starts_with(**k)).map(|k| (k.len(), *k)).collect();
            expected.sort_unstable();
            assert_eq!(found, expected, "{text}");
        }
        assert_eq!(PrefixTable::default().longest(b"a"), None);
    }
}
