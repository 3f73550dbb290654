//! The two types that this crate registers with each plugin's FFI: handler states and user data.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{PoisonError, RwLock};

use pjrt_sys::*;

use crate::callback;
use crate::error::{Code, Error, Result};
use crate::ffi::api::{FfiApi, ffi_call};

/// What the FFI keeps for a call site between its stages.
pub(crate) struct State(pub(crate) Box<dyn Any + Send + Sync>);

/// Values by type, for the handlers of one execution.
#[derive(Default)]
pub(crate) struct UserData(HashMap<TypeId, Box<dyn Any + Send + Sync>>);

impl UserData {
    pub(crate) fn insert<T: Any + Send + Sync>(&mut self, value: T) {
        self.0.insert(TypeId::of::<T>(), Box::new(value));
    }

    pub(crate) fn get<T: Any>(&self) -> Option<&T> {
        self.0.get(&TypeId::of::<T>())?.downcast_ref()
    }
}

#[derive(Clone, Copy)]
struct Registered {
    api: FfiApi,
    state: XLA_FFI_TypeId,
    user_data: XLA_FFI_TypeId,
}

static REGISTERED: RwLock<Vec<Registered>> = RwLock::new(Vec::new());

/// Registers both types with a plugin, once.
pub(crate) fn register(api: FfiApi) -> Result<()> {
    let mut all = REGISTERED.write().unwrap_or_else(PoisonError::into_inner);
    if all.iter().any(|r| r.api == api) {
        return Ok(());
    }
    let state = register_type(api, "xla::ffi::State", Some(delete_state))?;
    let user_data = register_type(api, "xla::ffi::UserData", Some(keep))?;
    all.push(Registered { api, state, user_data });
    Ok(())
}

fn register_type(
    api: FfiApi,
    name: &str,
    deleter: Option<unsafe extern "C" fn(*mut c_void)>,
) -> Result<XLA_FFI_TypeId> {
    let mut info = XLA_FFI_TypeInfo::zeroed();
    info.struct_size = XLA_FFI_TypeInfo::STRUCT_SIZE;
    info.deleter = deleter;
    // Zero asks XLA to choose an id.
    let mut type_id = XLA_FFI_TypeId::zeroed();
    let mut args = XLA_FFI_Type_Register_Args::zeroed();
    args.struct_size = XLA_FFI_Type_Register_Args::STRUCT_SIZE;
    args.name.ptr = name.as_ptr().cast();
    args.name.len = name.len();
    args.type_id = &raw mut type_id;
    args.type_info = &raw const info;
    // SAFETY: name, id and info live for the call; XLA copies them.
    unsafe { ffi_call!(api, XLA_FFI_Type_Register, args) }
        .map_err(|e| e.context(format!("registering the FFI type {name}")))?;
    Ok(type_id)
}

/// Deleter of a state: XLA calls it once, when the call site is destroyed.
unsafe extern "C" fn delete_state(state: *mut c_void) {
    // SAFETY: the pointer came from `Box::into_raw` in the instantiate stage.
    let state = unsafe { Box::from_raw(state.cast::<State>()) };
    callback::release("the state of a custom call", state);
}

/// User data belong to the execution's context, which frees them.
unsafe extern "C" fn keep(_: *mut c_void) {}

fn registered(api: FfiApi) -> Result<Registered> {
    let all = REGISTERED.read().unwrap_or_else(PoisonError::into_inner);
    all.iter()
        .find(|r| r.api == api)
        .copied()
        .ok_or_else(|| Error::new(Code::Internal, "the FFI types are not registered with this plugin"))
}

pub(crate) fn state(api: FfiApi) -> Result<XLA_FFI_TypeId> {
    Ok(registered(api)?.state)
}

pub(crate) fn user_data(api: FfiApi) -> Result<XLA_FFI_TypeId> {
    Ok(registered(api)?.user_data)
}
