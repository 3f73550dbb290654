//! Trees: structs of arrays, whose gradients are structs of the same shape (JAX's pytrees).
//!
//! [`pytree!`](crate::pytree) declares structs that are generic in their leaves. The same struct holds types, tensors
//! of a graph, gradients, buffers or names:
//!
//! ```
//! use hlo::tree::Tree;
//! use hlo::{DType, Graph, Tensor, TensorType};
//!
//! hlo::pytree! {
//!     /// x w + b
//!     struct Linear { w, b }
//!     struct Mlp { hidden: Linear, rest: [Linear] }
//! }
//!
//! impl<'g> Linear<Tensor<'g>> {
//!     fn apply(&self, x: Tensor<'g>) -> Tensor<'g> {
//!         x.dot(self.w) + self.b
//!     }
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let linear = |i, o| Linear { w: TensorType::new(DType::F32, [i, o]), b: TensorType::new(DType::F32, [o]) };
//! let types = Mlp { hidden: linear(4, 8), rest: vec![linear(8, 8), linear(8, 1)] };
//! assert_eq!(types.names()[..3], ["hidden/w", "hidden/b", "rest/0/w"]);
//!
//! let graph = Graph::new("mlp");
//! let params = graph.parameter_tree("params", &types);
//! let x = graph.parameter("x", DType::F32, [2, 4]);
//! let (loss, grads) = graph.value_and_grad_tree(&params, |p| {
//!     let y = p.rest.iter().fold(p.hidden.apply(x), |y, layer| layer.apply(y.relu()));
//!     y.square().mean(&[0, 1])
//! });
//! let updated = params.zip(&grads, |p, g| *p - *g * 0.1)?;
//! assert_eq!(grads.rest[1].w.shape()[..], [8, 1]);
//! # Ok(())
//! # }
//! ```

use crate::{BuildError, Graph, Module, Tensor, TensorType};

/// Two trees have a different number of leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the tree has {expected} leaves, but {found} were given")]
pub struct LeavesDiffer {
    /// Leaves of the tree.
    pub expected: usize,
    /// Leaves given.
    pub found: usize,
}

/// A structure with leaves of one type. Implemented by [`pytree!`](crate::pytree), and by vectors of trees.
pub trait Tree: Sized {
    /// What sits at the ends.
    type Leaf;
    /// The same structure with other leaves.
    type With<B>: Tree<Leaf = B>;

    /// Replaces every leaf, in order, given its path below `path` (fields and positions joined by `/`).
    ///
    /// # Errors
    /// The first error of `f`.
    #[allow(clippy::type_complexity, reason = "a function of a path and a leaf; an alias would hide it")]
    fn try_map_at<B, E>(
        &self,
        path: &str,
        f: &mut dyn FnMut(&str, &Self::Leaf) -> Result<B, E>,
    ) -> Result<Self::With<B>, E>;

    /// References to the leaves, in order (`jax.tree.leaves`).
    fn leaves(&self) -> Vec<&Self::Leaf>;

    /// The leaves, in order.
    fn into_leaves(self) -> Vec<Self::Leaf>;

    /// Replaces every leaf (`jax.tree.map`).
    fn map<B>(&self, mut f: impl FnMut(&Self::Leaf) -> B) -> Self::With<B> {
        self.map_with_path(|_, leaf| f(leaf))
    }

    /// Replaces every leaf, given its path (`jax.tree.map_with_path`).
    fn map_with_path<B>(&self, mut f: impl FnMut(&str, &Self::Leaf) -> B) -> Self::With<B> {
        let mapped = self.try_map_at("", &mut |path, leaf| Ok::<_, std::convert::Infallible>(f(path, leaf)));
        match mapped {
            Ok(tree) => tree,
            Err(never) => match never {},
        }
    }

