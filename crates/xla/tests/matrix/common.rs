//! Finding the plugins and running a test on each of them.

use std::sync::OnceLock;

use xla::provision::Provisioner;
use xla::{Client, ClientOptions, Plugin};

/// A client for each plugin, made once.
pub(crate) fn clients() -> &'static [Client] {
    static CLIENTS: OnceLock<Vec<Client>> = OnceLock::new();
    CLIENTS.get_or_init(|| {
        let list = std::env::var("XLA_TEST_PLUGINS").unwrap_or("cpu-openxla:cpu-zml:cpu-jax".into());
        let provisioner = Provisioner::from_env().on_progress(|step| eprintln!("{step}"));
        list.split(':')
            .map(|name| {
                let plugin = Plugin::load(provisioner.resolve(name).unwrap()).unwrap();
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
