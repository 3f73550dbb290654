//! The table of pretty forms.
//!
//! One row an operation, as StableHLO's and CHLO's assembly formats lay them out: the pieces up to
//! the colon, then how the types behind it are to be read. [`forms`](super::forms) follows them.

/// How an operation is written.
pub(super) struct Form {
    name: &'static str,
    pub(super) pieces: &'static [Piece],
    pub(super) types: Types,
}

/// One piece of an operation's text.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    /// `%name`.
    Operand,
    /// `%a, %b`, as many as there are.
    Operands,
    /// `(%a, %b)`.
    Parenthesised,
    /// `%a, %b, ` with a comma after each: an attribute follows.
    EachWithComma,
    /// A token.
    Token(&'static str),
    /// A word.
    Word(&'static str),
    /// `[1, 2]`.
    Integers(&'static str),
    /// A number of type i64.
    Integer(&'static str),
    /// A number of type i32.
    Integer32(&'static str),
    /// A bare word that stands for `#stablehlo<enum WORD>`: attribute, enum.
    Enum(&'static str, &'static str),
    /// `, WORD`, if there is a comma: attribute, enum.
    OptionalEnum(&'static str, &'static str),
    /// `, word = value`, if there is a comma: word, attribute.
    OptionalAttribute(&'static str, &'static str),
    /// `"text"`.
    Text(&'static str),
    /// `@name` that becomes a string.
    Target(&'static str),
    /// `@name`.
    Symbol(&'static str),
    /// `{a = b}`, if it is there.
    Dictionary,
    /// `[0:2, 1:8:2]`.
    Ranges,
    /// `e8m10`.
    Format,
    /// `batching_dims = [0] x [0], contracting_dims = [2] x [1]` and what may follow.
    DotDimensions,
    /// `, precision = [DEFAULT, HIGH]` and `, algorithm = <...>`, each if it is there.
    Precision,
    /// `dense<...> : type` that becomes the attribute `value`.
    Value,
}

/// What stands behind the colon.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Types {
    /// `(types) -> types`.
    Function,
    /// One type for all operands and the result, or `(types) -> types`.
    Same,
    /// The result type; no operands.
    Result,
    /// `type, ... -> type`.
    Arrow,
    /// The operands' types; no results. Nothing if there are no operands.
    Operands,
    /// The operands' types, which are the results' too. Nothing if there are no operands.
    Pairwise,
    /// Condition and value, or `(types) -> types`.
    Select,
    /// The tuple.
    Tuple,
    /// One type for all operands; no results.
    Both,
    /// Nothing: the operand has the type of the attribute `value`; no results.
    Value,
    /// The complex result, or `(types) -> types`.
    Complex,
}

use Piece::*;

const UNARY: &[Piece] = &[Operand, Dictionary];
const BINARY: &[Piece] = &[Operand, Token(","), Operand, Dictionary];
const CLOSE: &[Piece] =
    &[Operand, Token(","), Operand, OptionalAttribute("tolerance", "tolerance"), Dictionary];
const CLOSE_TO_VALUE: &[Piece] =
    &[Operand, Token(","), Value, OptionalAttribute("tolerance", "tolerance"), Dictionary];
const LIST: &[Piece] = &[Operands, Dictionary];

const fn row(name: &'static str, pieces: &'static [Piece], types: Types) -> Form {
    Form { name, pieces, types }
}

/// Sorted by name.
static FORMS: &[Form] = &[
    row("check.expect_almost_eq", CLOSE, Types::Both),
    row("check.expect_almost_eq_const", CLOSE_TO_VALUE, Types::Value),
    row(
        "check.expect_close",
        &[
            Operand,
            Token(","),
            Operand,
            Token(","),
            Word("max_ulp_difference"),
            Token("="),
            Integer("max_ulp_difference"),
            OptionalAttribute("min_ulp_difference", "min_ulp_difference"),
        ],
        Types::Operands,
    ),
    row("check.expect_eq", BINARY, Types::Both),
    row("check.expect_eq_const", &[Operand, Token(","), Value, Dictionary], Types::Value),
    row("chlo.mulhi", BINARY, Types::Arrow),
    row("chlo.next_after", BINARY, Types::Arrow),
    row("chlo.polygamma", BINARY, Types::Arrow),
    row("chlo.zeta", BINARY, Types::Arrow),
    row("func.call", &[Symbol("callee"), Parenthesised, Dictionary], Types::Function),
    row("func.return", LIST, Types::Operands),
    row("stablehlo.after_all", LIST, Types::Same),
    row("stablehlo.bitcast_convert", LIST, Types::Function),
    row(
        "stablehlo.broadcast",
        &[Operand, Token(","), Word("sizes"), Token("="), Integers("broadcast_sizes"), Dictionary],
        Types::Function,
    ),
    row(
        "stablehlo.broadcast_in_dim",
        &[Operand, Token(","), Word("dims"), Token("="), Integers("broadcast_dimensions"), Dictionary],
        Types::Function,
    ),
    row("stablehlo.cholesky", &[Operand, OptionalAttribute("lower", "lower"), Dictionary], Types::Same),
    row("stablehlo.clamp", LIST, Types::Same),
    row(
        "stablehlo.compare",
        &[
            Enum("comparison_direction", "comparison_direction"),
            Token(","),
            Operand,
            Token(","),
            Operand,
            OptionalEnum("compare_type", "comparison_type"),
            Dictionary,
        ],
        Types::Function,
    ),
    row("stablehlo.complex", LIST, Types::Complex),
    row(
        "stablehlo.concatenate",
        &[EachWithComma, Word("dim"), Token("="), Integer("dimension"), Dictionary],
        Types::Function,
    ),
    row("stablehlo.create_token", &[Dictionary], Types::Result),
    row("stablehlo.custom_call", &[Target("call_target_name"), Parenthesised, Dictionary], Types::Function),
    row("stablehlo.dot", &[Operand, Token(","), Operand, Precision, Dictionary], Types::Function),
    row(
        "stablehlo.dot_general",
        &[Operand, Token(","), Operand, Token(","), DotDimensions, Precision, Dictionary],
        Types::Function,
    ),
    row(
        "stablehlo.dynamic_broadcast_in_dim",
        &[
            Operand,
            Token(","),
            Operand,
            Token(","),
            Word("dims"),
            Token("="),
            Integers("broadcast_dimensions"),
            Dictionary,
        ],
        Types::Function,
    ),
    row(
        "stablehlo.dynamic_iota",
        &[Operand, Token(","), Word("dim"), Token("="), Integer("iota_dimension"), Dictionary],
        Types::Function,
    ),
    row("stablehlo.dynamic_pad", LIST, Types::Function),
    row("stablehlo.dynamic_reshape", LIST, Types::Function),
    row(
        "stablehlo.dynamic_slice",
        &[EachWithComma, Word("sizes"), Token("="), Integers("slice_sizes"), Dictionary],
        Types::Function,
    ),
    row("stablehlo.dynamic_update_slice", LIST, Types::Function),
    row(
        "stablehlo.einsum",
        &[
            Operand,
            Token(","),
            Operand,
            Token(","),
            Word("config"),
            Token("="),
            Text("einsum_config"),
            Dictionary,
        ],
        Types::Function,
    ),
    row(
        "stablehlo.fft",
        &[
            Operand,
            Token(","),
            Word("type"),
            Token("="),
            Enum("fft_type", "fft_type"),
            Token(","),
            Word("length"),
            Token("="),
            Integers("fft_length"),
            Dictionary,
        ],
        Types::Function,
    ),
    row(
        "stablehlo.get_dimension_size",
        &[Operand, Token(","), Word("dim"), Token("="), Integer("dimension"), Dictionary],
        Types::Function,
    ),
    row(
        "stablehlo.get_tuple_element",
        &[Operand, Token("["), Integer32("index"), Token("]"), Dictionary],
        Types::Function,
    ),
    row("stablehlo.iota", &[Word("dim"), Token("="), Integer("iota_dimension"), Dictionary], Types::Result),
    row("stablehlo.is_finite", LIST, Types::Function),
    row("stablehlo.optimization_barrier", &[Dictionary, Operands], Types::Pairwise),
    row(
        "stablehlo.pad",
        &[
            Operand,
            Token(","),
            Operand,
            Token(","),
            Word("low"),
            Token("="),
            Integers("edge_padding_low"),
            Token(","),
            Word("high"),
            Token("="),
            Integers("edge_padding_high"),
            Token(","),
            Word("interior"),
            Token("="),
            Integers("interior_padding"),
            Dictionary,
        ],
        Types::Function,
    ),
    row("stablehlo.partition_id", &[Dictionary], Types::Result),
    row("stablehlo.real_dynamic_slice", LIST, Types::Function),
    row(
        "stablehlo.reduce_precision",
        &[Operand, Token(","), Word("format"), Token("="), Format, Dictionary],
        Types::Same,
    ),
    row("stablehlo.replica_id", &[Dictionary], Types::Result),
    row("stablehlo.reshape", LIST, Types::Function),
    row("stablehlo.return", LIST, Types::Operands),
    row(
        "stablehlo.reverse",
        &[Operand, Token(","), Word("dims"), Token("="), Integers("dimensions"), Dictionary],
        Types::Same,
    ),
    row(
        "stablehlo.rng",
        &[
            Operand,
            Token(","),
            Operand,
            Token(","),
            Operand,
            Token(","),
            Word("distribution"),
            Token("="),
            Enum("rng_distribution", "rng_distribution"),
            Dictionary,
        ],
        Types::Function,
    ),
    row(
        "stablehlo.rng_bit_generator",
        &[
            Operand,
            Token(","),
            Word("algorithm"),
            Token("="),
            Enum("rng_algorithm", "rng_algorithm"),
            Dictionary,
        ],
        Types::Function,
    ),
    row("stablehlo.select", LIST, Types::Select),
    row(
        "stablehlo.set_dimension_size",
        &[
            Operand,
            Token(","),
            Operand,
            Token(","),
            Word("dim"),
            Token("="),
            Integer("dimension"),
            Dictionary,
        ],
        Types::Function,
    ),
    row("stablehlo.slice", &[Operand, Ranges, Dictionary], Types::Function),
    row(
        "stablehlo.transpose",
        &[Operand, Token(","), Word("dims"), Token("="), Integers("permutation"), Dictionary],
        Types::Function,
    ),
    row("stablehlo.tuple", LIST, Types::Tuple),
    row(
        "stablehlo.unary_einsum",
        &[Operand, Token(","), Word("config"), Token("="), Text("einsum_config"), Dictionary],
        Types::Function,
    ),
];

static STABLEHLO_UNARY: Form = row("", UNARY, Types::Same);
static STABLEHLO_BINARY: Form = row("", BINARY, Types::Same);
static CHLO_UNARY: Form = row("", UNARY, Types::Arrow);
static CHLO_BROADCASTING: Form = row("", LIST, Types::Function);

/// The form of an operation by its full name.
pub(super) fn find(name: &str) -> Option<&'static Form> {
    if let Ok(at) = FORMS.binary_search_by(|form| form.name.cmp(name)) {
        return FORMS.get(at);
    }
    match name.split_once('.')? {
        ("stablehlo", op) if is_unary(op) => Some(&STABLEHLO_UNARY),
        ("stablehlo", op) if is_binary(op) => Some(&STABLEHLO_BINARY),
        ("chlo", op) if op.starts_with("broadcast_") => Some(&CHLO_BROADCASTING),
        ("chlo", op) if is_chlo_unary(op) => Some(&CHLO_UNARY),
        _ => None,
    }
}

fn is_unary(op: &str) -> bool {
    matches!(
        op,
        "abs"
            | "cbrt"
            | "ceil"
            | "convert"
            | "count_leading_zeros"
            | "cosine"
            | "exponential"
            | "exponential_minus_one"
            | "floor"
            | "imag"
            | "log"
            | "log_plus_one"
            | "logistic"
            | "negate"
            | "not"
            | "popcnt"
            | "real"
            | "round_nearest_afz"
            | "round_nearest_even"
            | "rsqrt"
            | "sign"
            | "sine"
            | "sqrt"
            | "tan"
            | "tanh"
            | "uniform_quantize"
            | "uniform_dequantize"
    )
}

fn is_binary(op: &str) -> bool {
    matches!(
        op,
        "add"
            | "and"
            | "atan2"
            | "divide"
            | "maximum"
            | "minimum"
            | "multiply"
            | "or"
            | "power"
            | "remainder"
            | "shift_left"
            | "shift_right_arithmetic"
            | "shift_right_logical"
            | "subtract"
            | "xor"
    )
}

fn is_chlo_unary(op: &str) -> bool {
    matches!(
        op,
        "_asin_acos_kernel"
            | "acos"
            | "acosh"
            | "asin"
            | "asinh"
            | "atan"
            | "atanh"
            | "bessel_i1e"
            | "conj"
            | "cosh"
            | "digamma"
            | "erf"
            | "erf_inv"
            | "erfc"
            | "is_inf"
            | "is_neg_inf"
            | "is_pos_inf"
            | "lgamma"
            | "sinh"
            | "square"
            | "tan"
    )
}
