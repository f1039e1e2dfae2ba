// Conversions between Python and the kernel that nanobind lacks.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>

#include <limits>
#include <optional>

#include "checks.hpp"

namespace fourfold {

// Returns a watcher that lets Python handle signals (Ctrl-C raises through the search) and reports progress.
inline Watcher watcher(const std::optional<nanobind::callable>& progress) {
  return [progress](const Progress& at) {
    nanobind::gil_scoped_acquire held;
    if (PyErr_CheckSignals()) throw nanobind::python_error();
    return !progress || !(*progress)(at.nodes, at.seconds, at.done, at.all).is(Py_False);
  };
}

}  // namespace fourfold

namespace nanobind::detail {

// Accepts integers of any size, so that the error for one out of range names the argument, not the type.
template <>
struct type_caster<fourfold::Integer> {
  NB_TYPE_CASTER(fourfold::Integer, const_name("int"))

  bool from_python(handle source, uint32_t, cleanup_list* cleanup) noexcept {
    // Fast path: nearly all integers are small, and nanobind reads these faster than the Python API.
    if (make_caster<std::int64_t> small; small.from_python(source, 0, cleanup)) {
      value.value = small.value;
      return true;
    }
    if (PyLong_Check(source.ptr())) return read(source.ptr());
    if (!PyIndex_Check(source.ptr())) return false;
    const object index = steal(PyNumber_Index(source.ptr()));
    if (!index.is_valid()) PyErr_Clear();
    return index.is_valid() && read(index.ptr());
  }

  static handle from_cpp(fourfold::Integer integer, rv_policy, cleanup_list*) noexcept {
    return PyLong_FromLongLong(integer.value);
  }

 private:
  bool read(PyObject* number) noexcept {
    int overflow = 0;
    value.value = PyLong_AsLongLongAndOverflow(number, &overflow);
    if (overflow > 0) value.value = std::numeric_limits<std::int64_t>::max();
    if (overflow < 0) value.value = std::numeric_limits<std::int64_t>::min();
    return true;
  }
};

}  // namespace nanobind::detail