    /// Joins two trees leaf by leaf (`jax.tree.map` of two trees).
    ///
    /// # Errors
    /// If a vector in one tree is longer than in the other.
    fn zip<B, C>(
        &self,
        other: &Self::With<B>,
        mut f: impl FnMut(&Self::Leaf, &B) -> C,
    ) -> Result<Self::With<C>, LeavesDiffer> {
        let others = other.leaves();
        let mut at = 0;
        let joined = self.try_map_at("", &mut |_, leaf| {
            at += 1;
            others.get(at - 1).map(|other| f(leaf, other)).ok_or(())
        });
        let error = LeavesDiffer { expected: self.leaves().len(), found: others.len() };
        joined.ok().filter(|_| at == others.len()).ok_or(error)
    }

    /// Paths of the leaves, in order: `hidden/w`.
    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        self.map_with_path(|path, _| names.push(path.to_owned()));
        names
    }

    /// The same structure with other leaves, given in order (`jax.tree.unflatten`).
    ///
    /// # Errors
    /// If there are too few or too many.
    fn unflatten<B>(&self, leaves: impl IntoIterator<Item = B>) -> Result<Self::With<B>, LeavesDiffer> {
        let mut leaves = leaves.into_iter();
        let mut found = 0;
        let filled = self.try_map_at("", &mut |_, _| {
            let leaf = leaves.next().ok_or(())?;
            found += 1;
            Ok::<B, ()>(leaf)
        });
        let found = found + leaves.count();
        let expected = self.leaves().len();
        filled.ok().filter(|_| found == expected).ok_or(LeavesDiffer { expected, found })
    }
}

/// `path/name`.
#[doc(hidden)]
pub fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}/{name}") }
}

impl<T: Tree> Tree for Vec<T> {
    type Leaf = T::Leaf;
    type With<B> = Vec<T::With<B>>;

    fn try_map_at<B, E>(
        &self,
        path: &str,
        f: &mut dyn FnMut(&str, &Self::Leaf) -> Result<B, E>,
    ) -> Result<Self::With<B>, E> {
        self.iter().enumerate().map(|(i, tree)| tree.try_map_at(&join(path, &i.to_string()), f)).collect()
    }

    fn leaves(&self) -> Vec<&Self::Leaf> {
        self.iter().flat_map(Tree::leaves).collect()
    }

    fn into_leaves(self) -> Vec<Self::Leaf> {
        self.into_iter().flat_map(Tree::into_leaves).collect()
    }
}

impl Graph {
    /// Parameters of the given types, in the order of the leaves, named `name/path`.
    #[track_caller]
    pub fn parameter_tree<'g, T: Tree<Leaf = TensorType>>(
        &'g self,
        name: &str,
        types: &T,
    ) -> T::With<Tensor<'g>> {
        types.map_with_path(|path, ty| self.parameter(&join(name, path), ty.dtype, &ty.shape))
    }

    /// Lets the results from `first` on take over the buffers of the leaves, in order: what [`Graph::donate`] does for
    /// one.
    #[track_caller]
    pub fn donate_tree<'g, T: Tree<Leaf = Tensor<'g>>>(&'g self, params: &T, first: usize) {
        params.leaves().into_iter().zip(first..).for_each(|(leaf, result)| self.donate(*leaf, result));
    }

    /// Ends the function with the leaves as results, named by their paths, and lowers it.
    ///
    /// # Errors
    /// The first error of the building, with the place in the caller's code.
    #[track_caller]
    pub fn finish_tree<'g, T: Tree<Leaf = Tensor<'g>>>(&'g self, results: &T) -> Result<Module, BuildError> {
        let names = results.names();
        let outputs: Vec<_> =
            names.iter().map(String::as_str).zip(results.leaves().into_iter().copied()).collect();
        self.finish(&outputs)
    }

    /// Gradients of a scalar with respect to every leaf, in the structure of the parameters (`jax.grad`).
    #[track_caller]
    pub fn grad_tree<'g, T: Tree<Leaf = Tensor<'g>>>(
        &'g self,
        loss: Tensor<'g>,
        params: &T,
    ) -> T::With<Tensor<'g>> {
        let wrt: Vec<Tensor<'g>> = params.leaves().into_iter().copied().collect();
        let mut grads = self.grad(loss, &wrt).into_iter();
        // `grad` gives one tensor a leaf.
        params.map(|leaf| grads.next().unwrap_or(*leaf))
    }

    /// `f(params)` and its gradient in the structure of the parameters (`jax.value_and_grad`).
    #[track_caller]
    pub fn value_and_grad_tree<'g, T: Tree<Leaf = Tensor<'g>>>(
        &'g self,
        params: &T,
        f: impl FnOnce(&T) -> Tensor<'g>,
    ) -> (Tensor<'g>, T::With<Tensor<'g>>) {
        let loss = f(params);
        (loss, self.grad_tree(loss, params))
    }
}

