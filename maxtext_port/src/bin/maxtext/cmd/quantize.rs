//! `maxtext quantize`: quantises the tensors of a file as a training recipe would, and shows what is lost.

mod copies;
mod input;
mod output;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use custom_calls::quantize::nvfp4::Blocks;
use custom_calls::recipe::{Plan, Recipe, Role};

/// Quantises the tensors of a safetensors file as a recipe would, and prints what each of them lost.
///
/// Standard output carries one row a copy: signal-to-noise ratio, largest error, the share of values stored as the
/// largest magnitude and of non-zero values that became zero, and a histogram of the stored magnitudes.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  maxtext quantize weights.safetensors --recipe te_nvfp4 --role weight --transpose --out quantized.safetensors"
)]
pub(crate) struct Args {
    /// The safetensors file; its tensors of bf16, f16 or f32 with two or more axes are quantised.
    input: PathBuf,
    /// The recipe, as in MaxText's `quantization`.
    #[arg(long)]
    recipe: Recipe,
    /// What the tensors are in a linear layer.
    #[arg(long, value_enum)]
    role: RoleName,
    /// Writes codes, scales and decoded values to this safetensors file.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Makes the column-wise copy too, as `NAME.t.*`.
    #[arg(long)]
    transpose: bool,
    /// Only tensors whose name matches this pattern (`*` and `?` as in file names); may be repeated.
    #[arg(long, value_name = "PATTERN")]
    only: Vec<glob::Pattern>,
    /// How many leading axes form the rows of the matrix; all but the last unless given.
    #[arg(long, value_name = "N")]
    row_axes: Option<usize>,
    /// Sends the column-wise copy through the Hadamard transform.
    #[arg(long, conflicts_with = "no_rht", requires = "transpose")]
    rht: bool,
    /// Leaves the Hadamard transform out.
    #[arg(long)]
    no_rht: bool,
    /// Blocks of 16 x 16.
    #[arg(long = "2d", conflicts_with = "one_d")]
    two_d: bool,
    /// Blocks of 1 x 16.
    #[arg(long = "1d")]
    one_d: bool,
    /// Rounds stochastically with threefry bits of this seed.
    #[arg(long, value_name = "SEED")]
    stochastic: Option<u64>,
    /// Prints a JSON array.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum RoleName {
    Weight,
    Activation,
    Gradient,
}

impl From<RoleName> for Role {
    fn from(name: RoleName) -> Self {
        match name {
            RoleName::Weight => Self::Weight,
            RoleName::Activation => Self::Activation,
            RoleName::Gradient => Self::Gradient,
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<ExitCode> {
    let plan = match plan(args) {
        Ok(plan) => plan,
        Err(problem) => {
            eprintln!("error: {problem}");
            return Ok(ExitCode::from(2));
        }
    };
    let seed = args.stochastic.unwrap_or(0);
    if args.stochastic.is_none() && matches!(plan, Plan::Nvfp4(plan) if plan.stochastic) {
        eprintln!("rounding gradients stochastically with seed 0; --stochastic SEED chooses another");
    }
    let file = input::File::read(&args.input)?;
    let mut copies = Vec::new();
    for tensor in file.tensors(&args.only, args.row_axes)? {
        let made = copies::quantize(&tensor, plan, args.transpose, seed)
            .with_context(|| format!("{}, tensor {}", args.input.display(), tensor.name))?;
        copies.extend(made);
    }
    if let Some(path) = &args.out {
        output::write_file(path, &copies)?;
        eprintln!("wrote {}", path.display());
    }
    if args.json {
        output::write_json(out, &copies)?
    } else {
        output::write_table(out, &copies)?
    }
    Ok(ExitCode::SUCCESS)
}

/// What the recipe gives the role, with the command line's changes.
fn plan(args: &Args) -> Result<Plan, String> {
    let mut plan = args.recipe.plan(args.role.into());
    let changes = [
        (args.rht, "--rht"),
        (args.no_rht, "--no-rht"),
        (args.two_d, "--2d"),
        (args.one_d, "--1d"),
        (args.stochastic.is_some(), "--stochastic"),
    ];
    let Plan::Nvfp4(nvfp4) = &mut plan else {
        return match changes.iter().find(|(given, _)| *given) {
            Some((_, flag)) => {
                Err(format!("{flag} is for NVFP4; {} has no such choice: leave it out", args.recipe))
            }
            None => Ok(plan),
        };
    };
    if args.two_d || args.one_d {
        nvfp4.blocks = if args.two_d { Blocks::TwoD } else { Blocks::OneD };
    }
    nvfp4.hadamard = (nvfp4.hadamard || args.rht) && !args.no_rht;
    nvfp4.stochastic |= args.stochastic.is_some();
    if args.transpose && nvfp4.hadamard && nvfp4.blocks == Blocks::TwoD {
        return Err("the Hadamard transform mixes 16 rows, which 2D blocks of one scale cannot follow: \
                    use --1d or --no-rht"
            .to_owned());
    }
    Ok(plan)
}
