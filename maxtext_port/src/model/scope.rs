//! Where a layer is: its parameters, its name, the configuration.

use std::collections::BTreeMap;

use hlo::{Graph, ScopeGuard, Tensor};

use super::LlamaConfig;

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
    _guard: Option<ScopeGuard<'g>>,
}

impl<'m, 'g> Scope<'m, 'g> {
    /// The root of the model.
    pub fn root(graph: &'g Graph, config: &'m LlamaConfig, params: &'m Params<'g>) -> Self {
        Scope { graph, config, params, path: String::new(), _guard: None }
    }

    /// The same place with other parameters: inside a scan the layer's slices stand for the stacked arrays.
    pub(crate) fn with_params<'n>(&self, params: &'n Params<'g>) -> Scope<'n, 'g>
    where
        'm: 'n,
    {
        Scope { graph: self.graph, config: self.config, params, path: self.path.clone(), _guard: None }
    }

    /// A child place.
    pub fn enter(&self, name: &str) -> Scope<'m, 'g> {
        let path = if self.path.is_empty() { name.to_owned() } else { format!("{}/{name}", self.path) };
        Scope {
            graph: self.graph,
            config: self.config,
            params: self.params,
            path,
            _guard: Some(self.graph.scope(name)),
        }
    }

    /// All parameters.
    pub(crate) fn params(&self) -> &'m Params<'g> {
        self.params
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
