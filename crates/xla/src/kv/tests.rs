//! Stores behind the C functions, called as a plugin calls them.

use std::ffi::{c_char, c_int};
use std::slice;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pjrt_sys::*;

use super::*;
use crate::{Code, Error};

/// What a plugin would make of an error; the address of one of these travels as a `PJRT_Error`.
type Failure = (c_int, String);

unsafe extern "C" fn make_error(code: c_int, text: *const c_char, size: usize) -> *mut PJRT_Error {
    // SAFETY: the callbacks pass a text and its size.
    let text = unsafe { slice::from_raw_parts(text.cast::<u8>(), size) };
    let failure: Failure = (code, String::from_utf8_lossy(text).into_owned());
    Box::into_raw(Box::new(failure)).cast()
}

fn taken(error: *mut PJRT_Error) -> Result<(), Failure> {
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: `make_error` made it, and it is taken once.
    Err(*unsafe { Box::from_raw(error.cast::<Failure>()) })
}

/// The plugin's side of a client that was created with a store.
struct PluginSide {
    args: PJRT_Client_Create_Args,
    make_error: PJRT_CallbackError,
    _callbacks: Callbacks,
}

// SAFETY: the callbacks may be called from any thread; the pointers in `args` lead to `_callbacks`.
unsafe impl Sync for PluginSide {}

impl PluginSide {
    fn new(store: impl KeyValueStore + 'static) -> Self {
        let callbacks = Callbacks::new(Arc::new(store));
        let mut args = PJRT_Client_Create_Args::new();
        callbacks.fill(&mut args);
        Self { args, make_error, _callbacks: callbacks }
    }

    fn get(&self, key: &str, timeout_in_ms: c_int) -> Result<Vec<u8>, Failure> {
        let mut make_error = self.make_error;
        let mut args = PJRT_KeyValueGetCallback_Args::new();
        args.key = key.as_ptr().cast();
        args.key_size = key.len();
        args.timeout_in_ms = timeout_in_ms;
        args.callback_error = &raw mut make_error;
        args.user_arg = self.args.kv_get_user_arg;
        // SAFETY: the arguments are complete, as a plugin would pass them.
        taken(unsafe { self.args.kv_get_callback.unwrap()(&raw mut args) })?;
        Ok(value(args.value, args.value_size, args.value_deleter_callback))
    }

    fn try_get(&self, key: &str) -> Result<Vec<u8>, Failure> {
        let mut make_error = self.make_error;
        let mut args = PJRT_KeyValueTryGetCallback_Args::new();
        args.key = key.as_ptr().cast();
        args.key_size = key.len();
        args.callback_error = &raw mut make_error;
        args.user_arg = self.args.kv_try_get_user_arg;
        // SAFETY: the arguments are complete, as a plugin would pass them.
        taken(unsafe { self.args.kv_try_get_callback.unwrap()(&raw mut args) })?;
        Ok(value(args.value, args.value_size, args.value_deleter_callback))
    }

    fn put(&self, key: &str, value: &[u8]) -> Result<(), Failure> {
        let mut make_error = self.make_error;
        let mut args = PJRT_KeyValuePutCallback_Args::new();
        args.key = key.as_ptr().cast();
        args.key_size = key.len();
        args.value = value.as_ptr().cast();
        args.value_size = value.len();
        args.callback_error = &raw mut make_error;
        args.user_arg = self.args.kv_put_user_arg;
        // SAFETY: the arguments are complete, as a plugin would pass them.
        taken(unsafe { self.args.kv_put_callback.unwrap()(&raw mut args) })
    }
}

/// Copies a value and gives its memory back, as a plugin does.
fn value(data: *mut c_char, size: usize, deleter: Option<unsafe extern "C" fn(*mut c_char)>) -> Vec<u8> {
    // SAFETY: the callback set pointer and size.
    let copy = unsafe { slice::from_raw_parts(data.cast::<u8>(), size) }.to_vec();
    // SAFETY: the pointer came with this deleter and is given back once.
    unsafe { deleter.unwrap()(data) };
    copy
}

