// What Python sees of the kernel. No logic here: arguments in, results out, the GIL released while counting.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "quarto/count.hpp"
#include "quarto/goal.hpp"
#include "quarto/symmetry.hpp"

namespace nb = nanobind;
using namespace nb::literals;
namespace quarto = fourfold::quarto;

NB_MODULE(_native, m) {
  m.def("quarto_lines", &quarto::lines, "blocks"_a);
  m.def("quarto_automorphisms", &quarto::automorphisms, "blocks"_a);
  m.def(
      "quarto_count",
      [](int plies, unsigned features, bool blocks, int shared) {
        if (plies < 0 || plies > 32) throw std::invalid_argument("plies: 0 to 32 expected");
        const quarto::Goal goal(features, blocks, shared);
        nb::gil_scoped_release released;
        const quarto::Counts counts = quarto::count(goal, plies);
        return std::pair(counts.sequences, counts.wins);
      },
      "plies"_a, "features"_a, "blocks"_a, "shared"_a);
  m.def(
      "quarto_classes",
      [](int placed, bool blocks) {
        if (placed < 0 || placed > 16) throw std::invalid_argument("placed: 0 to 16 expected");
        nb::gil_scoped_release released;
        return quarto::classes(blocks, placed);
      },
      "placed"_a, "blocks"_a);
}
