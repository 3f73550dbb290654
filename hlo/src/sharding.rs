//! Meshes and shardings, as in Shardy (`sdy`).

use std::sync::Arc;

/// Named axes of devices; device ids are row-major over the axes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mesh {
    /// (axis name, size), outermost first.
    pub axes: Vec<(Arc<str>, i64)>,
}

impl Mesh {
    /// A mesh of named axes.
    pub fn new<'a>(axes: impl IntoIterator<Item = (&'a str, i64)>) -> Self {
        Mesh { axes: axes.into_iter().map(|(n, s)| (n.into(), s)).collect() }
    }

    /// Size of an axis.
    pub fn axis_size(&self, name: &str) -> Option<i64> {
        self.axes.iter().find(|(n, _)| &**n == name).map(|(_, s)| *s)
    }

    /// Number of devices.
    pub fn num_devices(&self) -> i64 {
        self.axes.iter().fold(1, |devices: i64, (_, size)| devices.saturating_mul(*size))
    }

    /// Whether there can be such a mesh.
    pub(crate) fn check(&self) -> Result<(), String> {
        for (i, (name, size)) in self.axes.iter().enumerate() {
            if name.is_empty() {
                return Err(format!("axis {i} of the mesh has no name"));
            }
            if *size < 1 {
                return Err(format!("axis {name:?} of the mesh has size {size}; a size is at least 1"));
            }
            if self.axes[..i].iter().any(|(earlier, _)| earlier == name) {
                return Err(format!("the mesh has two axes {name:?}; rename one"));
            }
        }
        // XLA numbers devices in 32 bits.
        match self.num_devices() {
            devices if devices <= i64::from(i32::MAX) => Ok(()),
            devices => Err(format!("the mesh has {devices} devices; there can be {} at most", i32::MAX)),
        }
    }
}

/// How a tensor is laid out over a mesh: for each dimension the mesh axes that split it, major first.
///
/// `open` dimensions (Shardy's `?`) may be split further by propagation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sharding {
    /// Mesh axes of each dimension.
    pub dims: Vec<DimSharding>,
}

/// Sharding of one dimension.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct DimSharding {
    /// Mesh axes, major first.
    pub axes: Vec<Arc<str>>,
    /// Whether propagation may split it further.
    pub open: bool,
}

impl Sharding {
    /// A closed sharding from axis names: `Sharding::of([&["data"][..], &[]])`.
    pub fn of<'a>(dims: impl IntoIterator<Item = &'a [&'a str]>) -> Self {
        let dims = dims
            .into_iter()
            .map(|axes| DimSharding { axes: axes.iter().map(|a| (*a).into()).collect(), open: false })
            .collect();
        Sharding { dims }
    }

    /// Whether it suits a tensor of `rank` dimensions on a mesh.
    pub(crate) fn check(&self, rank: usize, mesh: &Mesh) -> Result<(), String> {
        if self.dims.len() != rank {
            return Err(format!("a sharding of {} dimensions does not suit rank {rank}", self.dims.len()));
        }
        let axes: Vec<_> = self.dims.iter().flat_map(|dim| &dim.axes).collect();
        for (i, axis) in axes.iter().enumerate() {
            if mesh.axis_size(axis).is_none() {
                return Err(format!("the mesh has no axis {axis}"));
            }
            if axes[..i].contains(axis) {
                return Err(format!("the sharding names axis {axis} twice"));
            }
        }
        Ok(())
    }

    /// Fully replicated, closed.
    pub fn replicated(rank: usize) -> Self {
        Sharding { dims: vec![DimSharding::default(); rank] }
    }
}

/// Shardings at the border of a manual computation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ManualSpec {
    /// Sharding of each operand.
    pub in_shardings: Vec<Sharding>,
    /// Sharding of each result.
    pub out_shardings: Vec<Sharding>,
    /// Axes that the body sees as local.
    pub manual_axes: Vec<Arc<str>>,
}
