//! NumPy arrays that belong to the caller: checked, and used where they are.

use std::ops::Range;

use numpy::{
    BorrowError, Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn,
    PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// An element type as NumPy calls it.
pub(crate) trait Named: Element {
    const NAME: &'static str;
}

impl Named for u8 {
    const NAME: &'static str = "uint8";
}

impl Named for bool {
    const NAME: &'static str = "bool";
}

impl Named for f32 {
    const NAME: &'static str = "float32";
}

impl Named for i64 {
    const NAME: &'static str = "int64";
}

/// The arrays of one call, of which no two may share memory.
#[derive(Default)]
pub(crate) struct Arrays {
    /// Where each lies.
    taken: Vec<(&'static str, Range<usize>)>,
}

impl Arrays {
    fn take<'a, 'py, T: Named>(
        &mut self,
        value: &'a Bound<'py, PyAny>,
        name: &'static str,
        shape: &[usize],
    ) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
        let array = checked(value, name, shape)?;
        let start = array.data() as usize;
        let place = start..start + array.len() * size_of::<T>();
        // NumPy knows what arrays were made from only as long as NumPy made them, so addresses are compared.
        let shared = self.taken.iter().find(|(_, other)| place.start < other.end && other.start < place.end);
        if let Some((other, _)) = shared {
            return Err(PyValueError::new_err(format!("`{name}` shares its memory with `{other}`")));
        }
        self.taken.push((name, place));
        Ok(array)
    }

    /// An array to be written to.
    pub(crate) fn writable<'py, T: Named>(
        &mut self,
        value: &Bound<'py, PyAny>,
        name: &'static str,
        shape: &[usize],
    ) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
        self.take::<T>(value, name, shape)?.try_readwrite().map_err(|error| borrowed(name, error))
    }

    /// An array of truths to be written to. NumPy takes every byte for one, Rust only 0 and 1.
    pub(crate) fn truths<'py>(
        &mut self,
        value: &Bound<'py, PyAny>,
        name: &'static str,
        shape: &[usize],
    ) -> PyResult<PyReadwriteArrayDyn<'py, bool>> {
        let array = self.take::<bool>(value, name, shape)?;
        let bytes = array.call_method1("view", (u8::NAME,))?.cast_into::<PyArrayDyn<u8>>()?;
        if bytes
            .try_readonly()
            .map_err(|error| borrowed(name, error))?
            .as_slice()?
            .iter()
            .any(|byte| *byte > 1)
        {
            return Err(PyValueError::new_err(format!(
                "`{name}` holds bytes that are neither true nor false"
            )));
        }
        array.try_readwrite().map_err(|error| borrowed(name, error))
    }

    /// An array to be read.
    pub(crate) fn readable<'py, T: Named>(
        &mut self,
        value: &Bound<'py, PyAny>,
        name: &'static str,
        shape: &[usize],
    ) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
        self.take::<T>(value, name, shape)?.try_readonly().map_err(|error| borrowed(name, error))
    }
}

/// An array of this type and shape, row after row.
fn checked<'a, 'py, T: Named>(
    value: &'a Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
    let array = value.cast::<PyArrayDyn<T>>().map_err(|_| {
        let found = match value.cast::<PyUntypedArray>() {
            Ok(array) => format!("an array of {}", array.dtype()),
            Err(_) => value.get_type().to_string(),
        };
        PyTypeError::new_err(format!("`{name}` must be a NumPy array of {}, not {found}", T::NAME))
    })?;
    if array.shape() != shape {
        let (found, expected) = (array.shape(), shape);
        return Err(PyValueError::new_err(format!(
            "`{name}` has the shape {found:?} instead of {expected:?}"
        )));
    }
    if !array.is_c_contiguous() {
        return Err(PyValueError::new_err(format!("`{name}` is not contiguous in C order")));
    }
    if !(array.data() as usize).is_multiple_of(align_of::<T>()) {
        return Err(PyValueError::new_err(format!("`{name}` does not begin at a multiple of its item size")));
    }
    Ok(array)
}

fn borrowed(name: &str, error: BorrowError) -> PyErr {
    PyValueError::new_err(match error {
        BorrowError::NotWriteable => format!("`{name}` is read-only"),
        _ => format!("`{name}` is being used by another call"),
    })
}

/// What every call writes: observations, masks, rewards, dones.
pub(crate) type Given<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

/// How large these arrays are.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) games: usize,
    /// Bytes of an observation.
    pub(crate) observation: usize,
    pub(crate) actions: usize,
    /// Results that are told of each game, or `None` for one number that stands alone.
    pub(crate) players: Option<usize>,
}

/// The same, checked.
pub(crate) struct Outputs<'py> {
    observations: PyReadwriteArrayDyn<'py, u8>,
    masks: PyReadwriteArrayDyn<'py, u8>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    dones: PyReadwriteArrayDyn<'py, bool>,
}

/// The same as slices.
pub(crate) struct Slices<'a> {
    pub(crate) observations: &'a mut [u8],
    pub(crate) masks: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) dones: &'a mut [bool],
}

impl<'py> Outputs<'py> {
    pub(crate) fn checked(given: &Given<'py>, sizes: &Sizes, arrays: &mut Arrays) -> PyResult<Outputs<'py>> {
        let (observations, masks, rewards, dones) = given;
        let Sizes { games, observation, actions, players } = *sizes;
        let rewarded = players.map_or(vec![games], |players| vec![games, players]);
        Ok(Outputs {
            observations: arrays.writable(observations, "observations", &[games, observation])?,
            masks: arrays.writable(masks, "masks", &[games, actions])?,
            rewards: arrays.writable(rewards, "rewards", &rewarded)?,
            dones: arrays.truths(dones, "dones", &[games])?,
        })
    }

    pub(crate) fn slices(&mut self) -> PyResult<Slices<'_>> {
        Ok(Slices {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            rewards: self.rewards.as_slice_mut()?,
            dones: self.dones.as_slice_mut()?,
        })
    }
}
