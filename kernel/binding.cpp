// What Python sees of the kernel. No logic here: arguments in, results out, the GIL released during searches.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "pentaraduga/solver.hpp"
#include "quarto/count.hpp"
#include "quarto/goal.hpp"
#include "quarto/solver.hpp"
#include "quarto/symmetry.hpp"

namespace nb = nanobind;
using namespace nb::literals;
namespace penta = fourfold::pentaraduga;
namespace quarto = fourfold::quarto;

namespace {

// Whether this processor can run what is compiled for x86-64-v3 (AVX2 and its contemporaries).
bool modern() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

// Lets Python see to its signals (Ctrl-C raises through the search) and tells the caller how far it is.
fourfold::Watcher watcher(nb::object progress) {
  return [progress](const fourfold::Progress& at) {
    nb::gil_scoped_acquire held;
    if (PyErr_CheckSignals()) throw nb::python_error();
    if (progress.is_none()) return true;
    return !progress(at.nodes, at.seconds, at.done, at.all).is(Py_False);
  };
}

using Score = std::pair<int, int>;
using Move = std::tuple<int, int, Score>;

// A tile on the table: tile, orientation, x, y.
using Tile = std::tuple<int, int, int, int>;
using Tiles = std::vector<Tile>;

// A cell or a vertex, and a side by the orientation of a tile that points there.
using Cell = std::pair<int, int>;
using Side = std::pair<Cell, int>;
using Meeting = std::tuple<std::vector<std::pair<int, int>>, std::vector<Side>, std::vector<int>, std::vector<Cell>,
                           std::vector<int>>;

penta::Placement placement(int tile, int orientation, int x, int y) {
  if (tile < 0 || tile > 23) throw std::invalid_argument("tile: 0 to 23 expected");
  if (orientation < 0 || orientation > 3) throw std::invalid_argument("orientation: 0 to 3 expected");
  return {tile, orientation, x, y};
}

std::vector<Cell> cells(const std::vector<penta::Cell>& found) {
  std::vector<Cell> listed;
  for (const auto& [x, y] : found) listed.emplace_back(x, y);
  return listed;
}

std::vector<Side> sides(const std::vector<std::pair<penta::Cell, int>>& found) {
  std::vector<Side> listed;
  for (const auto& [cell, side] : found) listed.emplace_back(Cell(cell.x, cell.y), side ^ 1);
  return listed;
}

Meeting meeting(const penta::Meeting& met) {
  std::vector<std::pair<int, int>> contacts;
  for (const auto& [tile, shared] : met.contacts) contacts.emplace_back(tile, shared);
  return {contacts, sides(met.clashes), met.rough, cells(met.squares), met.corners};
}

penta::Problem problem(const std::vector<int>& hand, int goal, bool faults, const Tiles& fixed) {
  if (goal < 0 || goal > 3) throw std::invalid_argument("goal: 0 to 3 expected");
  penta::Problem asked{hand, penta::Goal(goal), faults, {}};
  for (const auto& [tile, orientation, x, y] : fixed) asked.fixed.push_back({tile, orientation, x, y});
  return asked;
}

Tiles tiles(const std::vector<penta::Placement>& figure) {
  Tiles listed;
  for (const auto& tile : figure) listed.emplace_back(tile.tile, tile.orientation, tile.x, tile.y);
  return listed;
}

}  // namespace