/// Declares structs that are trees, generic in their leaves: see [`tree`](crate::tree).
///
/// A field is a leaf (`w`), a tree (`hidden: Linear`) or a vector of trees (`layers: [Linear]`).
#[macro_export]
macro_rules! pytree {
    (@type $leaf:ident) => { $leaf };
    (@type $leaf:ident [$tree:ident]) => { ::std::vec::Vec<$tree<$leaf>> };
    (@type $leaf:ident $tree:ident) => { $tree<$leaf> };
    (@map $field:expr, $path:expr, $f:ident) => { $f($path, $field)? };
    (@map $field:expr, $path:expr, $f:ident, $kind:tt) => { $crate::tree::Tree::try_map_at($field, $path, $f)? };
    (@push $leaves:ident, $method:ident, $field:expr) => { $leaves.push($field) };
    (@push $leaves:ident, $method:ident, $field:expr, $kind:tt) => {
        $leaves.extend($crate::tree::Tree::$method($field))
    };
    ($($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field:ident $(: $kind:tt)?),* $(,)?
    })+) => {$(
        $(#[$meta])*
        $vis struct $name<A> {
            $($(#[$field_meta])* $vis $field: $crate::pytree!(@type A $($kind)?),)*
        }

        // Not derived: `derive` refuses generic structs whose fields' types come from a macro.
        impl<A: ::core::clone::Clone> ::core::clone::Clone for $name<A> {
            fn clone(&self) -> Self {
                $name { $($field: ::core::clone::Clone::clone(&self.$field),)* }
            }
        }

        impl<A: ::core::fmt::Debug> ::core::fmt::Debug for $name<A> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(stringify!($name))$(.field(stringify!($field), &self.$field))*.finish()
            }
        }

        impl<A: ::core::cmp::PartialEq> ::core::cmp::PartialEq for $name<A> {
            fn eq(&self, other: &Self) -> bool {
                true $(&& self.$field == other.$field)*
            }
        }

        impl<A> $crate::tree::Tree for $name<A> {
            type Leaf = A;
            type With<B> = $name<B>;

            fn try_map_at<B, E>(
                &self,
                path: &str,
                f: &mut dyn ::core::ops::FnMut(&str, &A) -> ::core::result::Result<B, E>,
            ) -> ::core::result::Result<$name<B>, E> {
                ::core::result::Result::Ok($name {
                    $($field: $crate::pytree!(
                        @map &self.$field, &$crate::tree::join(path, stringify!($field)), f $(, $kind)?
                    ),)*
                })
            }

            fn leaves(&self) -> ::std::vec::Vec<&A> {
                let mut leaves = ::std::vec::Vec::new();
                $($crate::pytree!(@push leaves, leaves, &self.$field $(, $kind)?);)*
                leaves
            }

            fn into_leaves(self) -> ::std::vec::Vec<A> {
                let mut leaves = ::std::vec::Vec::new();
                $($crate::pytree!(@push leaves, into_leaves, self.$field $(, $kind)?);)*
                leaves
            }
        }
    )+};
}
