//! TensorBoard event files: TFRecord framing around `tensorflow.Event` messages.
//!
//! Record format (TensorFlow's TFRecord): length as u64 little-endian, its masked CRC-32C, the payload, the payload's
//! masked CRC-32C. The mask is a rotation by 15 bits plus a constant.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use prost::Message;

/// `tensorflow.Event`, the fields that scalars and text need.
#[derive(Clone, PartialEq, Message)]
struct Event {
    #[prost(double, tag = "1")]
    wall_time: f64,
    #[prost(int64, tag = "2")]
    step: i64,
    #[prost(oneof = "What", tags = "3, 5")]
    what: Option<What>,
}

#[derive(Clone, PartialEq, prost::Oneof)]
enum What {
    #[prost(string, tag = "3")]
    FileVersion(String),
    #[prost(message, tag = "5")]
    Summary(Summary),
}

#[derive(Clone, PartialEq, Message)]
struct Summary {
    #[prost(message, repeated, tag = "1")]
    value: Vec<Value>,
}

#[derive(Clone, PartialEq, Message)]
struct Value {
    #[prost(string, tag = "1")]
    tag: String,
    #[prost(float, optional, tag = "2")]
    simple_value: Option<f32>,
    #[prost(message, optional, tag = "8")]
    tensor: Option<TensorProto>,
    #[prost(message, optional, tag = "9")]
    metadata: Option<SummaryMetadata>,
}

#[derive(Clone, PartialEq, Message)]
struct SummaryMetadata {
    #[prost(message, optional, tag = "1")]
    plugin_data: Option<PluginData>,
}

#[derive(Clone, PartialEq, Message)]
struct PluginData {
    #[prost(string, tag = "1")]
    plugin_name: String,
}

/// `tensorflow.TensorProto` holding one string.
#[derive(Clone, PartialEq, Message)]
struct TensorProto {
    #[prost(int32, tag = "1")]
    dtype: i32,
    #[prost(bytes = "vec", repeated, tag = "8")]
    string_val: Vec<Vec<u8>>,
}

/// `DataType::DT_STRING` of TensorFlow's types.proto.
const DT_STRING: i32 = 7;

/// Writes one event file, buffered; `flush` makes the events visible to a running TensorBoard.
pub struct EventWriter {
    out: BufWriter<File>,
    path: PathBuf,
}

impl EventWriter {
    /// Creates `events.out.tfevents.SECONDS.HOST` in `dir`, making the folder where it is missing.
    ///
    /// # Errors
    /// What the file system says, when the folder or the file cannot be made.
    pub fn create(dir: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(dir)?;
        let seconds = wall_time() as u64;
        let path = dir.join(format!("events.out.tfevents.{seconds}.{}", std::process::id()));
        let mut writer = EventWriter { out: BufWriter::new(File::create(&path)?), path };
        writer.write(0, What::FileVersion("brain.Event:2".to_string()))?;
        writer.flush()?;
        Ok(writer)
    }

    /// The file being written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds scalars of one step.
    ///
    /// # Errors
    /// What the file system says.
    pub fn scalars<'a>(&mut self, step: i64, values: impl Iterator<Item = (&'a str, f32)>) -> io::Result<()> {
        let value = values
            .map(|(tag, value)| Value { tag: tag.to_string(), simple_value: Some(value), ..Value::default() })
            .collect();
        self.write(step, What::Summary(Summary { value }))
    }

    /// Adds a text entry, shown on TensorBoard's text page.
    ///
    /// # Errors
    /// What the file system says.
    pub fn text(&mut self, tag: &str, text: &str) -> io::Result<()> {
        let plugin_data = Some(PluginData { plugin_name: "text".to_string() });
        let value = Value {
            // The suffix is what TensorBoard's text plugin and other writers of text summaries use.
            tag: format!("{tag}/text_summary"),
            tensor: Some(TensorProto { dtype: DT_STRING, string_val: vec![text.as_bytes().to_vec()] }),
            metadata: Some(SummaryMetadata { plugin_data }),
            ..Value::default()
        };
        self.write(0, What::Summary(Summary { value: vec![value] }))
    }

    /// Hands buffered events to the operating system.
    ///
    /// # Errors
    /// What the file system says.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn write(&mut self, step: i64, what: What) -> io::Result<()> {
        let event = Event { wall_time: wall_time(), step, what: Some(what) };
        write_record(&mut self.out, &event.encode_to_vec())
    }
}

fn wall_time() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |elapsed| elapsed.as_secs_f64())
}

fn write_record(out: &mut impl Write, payload: &[u8]) -> io::Result<()> {
    let length = (payload.len() as u64).to_le_bytes();
    out.write_all(&length)?;
    out.write_all(&masked_crc(&length).to_le_bytes())?;
    out.write_all(payload)?;
    out.write_all(&masked_crc(payload).to_le_bytes())
}

fn masked_crc(bytes: &[u8]) -> u32 {
    crc32c::crc32c(bytes).rotate_right(15).wrapping_add(0xa282_ead8)
}
