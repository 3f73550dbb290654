//! `maxtext decode`: text from trained weights.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result};
use maxtext_port::config::TrainConfig;
use maxtext_port::data::tokenizer::{self, Tokenizer};
use maxtext_port::trainer::{Decoder, Program, Sampler, Session, load_params};
use xla::compile_cache::CompileCache;
use xla::{Buffer, Client};

use super::train::set_up;

/// Continues the prompt with the newest checkpoint of a run.
///
/// Keys: prompt, decode_sampling_strategy (greedy, weighted, topk, nucleus, composite), decode_sampling_temperature,
/// decode_sampling_top_k, decode_sampling_nucleus_p, max_target_length.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  maxtext decode examples/quickstart.yml prompt='fn main'")]
pub(crate) struct Args {
    /// The words that the run was trained with, and the keys above.
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// At most so many tokens after the prompt.
    #[arg(long, value_name = "TOKENS", default_value_t = 200)]
    tokens: usize,
}

pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<ExitCode> {
    let setup = match set_up(args.words)? {
        Ok(setup) => setup,
        Err(code) => return Ok(code),
    };
    let program = Program::new(&setup.train)?;
    let (step, host) = load_params(&setup.train, &program)?;
    eprintln!("weights of step {step} from {}", setup.train.checkpoint_dir.display());
    let devices = setup.client.devices()?;
    let device = devices.first().context("the plugin has no device")?;
    let buffers = program.specs.iter().zip(&host).map(|(spec, bytes)| {
        let element = xla::ElementType::ALL.iter().find(|e| e.mlir_name() == spec.dtype.mlir());
        let element = element.with_context(|| format!("{} has no element type {}", spec.path, spec.dtype))?;
        Ok(setup.client.buffer_from_bytes(bytes, *element, &spec.shape(), device)?)
    });
    let params = buffers.collect::<Result<Vec<Buffer>>>()?;
    generate(&setup.train, &program, params, &setup.client, setup.cache.as_ref(), args.tokens, out)?;
    Ok(ExitCode::SUCCESS)
}

/// Continues the prompt with the state of a run that has just ended.
pub(crate) fn sample(
    c: &TrainConfig,
    session: Session,
    client: &Client,
    cache: Option<&CompileCache>,
    tokens: usize,
    out: &mut dyn Write,
) -> Result<()> {
    let program = session.program().clone();
    generate(c, &program, session.into_params(), client, cache, tokens, out)
}

fn generate(
    c: &TrainConfig,
    program: &Program,
    params: Vec<Buffer>,
    client: &Client,
    cache: Option<&CompileCache>,
    tokens: usize,
    out: &mut dyn Write,
) -> Result<()> {
    let tokenizer = tokenizer::load(&c.data_options(false, 0, 1)?.tokenizer)?;
    let prompt = tokenizer.encode(&c.prompt).map_err(anyhow::Error::msg).context("tokenizing the prompt")?;
    let prompt: Vec<i32> = tokenizer.bos_id().filter(|_| c.add_bos).into_iter().chain(prompt).collect();
    anyhow::ensure!(!prompt.is_empty(), "the prompt is empty: set prompt=...");
    let length = c.max_target_length;
    anyhow::ensure!(
        prompt.len() < length,
        "the prompt has {} tokens, max_target_length={length} leaves no room for more",
        prompt.len()
    );
    let mut decoder = Decoder::new(client, cache, program, params, length.min(prompt.len() + tokens))?;
    let mut sampler = Sampler::new(c, 0);
    let mut shown = Shown::new(tokenizer.as_ref());
    write!(out, "{}", c.prompt)?;
    let mut logits = Vec::new();
    for id in &prompt {
        logits = decoder.feed(*id)?;
    }
    loop {
        let id = sampler.pick(&logits) as i32;
        if Some(id) == tokenizer.eos_id() {
            break;
        }
        write!(out, "{}", shown.more(id)?)?;
        out.flush()?;
        if decoder.room() == 0 {
            break;
        }
        logits = decoder.feed(id)?;
    }
    writeln!(out)?;
    Ok(())
}

/// Text of a growing list of ids, given out as soon as its characters are complete.
struct Shown<'a> {
    tokenizer: &'a dyn Tokenizer,
    ids: Vec<i32>,
    given: usize,
}

impl<'a> Shown<'a> {
    fn new(tokenizer: &'a dyn Tokenizer) -> Self {
        Shown { tokenizer, ids: Vec::new(), given: 0 }
    }

    fn more(&mut self, id: i32) -> Result<String> {
        self.ids.push(id);
        let text = self.tokenizer.decode(&self.ids).map_err(anyhow::Error::msg)?;
        // A character that spans tokens shows as a replacement until it is complete.
        if text.ends_with('\u{fffd}') {
            return Ok(String::new());
        }
        let new = text.get(self.given..).unwrap_or_default().to_owned();
        self.given = text.len();
        Ok(new)
    }
}
