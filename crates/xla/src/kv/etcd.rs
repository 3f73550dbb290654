//! A store in etcd.

use std::fmt;
use std::future::Future;
use std::time::Duration;

use etcd_client::{Client, ConnectOptions, EventType, WatchOptions};
use tokio::runtime::{Builder, Runtime};

use super::{KeyValueStore, shown};
use crate::{Code, Error, Result};

/// A store in an etcd cluster. All keys lie below a prefix, so that several jobs can share the cluster.
pub struct EtcdStore {
    client: Client,
    prefix: Vec<u8>,
    endpoints: String,
    /// Longest time for one answer of the server; waiting for a key is not counted.
    limit: Duration,
    runtime: Runtime,
}

impl fmt::Debug for EtcdStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EtcdStore({}, {})", self.endpoints, shown(&self.prefix))
    }
}

impl EtcdStore {
    /// Connects to a cluster by its client endpoints, such as `http://10.0.0.1:2379`. `prefix` must be the same in all
    /// processes of a job and new for each run, for instance `/maxtext/<job id>/`: what an earlier run left under
    /// it would be taken for this run's. No answer within `limit` is an error.
    ///
    /// # Errors
    /// `Unavailable` when no endpoint answers in time, `Internal` when no thread can be started.
    pub fn connect(endpoints: &[&str], prefix: &str, limit: Duration) -> Result<Self> {
        let joined = endpoints.join(",");
        let runtime = Builder::new_multi_thread().worker_threads(1).thread_name("etcd").enable_all().build();
        let runtime =
            runtime.map_err(|error| Error::new(Code::Internal, format!("starting a thread: {error}")))?;
        let options = ConnectOptions::new().with_connect_timeout(limit);
        let connect = async {
            let mut client = Client::connect(endpoints, Some(options)).await?;
            // Connecting is lazy: only a question shows whether somebody is there.
            client.get(prefix, None).await?;
            Ok(client)
        };
        let client = runtime.block_on(within(limit, &joined, connect))?;
        Ok(Self { client, prefix: prefix.as_bytes().to_vec(), endpoints: joined, limit, runtime })
    }

    fn key(&self, key: &[u8]) -> Vec<u8> {
        [self.prefix.as_slice(), key].concat()
    }

    /// The value if there is one, and the revision that this is true for.
    async fn read(&self, key: &[u8]) -> Result<(Option<Vec<u8>>, i64)> {
        let mut client = self.client.clone();
        let answer = within(self.limit, &self.endpoints, client.get(key, None)).await?;
        let revision = answer.header().map_or(0, etcd_client::ResponseHeader::revision);
        Ok((answer.kvs().first().map(|pair| pair.value().to_vec()), revision))
    }

    /// Waits until somebody writes the key. The watch starts at the revision after the read, so that a write in
    /// between is not missed.
    async fn wait(&self, key: Vec<u8>) -> Result<Vec<u8>> {
        let (value, revision) = self.read(&key).await?;
        if let Some(value) = value {
            return Ok(value);
        }
        let options = WatchOptions::new().with_start_revision(revision + 1);
        let mut client = self.client.clone();
        let mut watch = within(self.limit, &self.endpoints, client.watch(key.clone(), Some(options))).await?;
        let lost = |error: String| unavailable(&self.endpoints, &error);
        while let Some(answer) = watch.message().await.map_err(|error| lost(error.to_string()))? {
            let puts = answer.events().iter().filter(|event| event.event_type() == EventType::Put);
            if let Some(pair) = puts.filter_map(etcd_client::Event::kv).next_back() {
                return Ok(pair.value().to_vec());
            }
        }
        Err(lost("the watch ended".to_owned()))
    }
}

impl KeyValueStore for EtcdStore {
    fn get(&self, key: &[u8], timeout: Duration) -> Result<Vec<u8>> {
        let waited = async { tokio::time::timeout(timeout, self.wait(self.key(key))).await };
        self.runtime.block_on(waited).unwrap_or_else(|_| {
            let text = format!("nobody wrote '{}' within {} ms", shown(key), timeout.as_millis());
            Err(Error::new(Code::DeadlineExceeded, text))
        })
    }

    fn try_get(&self, key: &[u8]) -> Result<Vec<u8>> {
        let (value, _) = self.runtime.block_on(self.read(&self.key(key)))?;
        value.ok_or_else(|| Error::new(Code::NotFound, format!("there is no '{}'", shown(key))))
    }

    fn put(&self, key: &[u8], value: &[u8]) -> Result<()> {
        let mut client = self.client.clone();
        self.runtime
            .block_on(within(self.limit, &self.endpoints, client.put(self.key(key), value, None)))
            .map(|_| ())
    }
}

async fn within<T>(
    limit: Duration,
    endpoints: &str,
    answer: impl Future<Output = Result<T, etcd_client::Error>>,
) -> Result<T> {
    match tokio::time::timeout(limit, answer).await {
        Ok(answered) => answered.map_err(|error| unavailable(endpoints, &error.to_string())),
        Err(_) => Err(unavailable(endpoints, &format!("no answer within {} ms", limit.as_millis()))),
    }
}

fn unavailable(endpoints: &str, reason: &str) -> Error {
    Error::new(Code::Unavailable, format!("etcd at {endpoints}: {reason}"))
}
