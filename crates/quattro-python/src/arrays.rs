//! NumPy arrays that belong to the caller: checked, and used where they are.

use numpy::{
    BorrowError, Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn,
    PyUntypedArrayMethods,
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

fn array<'a, 'py, T: Named>(
    value: &'a Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
    let array = value.cast::<PyArrayDyn<T>>().map_err(|_| {
        let found = value
            .getattr("dtype")
            .and_then(|dtype| dtype.str())
            .map_or_else(|_| value.get_type().to_string(), |dtype| format!("an array of {dtype}"));
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
    Ok(array)
}

/// An array to be written to.
pub(crate) fn writable<'py, T: Named>(
    value: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    array::<T>(value, name, shape)?.try_readwrite().map_err(|error| borrowed(name, error))
}

/// An array to be read.
pub(crate) fn readable<'py, T: Named>(
    value: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    array::<T>(value, name, shape)?.try_readonly().map_err(|error| borrowed(name, error))
}

fn borrowed(name: &str, error: BorrowError) -> PyErr {
    PyValueError::new_err(match error {
        BorrowError::NotWriteable => format!("`{name}` is read-only"),
        _ => format!("`{name}` is being used by another call, or shares its memory with another array"),
    })
}
