//! What the execution context offers a handler: scratch memory and the thread pool.

use std::ffi::c_void;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use pjrt_sys::*;

use crate::callback;
use crate::error::{Error, Result};
use crate::ffi::api::{FfiApi, ffi_call};

/// Device memory for the time of one call.
pub struct Scratch<'a> {
    api: FfiApi,
    ctx: *mut XLA_FFI_InvokeContext,
    data: *mut c_void,
    size: usize,
    call: PhantomData<&'a ()>,
}

impl Scratch<'_> {
    pub(crate) fn allocate(
        api: FfiApi,
        ctx: *mut XLA_FFI_InvokeContext,
        size: usize,
        alignment: usize,
    ) -> Result<Self> {
        let mut args = XLA_FFI_DeviceMemory_Allocate_Args::zeroed();
        args.struct_size = XLA_FFI_DeviceMemory_Allocate_Args::STRUCT_SIZE;
        args.ctx = ctx;
        args.size = size;
        args.alignment = alignment;
        // SAFETY: table and context are those of a call in progress.
        unsafe { ffi_call!(api, XLA_FFI_DeviceMemory_Allocate, args) }
            .map_err(|e| e.context(format!("allocating {size} bytes of scratch memory")))?;
        Ok(Self { api, ctx, data: args.data, size, call: PhantomData })
    }

    /// Where it lies.
    pub fn data(&self) -> *mut c_void {
        self.data
    }

    /// Its size in bytes.
    pub fn size(&self) -> usize {
        self.size
    }
}

impl Drop for Scratch<'_> {
    fn drop(&mut self) {
        let mut args = XLA_FFI_DeviceMemory_Free_Args::zeroed();
        args.struct_size = XLA_FFI_DeviceMemory_Free_Args::STRUCT_SIZE;
        args.ctx = self.ctx;
        args.size = self.size;
        args.data = self.data;
        // SAFETY: the memory came from the same context, whose call is still in progress.
        if let Err(error) = unsafe { ffi_call!(self.api, XLA_FFI_DeviceMemory_Free, args) } {
            tracing::warn!("freeing scratch memory: {error}");
        }
    }
}

/// XLA's thread pool for the host.
pub struct ThreadPool<'a> {
    api: FfiApi,
    ctx: *mut XLA_FFI_InvokeContext,
    call: PhantomData<&'a ()>,
}

impl ThreadPool<'_> {
    pub(crate) fn new(api: FfiApi, ctx: *mut XLA_FFI_InvokeContext) -> Self {
        Self { api, ctx, call: PhantomData }
    }

    /// Number of threads; 1 where the platform has no pool.
    pub fn num_threads(&self) -> usize {
        let mut threads = 0i64;
        let mut args = XLA_FFI_ThreadPool_NumThreads_Args::zeroed();
        args.struct_size = XLA_FFI_ThreadPool_NumThreads_Args::STRUCT_SIZE;
        args.ctx = self.ctx;
        args.num_threads = &raw mut threads;
        // SAFETY: table and context are those of a call in progress.
        let result = unsafe { ffi_call!(self.api, XLA_FFI_ThreadPool_NumThreads, args) };
        if result.is_err() { 1 } else { usize::try_from(threads).unwrap_or(1).max(1) }
    }

    /// Runs `task(0)` to `task(count - 1)` on the pool's threads and this one, in any order, and
    /// returns when all are done. Safe to use from several handlers at once: this thread makes
    /// progress even if all others are busy.
    ///
    /// # Errors
    /// `Internal` if a task panicked.
    pub fn parallel_for(&self, count: usize, task: impl Fn(usize) + Sync) -> Result<()> {
        let helpers = self.num_threads().saturating_sub(1).min(count.saturating_sub(1));
        let task: &(dyn Fn(usize) + Sync) = &task;
        // SAFETY: only the lifetime changes. The closure is called for indices below `count` only,
        // and `finish` returns after the last of those calls has ended.
        let task =
            unsafe { std::mem::transmute::<&(dyn Fn(usize) + Sync), &'static (dyn Fn(usize) + Sync)>(task) };
        let job = Arc::new(Job::new(task, count));
        for _ in 0..helpers {
            if self.schedule(Arc::clone(&job)).is_err() {
                break;
            }
        }
        job.work();
        job.finish()
    }

    fn schedule(&self, job: Arc<Job>) -> Result<()> {
        let data = Arc::into_raw(job);
        let mut args = XLA_FFI_ThreadPool_Schedule_Args::zeroed();
        args.struct_size = XLA_FFI_ThreadPool_Schedule_Args::STRUCT_SIZE;
        args.ctx = self.ctx;
        args.task = Some(run_job);
        args.data = data.cast_mut().cast();
        // SAFETY: table and context are those of a call in progress; the task owns its data.
        let result = unsafe { ffi_call!(self.api, XLA_FFI_ThreadPool_Schedule, args) };
        if result.is_err() {
            // SAFETY: the task was not scheduled, so the pointer is still ours.
            drop(unsafe { Arc::from_raw(data) });
        }
        result
    }
}

unsafe extern "C" fn run_job(data: *mut c_void) {
    // SAFETY: `schedule` made the pointer from an Arc for this one call.
    let job = unsafe { Arc::from_raw(data.cast::<Job>()) };
    job.work();
}

/// A loop whose iterations several threads take one after the other. A thread that comes when all
/// are taken leaves without touching the closure, which may be gone by then.
struct Job {
    task: &'static (dyn Fn(usize) + Sync),
    count: usize,
    next: AtomicUsize,
    panic: Mutex<Option<Error>>,
    done: Mutex<usize>,
    all_done: Condvar,
}

impl Job {
    fn new(task: &'static (dyn Fn(usize) + Sync), count: usize) -> Self {
        let (next, panic) = (AtomicUsize::new(0), Mutex::new(None));
        Self { task, count, next, panic, done: Mutex::new(0), all_done: Condvar::new() }
    }

    fn work(&self) {
        let mut finished = 0;
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= self.count {
                break;
            }
            if let Err(error) = callback::guarded("a task of a custom call", || (self.task)(index)) {
                *self.panic.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
            finished += 1;
        }
        if finished > 0 {
            let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
            *done += finished;
            if *done == self.count {
                self.all_done.notify_all();
            }
        }
    }

    fn finish(&self) -> Result<()> {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        while *done < self.count {
            done = self.all_done.wait(done).unwrap_or_else(PoisonError::into_inner);
        }
        let panic = self.panic.lock().unwrap_or_else(PoisonError::into_inner).take();
        panic.map_or(Ok(()), Err)
    }
}
