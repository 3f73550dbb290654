//! Prints shardings and groups of devices.

use std::fmt::Write as _;

use super::messages::{
    CollectiveDeviceListProto, HloInstructionProto, MeshAxesReplicaGroupListProto, OpSharding, ReplicaGroup,
};

fn numbers<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}

fn tile_kind(kind: i32) -> &'static str {
    match kind {
        0 => "replicated",
        1 => "maximal",
        4 => "manual",
        5 => "unknown",
        6 => "unreduced",
        _ => "other",
    }
}

pub(super) fn print_sharding(s: &OpSharding, out: &mut String) {
    out.push('{');
    match s.r#type {
        1 => {
            let _ = write!(out, "maximal device={}", s.tile_assignment_devices.first().unwrap_or(&0));
        }
        2 => {
            for (number, element) in s.tuple_shardings.iter().enumerate() {
                if number > 0 {
                    out.push_str(", ");
                    if number.is_multiple_of(5) {
                        let _ = write!(out, "/*index={number}*/");
                    }
                }
                print_sharding(element, out);
            }
        }
        3 => print_tiles(s, out),
        kind => out.push_str(tile_kind(kind)),
    }
    out.push('}');
}

fn print_tiles(s: &OpSharding, out: &mut String) {
    let _ = write!(out, "devices=[{}]", numbers(&s.tile_assignment_dimensions));
    if s.iota_reshape_dims.is_empty() {
        out.push_str(&numbers(&s.tile_assignment_devices));
    } else {
        print_iota(&s.iota_reshape_dims, &s.iota_transpose_perm, out);
    }
    if s.replicate_on_last_tile_dim {
        out.push_str(" last_tile_dim_replicate");
    }
    if !s.last_tile_dims.is_empty() {
        let kinds: Vec<_> = s.last_tile_dims.iter().map(|kind| tile_kind(*kind)).collect();
        let _ = write!(out, " last_tile_dims={{{}}}", kinds.join(", "));
    }
}

fn print_iota(reshape: &[i64], transpose: &[i32], out: &mut String) {
    let _ = write!(out, "<=[{}]", numbers(reshape));
    let is_identity = transpose.iter().enumerate().all(|(place, dim)| i32::try_from(place) == Ok(*dim));
    if !is_identity {
        let _ = write!(out, "T({})", numbers(transpose));
    }
}

/// `, replica_groups=...` in whichever of the three forms the message has.
pub(super) fn print_groups(i: &HloInstructionProto, out: &mut String) {
    out.push_str(", replica_groups=");
    if let Some(mesh) = &i.mesh_axes_replica_group_list {
        print_mesh(mesh, out);
        return;
    }
    match &i.collective_device_list {
        Some(CollectiveDeviceListProto { iota_replica_group_list: Some(iota), .. }) => {
            let _ = write!(out, "[{},{}]", iota.num_replica_groups, iota.num_devices_per_group);
            print_iota(&iota.iota_reshape_dims, &iota.iota_transpose_perm, out);
        }
        Some(list) => print_group_list(&list.replica_groups, out),
        None => print_group_list(&i.replica_groups, out),
    }
}

fn print_group_list(groups: &[ReplicaGroup], out: &mut String) {
    let groups: Vec<_> = groups.iter().map(|group| format!("{{{}}}", numbers(&group.replica_ids))).collect();
    let _ = write!(out, "{{{}}}", groups.join(","));
}

fn print_mesh(list: &MeshAxesReplicaGroupListProto, out: &mut String) {
    let Some(mesh) = &list.mesh else {
        out.push_str("{}");
        return;
    };
    let axes: Vec<_> = mesh.axes.iter().map(|axis| format!("'{}'={}", axis.name, axis.size)).collect();
    let _ = write!(out, "mesh[{}]", axes.join(","));
    if !mesh.device_ids.is_empty() {
        let _ = write!(out, ", device_ids=({})", numbers(&mesh.device_ids));
    }
    let chosen = list.axes.iter().map(|axis| {
        let place = usize::try_from(axis.mesh_axis_index).unwrap_or(usize::MAX);
        let name = mesh.axes.get(place).map_or("?", |axis| axis.name.as_str());
        match &axis.sub_axis_info {
            Some(part) => format!("'{name}':({}){}", part.pre_size, part.size),
            None => format!("'{name}'"),
        }
    });
    let _ = write!(out, " {{{}}}", chosen.collect::<Vec<_>>().join(","));
}
