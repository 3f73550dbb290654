//! Where a layer is: its parameters, its name, the configuration.

use std::collections::BTreeMap;

use hlo::random::Key;
use hlo::{Graph, ScanInput, ScopeGuard, Tensor};

use super::{LlamaConfig, quantization};

/// Parameters by `/`-joined path.
pub type Params<'g> = BTreeMap<String, Tensor<'g>>;

/// A named place in the model. Entering a child names the operations built there and resolves its parameters.
pub struct Scope<'m, 'g> {
    /// The graph.
    pub graph: &'g Graph,
    /// Sizes and switches.
    pub config: &'m LlamaConfig,
    params: &'m Params<'g>,
    path: String,
    rounding_key: Option<Key<'g>>,
    _guard: Option<ScopeGuard<'g>>,
}

impl<'m, 'g> Scope<'m, 'g> {
    /// The root of the model.
    pub fn root(graph: &'g Graph, config: &'m LlamaConfig, params: &'m Params<'g>) -> Self {
        Scope { graph, config, params, path: String::new(), rounding_key: None, _guard: None }
    }

    /// The same place with other parameters: inside a scan the layer's slices stand for the stacked arrays.
    pub(crate) fn with_params<'n>(&self, params: &'n Params<'g>) -> Scope<'n, 'g>
    where
        'm: 'n,
    {
        Scope {
            graph: self.graph,
            config: self.config,
            params,
            path: self.path.clone(),
            rounding_key: self.rounding_key,
            _guard: None,
        }
    }

    /// The same place with another key for the rounding of gradients.
    pub fn with_rounding_key(mut self, key: Option<Key<'g>>) -> Self {
        self.rounding_key = key;
        self
    }

    /// The key from which the layers here derive the random bits that round gradients.
    pub(crate) fn rounding_key(&self) -> Option<Key<'g>> {
        self.rounding_key
    }

    /// A child place.
    pub fn enter(&self, name: &str) -> Scope<'m, 'g> {
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}/{name}", self.path) };
        Scope {
            graph: self.graph,
            config: self.config,
            params: self.params,
            path,
            rounding_key: self.rounding_key,
            _guard: Some(self.graph.scope(name)),
        }
    }

    /// The arrays below this place, to be scanned over layers, and their paths.
    pub(crate) fn stacked(&self) -> (Vec<String>, Vec<ScanInput<'g>>) {
        let prefix = format!("{}/", self.path);
        let axis = |path: &str| match quantization::is_quantizer(path) {
            true => 0,
            false => self.config.param_scan_axis,
        };
        let below = self.params.iter().filter(|(path, _)| path.starts_with(&prefix));
        below.map(|(path, t)| (path.clone(), ScanInput { array: *t, axis: axis(path) })).unzip()
    }

    /// `/`-joined path.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// A parameter of this place, in its stored type.
    #[track_caller]
    pub fn param(&self, name: &str) -> Tensor<'g> {
        let path = format!("{}/{name}", self.path);
        match self.params.get(&path) {
            Some(tensor) => *tensor,
            None => {
                self.graph.record_error("param", format!("there is no parameter {path}"));
                self.graph.zeros(self.config.weight_dtype, [1])
            }
        }
    }

    /// Constrains the layout of an activation by its logical axes.
    #[track_caller]
    pub fn shard(&self, x: Tensor<'g>, logical_axes: &[&'static str]) -> Tensor<'g> {
        match self.config.rules.sharding(logical_axes) {
            Some(sharding) => x.with_sharding_constraint(sharding),
            None => x,
        }
    }
}
