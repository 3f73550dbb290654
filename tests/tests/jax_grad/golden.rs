//! The stored arrays.

use std::collections::BTreeSet;
use std::path::Path;

use safetensors::{Dtype, SafeTensors};

/// All arrays of a file of `tests/golden/grad`.
pub(crate) struct Goldens(Vec<u8>);

/// An argument of a function.
pub(crate) struct Argument {
    pub(crate) shape: Vec<i64>,
    pub(crate) values: Vec<f64>,
    /// Whether it is a float, with a gradient, or an integer.
    pub(crate) float: bool,
}

/// One function's arrays.
pub(crate) struct Case {
    pub(crate) arguments: Vec<Argument>,
    value: Vec<f64>,
    /// In the order of the float arguments.
    gradients: Vec<Vec<f64>>,
}

impl Case {
    /// The value and the gradients, with names for messages.
    pub(crate) fn results(&self) -> Vec<(String, &[f64])> {
        let gradients = self.gradients.iter().enumerate();
        let named = gradients.map(|(i, gradient)| (format!("gradient {i}"), &gradient[..]));
        [("value".to_owned(), &self.value[..])].into_iter().chain(named).collect()
    }
}

impl Goldens {
    pub(crate) fn load(file: &str) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/grad").join(file);
        Goldens(std::fs::read(path).unwrap())
    }

    fn arrays(&self) -> SafeTensors<'_> {
        SafeTensors::deserialize(&self.0).unwrap()
    }

    /// Names of the functions.
    pub(crate) fn names(&self) -> BTreeSet<String> {
        let arrays = self.arrays();
        let names = arrays.names();
        names.iter().map(|name| name.split_once('/').unwrap().0.to_owned()).collect()
    }

    pub(crate) fn case(&self, name: &str) -> Case {
        let arrays = self.arrays();
        let read = |what: &str| arrays.tensor(&format!("{name}/{what}")).ok().map(|view| argument(&view));
        let mut case =
            Case { arguments: Vec::new(), value: read("y").unwrap().values, gradients: Vec::new() };
        while let Some(argument) = read(&format!("x{}", case.arguments.len())) {
            if argument.float {
                let gradient = read(&format!("dx{}", case.arguments.len())).unwrap();
                assert_eq!(gradient.shape, argument.shape);
                case.gradients.push(gradient.values);
            }
            case.arguments.push(argument);
        }
        case
    }
}

fn argument(view: &safetensors::tensor::TensorView<'_>) -> Argument {
    let shape = view.shape().iter().map(|size| *size as i64).collect();
    let float = view.dtype() == Dtype::F64;
    let values = match view.dtype() {
        Dtype::F64 => view.data().chunks(8).map(|b| f64::from_le_bytes(b.try_into().unwrap())).collect(),
        Dtype::I32 => {
            view.data().chunks(4).map(|b| f64::from(i32::from_le_bytes(b.try_into().unwrap()))).collect()
        }
        other => panic!("{other:?}"),
    };
    Argument { shape, values, float }
}