NB_MODULE(FOURFOLD_MODULE, m) {
  // Solvers are kept for the next question, and a process may end with some of them.
  nb::set_leak_warnings(false);
  m.def("modern", &modern);
  nb::class_<quarto::Solver>(m, "QuartoSolver")
      .def(nb::new_([](unsigned features, bool blocks, int shared, int memory) {
             if (memory < 1) throw std::invalid_argument("memory: at least 1 MB expected");
             return quarto::make_solver(quarto::Goal(features, blocks, shared), blocks, std::size_t(memory) << 20);
           }),
           "features"_a, "blocks"_a, "shared"_a, "memory"_a)
      .def(
          "solve",
          [](quarto::Solver& solver, std::array<int, 16> board, int hand, int threads, std::uint64_t nodes,
             double seconds, nb::object progress) {
            const auto watch = watcher(progress);
            nb::gil_scoped_release released;
            const auto bounds = solver.solve({board, hand}, {threads, nodes, seconds}, watch);
            return Score(bounds.low, bounds.high);
          },
          "board"_a, "hand"_a, "threads"_a = 1, "nodes"_a = 0, "seconds"_a = 0.0, "progress"_a = nb::none())
      .def(
          "moves",
          [](quarto::Solver& solver, std::array<int, 16> board, int hand, int threads, std::uint64_t nodes,
             double seconds, nb::object progress) {
            const auto watch = watcher(progress);
            std::vector<Move> result;
            nb::gil_scoped_release released;
            for (const auto& move : solver.moves({board, hand}, {threads, nodes, seconds}, watch))
              result.emplace_back(move.square, move.give, Score(move.bounds.low, move.bounds.high));
            return result;
          },
          "board"_a, "hand"_a, "threads"_a = 1, "nodes"_a = 0, "seconds"_a = 0.0, "progress"_a = nb::none())
      .def("forget", &quarto::Solver::forget, nb::call_guard<nb::gil_scoped_release>())
      .def_prop_ro("nodes", &quarto::Solver::nodes)
      .def_prop_ro("seconds", &quarto::Solver::seconds);
  nb::class_<quarto::Canonical>(m, "QuartoCanonical")
      .def(nb::init<unsigned, bool>(), "features"_a, "blocks"_a)
      .def(
          "__call__",
          [](const quarto::Canonical& canonical, std::array<int, 16> board) {
            std::uint64_t cells = 0;
            quarto::Mask free = 0;
            for (int s = 0; s < 16; s++) {
              if (board[s] < 0) free |= quarto::Mask(1 << s);
              else cells |= std::uint64_t(board[s] & 15) << 4 * s;
            }
            const auto form = canonical(cells, free);
            for (int s = 0; s < 16; s++) board[s] = form.free >> s & 1 ? -1 : int(form.cells >> 4 * s & 15);
            return std::pair(board, form.relabel);
          },
          "board"_a);
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
  nb::class_<penta::Figure>(m, "PentaFigure")
      .def(
          "__init__",
          [](penta::Figure* figure, const Tiles& listed) {
            std::vector<penta::Placement> laid;
            for (const auto& tile : listed) laid.push_back(std::apply(placement, tile));
            new (figure) penta::Figure(std::move(laid));
          },
          "tiles"_a)
      .def_prop_ro("fault", &penta::Figure::fault)
      .def(
          "at", [](const penta::Figure& figure, int x, int y) { return figure.at({x, y}); }, "x"_a, "y"_a)
      .def(
          "meets",
          [](const penta::Figure& figure, int tile, int orientation, int x, int y) -> std::optional<Meeting> {
            const auto met = figure.meets(placement(tile, orientation, x, y));
            return met ? std::optional(meeting(*met)) : std::nullopt;
          },
          "tile"_a, "orientation"_a, "x"_a, "y"_a)
      .def(
          "meeting", [](const penta::Figure& figure, int number) { return meeting(figure.meeting(number)); },
          "number"_a)
      .def(
          "places",
          [](const penta::Figure& figure, int tile, int squares, bool twice, bool corner, int touching) {
            std::vector<std::tuple<int, int, int>> listed;
            for (const auto& place : figure.places(placement(tile, 0, 0, 0).tile, {squares, twice, corner, touching}))
              listed.emplace_back(place.orientation, place.x, place.y);
            return listed;
          },
          "tile"_a, "squares"_a = 0, "twice"_a = false, "corner"_a = false, "touching"_a = -1)
      .def("squares", [](const penta::Figure& figure) { return cells(figure.squares()); })
      .def("clashes", [](const penta::Figure& figure) { return sides(figure.clashes()); })
      .def("rough", &penta::Figure::rough)
      .def("corners", &penta::Figure::corners)
      .def("spoiled", [](const penta::Figure& figure) { return cells(figure.spoiled()); })
      .def("wheels",
           [](const penta::Figure& figure) {
             std::vector<std::pair<Cell, std::array<int, 4>>> listed;
             for (const auto& [centre, tiles] : figure.wheels()) listed.emplace_back(Cell(centre.x, centre.y), tiles);
             return listed;
           })
      .def("holes",
           [](const penta::Figure& figure) {
             std::vector<std::vector<Cell>> listed;
             for (const auto& hole : figure.holes()) listed.push_back(cells(hole));
             return listed;
           })
      .def("connected", &penta::Figure::connected)
      .def("parts", &penta::Figure::parts)
      .def("loose", &penta::Figure::loose)
      .def(
          "ring_moves",
          [](const penta::Figure& figure, const std::vector<int>& hand) {
            penta::set_of(hand);
            std::vector<Tiles> listed;
            for (const auto& move : figure.ring_moves(hand)) listed.push_back(tiles(move));
            return listed;
          },
          "hand"_a);
  nb::class_<penta::Search>(m, "PentaSearch")
      .def(
          "__init__",
          [](penta::Search* search, const std::vector<int>& hand, int goal, bool faults, const Tiles& fixed,
             std::uint64_t most) { new (search) penta::Search(problem(hand, goal, faults, fixed), most); },
          "hand"_a, "goal"_a, "faults"_a, "fixed"_a, "most"_a)
      .def("go_on", &penta::Search::go_on, nb::call_guard<nb::gil_scoped_release>(), "seconds"_a)
      .def("end", &penta::Search::end, nb::call_guard<nb::gil_scoped_release>())
      .def("found", [](const penta::Search& search) {
        const auto& answer = search.answer();
        const auto& all = search.collection();
        return std::tuple(answer.low, answer.high, tiles(answer.figure), all.count, all.complete, search.nodes(),
                          search.seconds());
      });
  m.def(
      "penta_best",
      [](std::vector<int> hand, int goal, bool faults, Tiles fixed, int threads, std::uint64_t nodes, double seconds,
         nb::object progress) {
        const auto asked = problem(hand, goal, faults, fixed);
        const auto watch = watcher(progress);
        nb::gil_scoped_release released;
        penta::Solver solver({threads, nodes, seconds}, watch);
        const auto answer = solver.best(asked);
        return std::tuple(answer.low, answer.high, tiles(answer.figure), solver.nodes(), solver.seconds());
      },
      "hand"_a, "goal"_a = 0, "faults"_a = false, "fixed"_a = Tiles{}, "threads"_a = 1, "nodes"_a = 0,
      "seconds"_a = 0.0, "progress"_a = nb::none());
  m.def(
      "penta_all",
      [](std::vector<int> hand, int goal, bool faults, Tiles fixed, std::uint64_t most, int threads,
         std::uint64_t nodes, double seconds, nb::object progress) {
        const auto asked = problem(hand, goal, faults, fixed);
        const auto watch = watcher(progress);
        nb::gil_scoped_release released;
        penta::Solver solver({threads, nodes, seconds}, watch);
        const auto found = solver.all(asked, most);
        std::vector<Tiles> figures;
        for (const auto& figure : found.figures) figures.push_back(tiles(figure));
        return std::tuple(found.best, found.count, figures, found.complete, solver.nodes(), solver.seconds());
      },
      "hand"_a, "goal"_a = 0, "faults"_a = false, "fixed"_a = Tiles{}, "most"_a = 0, "threads"_a = 1, "nodes"_a = 0,
      "seconds"_a = 0.0, "progress"_a = nb::none());
  m.def(
      "penta_census",
      [](std::vector<std::vector<int>> hands, int goal, bool faults, int threads, nb::object progress) {
        problem({}, goal, faults, {});
        const auto watch = watcher(progress);
        nb::gil_scoped_release released;
        penta::Solver solver({threads, 0, 0}, watch);
        std::vector<std::optional<int>> values;
        for (const auto& answer : solver.census(hands, penta::Goal(goal), faults))
          values.push_back(answer.figure.empty() ? std::nullopt : std::optional(answer.low));
        return values;
      },
      "hands"_a, "goal"_a = 0, "faults"_a = false, "threads"_a = 1, "progress"_a = nb::none());
  m.def("penta_rings", [](std::vector<int> hand) { return penta::rings_of(penta::set_of(hand)).size(); }, "hand"_a);
  m.def(
      "penta_count",
      [](Tiles figure) {
        const penta::Figure counted(problem({}, 0, false, figure).fixed);
        if (counted.fault()) throw std::invalid_argument("figure: tiles overlap");
        return std::tuple(counted.squares().size(), counted.clashes().size(), counted.rough().size(),
                          counted.spoiled().size(), counted.rings(), counted.hole(), counted.connected());
      },
      "figure"_a);
}