fn code(failure: &Failure) -> Code {
    Code::from_raw(failure.0)
}

/// What every store must do, seen from the plugin.
fn behaves_as_a_store(plugin: &PluginSide) {
    assert_eq!(code(&plugin.try_get("absent").unwrap_err()), Code::NotFound);

    let values: [&[u8]; 3] = [b"", b"text", &[0, 255, 0, 7]];
    for bytes in values {
        plugin.put("a/key", bytes).unwrap();
        assert_eq!(plugin.get("a/key", 1000).unwrap(), bytes);
        assert_eq!(plugin.try_get("a/key").unwrap(), bytes);
    }

    let start = Instant::now();
    let failure = plugin.get("never", 200).unwrap_err();
    assert_eq!(code(&failure), Code::DeadlineExceeded);
    assert!(failure.1.contains("'never' within 200 ms"), "{}", failure.1);
    assert!((Duration::from_millis(190)..Duration::from_secs(10)).contains(&start.elapsed()));
    assert_eq!(code(&plugin.get("never", 0).unwrap_err()), Code::DeadlineExceeded);

    // Eight readers wait for one writer, and other keys do not wake them.
    std::thread::scope(|scope| {
        let readers: Vec<_> = (0..8).map(|_| scope.spawn(|| plugin.get("late", 20_000))).collect();
        std::thread::sleep(Duration::from_millis(100));
        plugin.put("other", b"1").unwrap();
        assert!(readers.iter().all(|reader| !reader.is_finished()));
        plugin.put("late", b"now").unwrap();
        for reader in readers {
            assert_eq!(reader.join().unwrap().unwrap(), b"now");
        }
    });
}

#[test]
fn the_memory_store_behaves() {
    behaves_as_a_store(&PluginSide::new(MemoryStore::new()));
}

#[test]
fn a_panic_in_a_store_is_an_error() {
    #[derive(Debug)]
    struct Panics;
    impl KeyValueStore for Panics {
        fn get(&self, _: &[u8], _: Duration) -> crate::Result<Vec<u8>> {
            panic!("get")
        }
        fn try_get(&self, _: &[u8]) -> crate::Result<Vec<u8>> {
            Err(Error::new(Code::Unavailable, "gone"))
        }
        fn put(&self, _: &[u8], _: &[u8]) -> crate::Result<()> {
            panic!("put")
        }
    }
    let plugin = PluginSide::new(Panics);
    assert_eq!(code(&plugin.get("k", 1).unwrap_err()), Code::Internal);
    assert_eq!(code(&plugin.put("k", b"v").unwrap_err()), Code::Internal);
    assert_eq!(plugin.try_get("k").unwrap_err(), (Code::Unavailable.as_raw(), "gone".to_owned()));
}

#[test]
fn a_client_takes_a_store_and_keeps_it() {
    let path = crate::provision::Provisioner::from_env().resolve("cpu").unwrap();
    let plugin = crate::Plugin::load(path).unwrap();
    let store = Arc::new(MemoryStore::new());
    let options = crate::ClientOptions::new().key_value_store(store.clone());
    let client = crate::Client::new(&plugin, &options).unwrap();
    drop(options);
    assert_eq!(Arc::strong_count(&store), 2);
    drop(client);
    assert_eq!(Arc::strong_count(&store), 1);
}

#[cfg(feature = "etcd")]
mod with_etcd {
    use std::net::TcpListener;
    use std::process::{Child, Command, Stdio};

    use super::super::etcd::EtcdStore;
    use super::*;

    const LIMIT: Duration = Duration::from_secs(2);

    /// An etcd of its own, ended with the test.
    struct Server {
        child: Child,
        endpoint: String,
        _data: tempfile::TempDir,
    }

