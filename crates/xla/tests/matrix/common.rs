//! Finding the plugins and running a test on each of them.

use std::sync::OnceLock;

use xla::{Client, ClientOptions, Plugin};

/// A client for each plugin, made once.
pub(crate) fn clients() -> &'static [Client] {
    static CLIENTS: OnceLock<Vec<Client>> = OnceLock::new();
    CLIENTS.get_or_init(|| {
        if std::env::var("XLA_TEST_SKIP").is_ok_and(|v| v == "1") {
            return Vec::new();
        }
        let list = std::env::var("XLA_TEST_PLUGINS").expect(
            "set XLA_TEST_PLUGINS to the plugins' files, separated by colons (`maxtext plugin install cpu` \
             prints one), or XLA_TEST_SKIP=1 to skip these tests",
        );
        std::env::split_paths(&list)
            .map(|path| {
                let plugin = Plugin::load(path).unwrap();
                Client::new(&plugin, &ClientOptions::new()).unwrap()
            })
            .collect()
    })
}

/// Runs `test` on each plugin; a panic names the plugin.
pub(crate) fn on_each(test: impl Fn(&Client)) {
    for client in clients() {
        eprintln!("on {:?}", client.plugin());
        test(client);
    }
}
