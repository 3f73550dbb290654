//! What the runtime costs: a launch against the same C calls made directly, copies against memcpy,
//! loading and compiling.
//!
//! `cargo bench -p xla` (`-- --json` for one JSON object a line). The plugin is `cpu`, or the one that
//! `XLA_BENCH_PLUGIN` names. Numbers are medians of many short runs that alternate between the two
//! sides, so that both meet the same machine.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "benchmark")]

use std::hint::black_box;
use std::ptr;
use std::time::{Duration, Instant};

use xla::provision::Provisioner;
use xla::sys::*;
use xla::{Arg, Buffer, Client, ClientOptions, CompileOptions, ElementType, LoadedExecutable, Plugin};

const ADD: &str = "func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %z = stablehlo.add %x, %y : tensor<4xf32>
  return %z : tensor<4xf32>
}";

fn main() {
    let json = std::env::args().any(|a| a == "--json");
    let name = std::env::var("XLA_BENCH_PLUGIN").unwrap_or("cpu".into());
    let path = Provisioner::from_env().resolve(&name).unwrap();
    let report = |what: &str, value: f64, unit: &str| {
        if json {
            println!("{{\"benchmark\":\"{what}\",\"value\":{value},\"unit\":\"{unit}\"}}");
        } else {
            println!("{what:<50} {value:>10.3} {unit}");
        }
    };

    let start = Instant::now();
    let plugin = Plugin::load(path).unwrap();
    report("load the plugin", ms(start.elapsed()), "ms");
    let start = Instant::now();
    let client = Client::new(&plugin, &ClientOptions::new()).unwrap();
    report("create a client", ms(start.elapsed()), "ms");
    let start = Instant::now();
    let exe = client.compile(ADD, &CompileOptions::new()).unwrap();
    report("compile an addition", ms(start.elapsed()), "ms");

    launch(&client, &exe, &report);
    copies(&client, &report);
}

fn ms(d: Duration) -> f64 {
    d.as_secs_f64() * 1e3
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Launches, waits, destroys the result: through the library, then by the bare C calls.
fn launch(client: &Client, exe: &LoadedExecutable, report: &impl Fn(&str, f64, &str)) {
    const BLOCK: usize = 500;
    let device = &client.devices().unwrap()[0];
    let x = client.buffer_from_slice(&[1.0f32; 4], &[4], device).unwrap();
    let raw = Raw::new(&client.plugin());
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let start = Instant::now();
        for _ in 0..BLOCK {
            let out = exe.execute([Arg::Borrow(&x), Arg::Borrow(&x)]).unwrap();
            out[0].wait().unwrap();
            black_box(&out);
        }
        ours.push(start.elapsed().as_secs_f64() * 1e6 / BLOCK as f64);
        let start = Instant::now();
        for _ in 0..BLOCK {
            raw.launch();
        }
        theirs.push(start.elapsed().as_secs_f64() * 1e6 / BLOCK as f64);
    }
    let (ours, theirs) = (median(ours), median(theirs));
    report("launch an addition: this library", ours, "us");
    report("launch an addition: C calls", theirs, "us");
    report("launch: more than C", ours - theirs, "us");
    report("launch: more than C", (ours / theirs - 1.0) * 100.0, "percent");
}

/// The calls that a C program makes for the same launch, without any check.
struct Raw {
    api: &'static PJRT_Api,
    exe: *mut PJRT_LoadedExecutable,
    x: *mut PJRT_Buffer,
}

/// Calls a function of the table and stops at an error.
macro_rules! c {
    ($api:expr, $name:ident, $args:expr) => {{
        // SAFETY: the arguments are those of the function, with live handles.
        let error = unsafe { ($api.$name.unwrap())(&raw mut $args) };
        assert!(error.is_null(), stringify!($name));
    }};
}

