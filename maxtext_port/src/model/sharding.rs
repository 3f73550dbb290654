//! Logical axes to mesh axes, by the configuration's rules.

use std::sync::Arc;

use hlo::Graph;
use hlo::sharding::{DimSharding, Mesh, Sharding};

use crate::config::TrainConfig;

/// `logical_axis_rules` over the mesh of the run. Axes of size 1 are left out: they split nothing.
#[derive(Clone, Debug, Default)]
pub struct AxisRules {
    rules: Vec<(String, Vec<Arc<str>>)>,
    mesh: Option<Mesh>,
}

impl AxisRules {
    /// The rules of a configuration; on one device there is nothing to shard.
    pub fn new(c: &TrainConfig) -> Self {
        let sizes = c.mesh.shape();
        let axes = c.mesh.axes.iter().zip(sizes).filter(|(_, size)| *size > 1);
        let axes: Vec<(Arc<str>, i64)> =
            axes.map(|(name, size)| (Arc::from(name.as_str()), size as i64)).collect();
        if axes.is_empty() {
            return AxisRules::default();
        }
        let mesh = Mesh { axes };
        let rules = c.logical_axis_rules.iter().map(|rule| {
            let kept = rule.mesh.iter().filter(|axis| mesh.axis_size(axis).is_some());
            (rule.logical.clone(), kept.map(|axis| Arc::from(axis.as_str())).collect())
        });
        AxisRules { rules: rules.collect(), mesh: Some(mesh) }
    }

    /// The mesh, when there is more than one device.
    pub fn mesh(&self) -> Option<&Mesh> {
        self.mesh.as_ref()
    }

    /// Number of devices.
    pub fn num_devices(&self) -> usize {
        self.mesh.as_ref().map_or(1, |m| m.num_devices() as usize)
    }

    /// Gives the mesh to a graph.
    pub(crate) fn set_mesh(&self, graph: &Graph) {
        if let Some(mesh) = &self.mesh {
            graph.set_mesh(mesh.clone());
        }
    }

    /// The sharding of a tensor by its logical axes; `None` on one device. As Flax does it, rules are tried in order
    /// and a mesh axis splits one dimension only.
    pub fn sharding(&self, logical_axes: &[&str]) -> Option<Sharding> {
        self.mesh.as_ref()?;
        let mut dims: Vec<Option<Vec<Arc<str>>>> = vec![None; logical_axes.len()];
        let mut used: Vec<Arc<str>> = Vec::new();
        for (logical, mesh_axes) in &self.rules {
            let Some(at) = logical_axes.iter().position(|l| l == logical) else { continue };
            if dims[at].is_some() || mesh_axes.iter().any(|axis| used.contains(axis)) {
                continue;
            }
            used.extend(mesh_axes.iter().cloned());
            dims[at] = Some(mesh_axes.clone());
        }
        let dims = dims.into_iter().map(|axes| DimSharding { axes: axes.unwrap_or_default(), open: false });
        Some(Sharding { dims: dims.collect() })
    }
}