    impl Server {
        fn start() -> Self {
            let data = tempfile::tempdir().unwrap();
            let [client, peer] = free_ports().map(|port| format!("http://127.0.0.1:{port}"));
            let mut command = Command::new("etcd");
            command.arg("--data-dir").arg(data.path()).args(["--name", "test", "--log-level", "error"]);
            command.args(["--listen-client-urls", &client, "--advertise-client-urls", &client]);
            command.args(["--listen-peer-urls", &peer, "--initial-advertise-peer-urls", &peer]);
            command.args(["--initial-cluster", &format!("test={peer}")]);
            let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
            let child = child.expect("these tests need etcd on PATH (Debian: apt-get install etcd-server)");
            Self { child, endpoint: client, _data: data }
        }

        fn connect(&self, prefix: &str) -> EtcdStore {
            let give_up = Instant::now() + Duration::from_secs(30);
            loop {
                match EtcdStore::connect(&[&self.endpoint], prefix, LIMIT) {
                    Ok(store) => return store,
                    Err(error) if Instant::now() > give_up => panic!("{error}"),
                    Err(_) => std::thread::sleep(Duration::from_millis(100)),
                }
            }
        }

        fn kill(&mut self) {
            self.child.kill().unwrap();
            self.child.wait().unwrap();
        }
    }

    impl Drop for Server {
        fn drop(&mut self) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }

    /// Both are taken at once, so that they differ.
    fn free_ports() -> [u16; 2] {
        let listeners = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        listeners.map(|listener| listener.local_addr().unwrap().port())
    }

    #[test]
    fn etcd_behaves_as_a_store_and_keeps_jobs_apart() {
        let server = Server::start();
        let one = PluginSide::new(server.connect("/maxtext/one/"));
        behaves_as_a_store(&one);
        let two = PluginSide::new(server.connect("/maxtext/two/"));
        assert_eq!(code(&two.try_get("a/key").unwrap_err()), Code::NotFound);
        // Another process of the same job sees what this one wrote.
        let same = PluginSide::new(server.connect("/maxtext/one/"));
        assert_eq!(same.get("late", 1000).unwrap(), b"now");
    }

    #[test]
    fn a_server_that_dies_is_unavailable_and_nobody_hangs() {
        let mut server = Server::start();
        let plugin = PluginSide::new(server.connect("/job/"));
        plugin.put("k", b"v").unwrap();
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| plugin.get("late", 5_000));
            std::thread::sleep(Duration::from_millis(200));
            server.kill();
            let failure = waiting.join().unwrap().unwrap_err();
            // The connection breaks at once, or the wait runs out: an answer either way.
            assert!(matches!(code(&failure), Code::Unavailable | Code::DeadlineExceeded), "{failure:?}");
        });
        let start = Instant::now();
        for failure in [
            plugin.get("k", 60_000).unwrap_err(),
            plugin.try_get("k").unwrap_err(),
            plugin.put("k", b"w").unwrap_err(),
        ] {
            assert_eq!(code(&failure), Code::Unavailable, "{failure:?}");
            assert!(failure.1.contains(&server.endpoint), "{failure:?}");
        }
        assert!(start.elapsed() < 3 * LIMIT + Duration::from_secs(2));
    }

    #[test]
    fn no_server_is_said_with_the_endpoint() {
        let [port, _] = free_ports();
        let endpoint = format!("http://127.0.0.1:{port}");
        let error = EtcdStore::connect(&[&endpoint], "/job/", LIMIT).unwrap_err();
        assert_eq!(error.code(), Code::Unavailable);
        assert!(error.message().contains(&endpoint), "{error}");
    }

    #[test]
    fn a_server_that_never_answers_runs_into_the_limit() {
        // Accepts connections, by its backlog, and says nothing.
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let endpoint = format!("http://{}", listener.local_addr().unwrap());
        let start = Instant::now();
        let error = EtcdStore::connect(&[&endpoint], "/job/", Duration::from_millis(300)).unwrap_err();
        assert_eq!(error.code(), Code::Unavailable);
        assert!(start.elapsed() < Duration::from_secs(5));
    }
}