impl Raw {
    fn new(plugin: &Plugin) -> Self {
        // SAFETY: the table of a loaded plugin lives for good, and these versions have all slots used here.
        let api: &'static PJRT_Api = unsafe { &*plugin.api() };
        let mut create = PJRT_Client_Create_Args::new();
        c!(api, PJRT_Client_Create, create);
        let mut devices = PJRT_Client_AddressableDevices_Args::new();
        devices.client = create.client;
        c!(api, PJRT_Client_AddressableDevices, devices);
        let options = CompileOptions::new().to_proto_bytes().unwrap();
        let mut program = PJRT_Program::new();
        (program.code, program.code_size) = (ADD.as_ptr().cast_mut().cast(), ADD.len());
        (program.format, program.format_size) = (c"mlir".as_ptr(), 4);
        let mut compile = PJRT_Client_Compile_Args::new();
        (compile.client, compile.program) = (create.client, &raw const program);
        (compile.compile_options, compile.compile_options_size) = (options.as_ptr().cast(), options.len());
        c!(api, PJRT_Client_Compile, compile);
        let data = [1.0f32; 4];
        let dims = [4i64];
        let mut host = PJRT_Client_BufferFromHostBuffer_Args::new();
        (host.client, host.data, host.r#type) = (create.client, data.as_ptr().cast(), PJRT_Buffer_Type_F32);
        (host.dims, host.num_dims) = (dims.as_ptr(), 1);
        // SAFETY: the plugin has a device.
        host.device = unsafe { *devices.addressable_devices };
        c!(api, PJRT_Client_BufferFromHostBuffer, host);
        Self { api, exe: compile.executable, x: host.buffer }
    }

    fn launch(&self) {
        let args = [self.x, self.x];
        let lists = [args.as_ptr()];
        let mut outputs = [ptr::null_mut::<PJRT_Buffer>()];
        let output_lists = [outputs.as_mut_ptr()];
        let kept = [0i64, 1];
        let mut options = PJRT_ExecuteOptions::new();
        options.non_donatable_input_indices = kept.as_ptr();
        options.num_non_donatable_input_indices = 2;
        let mut execute = PJRT_LoadedExecutable_Execute_Args::new();
        execute.executable = self.exe;
        execute.options = &raw mut options;
        execute.argument_lists = lists.as_ptr();
        (execute.num_devices, execute.num_args) = (1, 2);
        execute.output_lists = output_lists.as_ptr();
        c!(self.api, PJRT_LoadedExecutable_Execute, execute);
        let mut ready = PJRT_Buffer_ReadyEvent_Args::new();
        ready.buffer = outputs[0];
        c!(self.api, PJRT_Buffer_ReadyEvent, ready);
        let mut wait = PJRT_Event_Await_Args::new();
        wait.event = ready.event;
        c!(self.api, PJRT_Event_Await, wait);
        let mut event = PJRT_Event_Destroy_Args::new();
        event.event = ready.event;
        c!(self.api, PJRT_Event_Destroy, event);
        let mut destroy = PJRT_Buffer_Destroy_Args::new();
        destroy.buffer = outputs[0];
        c!(self.api, PJRT_Buffer_Destroy, destroy);
    }
}

struct Aligned(Vec<u8>, usize);

impl AsRef<[u8]> for Aligned {
    fn as_ref(&self) -> &[u8] {
        &self.0[self.1..self.1 + self.0.len() - 64]
    }
}

/// 64 MiB to the device and back, against memcpy, and without copying.
fn copies(client: &Client, report: &impl Fn(&str, f64, &str)) {
    const SIZE: usize = 64 << 20;
    let device = &client.devices().unwrap()[0];
    let source = vec![1u8; SIZE];
    let mut target = vec![0u8; SIZE];
    let gib = |seconds: f64| SIZE as f64 / seconds / f64::from(1 << 30);
    let [mut memcpy, mut fresh, mut there, mut back, mut owned, mut view] = [const { Vec::new() }; 6];
    let time = |samples: &mut Vec<f64>, run: &mut dyn FnMut()| {
        let start = Instant::now();
        run();
        samples.push(start.elapsed().as_secs_f64());
    };
    for _ in 0..15 {
        time(&mut memcpy, &mut || black_box(&mut target).copy_from_slice(black_box(&source)));
        // The device's copy lies in memory that the system has to find and clear first: so does this one.
        let mut copy = Vec::new();
        time(&mut fresh, &mut || copy = black_box(&source).clone());
        drop(black_box(copy));
        let mut buffer: Option<Buffer> = None;
        time(&mut there, &mut || {
            let copy = client.buffer_from_bytes(&source, ElementType::U8, &[SIZE as i64], device).unwrap();
            copy.wait().unwrap();
            buffer = Some(copy);
        });
        let buffer = buffer.unwrap();
        time(&mut back, &mut || buffer.read_into(&mut target).unwrap());
        time(&mut view, &mut || drop(black_box(buffer.host_view().unwrap())));
        let bytes = vec![1u8; SIZE + 64];
        let start = bytes.as_ptr().align_offset(64);
        let mut owner = Some(Aligned(bytes, start));
        let mut over = None;
        time(&mut owned, &mut || {
            let owner = owner.take().unwrap();
            let buffer = client.buffer_from_owner(owner, ElementType::U8, &[SIZE as i64], device).unwrap();
            buffer.wait().unwrap();
            // Giving the memory back to the system is not part of it.
            over = Some(buffer);
        });
    }
    report("memcpy, 64 MiB", gib(median(memcpy)), "GiB/s");
    report("memcpy to new memory, 64 MiB", gib(median(fresh)), "GiB/s");
    report("host to device, 64 MiB", gib(median(there)), "GiB/s");
    report("device to host, 64 MiB", gib(median(back)), "GiB/s");
    report("buffer over the caller's memory, 64 MiB", median(owned) * 1e6, "us");
    report("view of a buffer's memory, 64 MiB", median(view) * 1e6, "us");
}
