// The Python module. No logic here: checks arguments, converts results, releases the GIL during searches.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "pentaraduga/input.hpp"
#include "pentaraduga/solver.hpp"
#include "processor.hpp"
#include "python.hpp"
#include "quarto/count.hpp"
#include "quarto/input.hpp"
#include "quarto/representative.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using fourfold::Integer;
namespace penta = fourfold::pentaraduga;
namespace quarto = fourfold::quarto;

namespace {

using Integers = std::vector<Integer>;
using GivenTiles = std::vector<penta::GivenTile>;
using Progress = std::optional<nb::callable>;

using Score = std::pair<int, int>;
using Move = std::tuple<int, int, Score>;

// A placement: tile, orientation, x, y.
using Tile = std::tuple<int, int, int, int>;
using Tiles = std::vector<Tile>;

// A cell or a vertex, and a side of a cell given as the orientation of a tile that points there.
using Cell = std::pair<int, int>;
using Side = std::pair<Cell, int>;
using Meeting = std::tuple<std::vector<std::pair<int, int>>, std::vector<Side>, std::vector<int>, std::vector<Cell>,
                           std::vector<int>>;

std::vector<Cell> cells(const std::vector<penta::Cell>& found) {
  std::vector<Cell> listed;
  for (const auto& [x, y] : found) listed.emplace_back(x, y);
  return listed;
}

std::vector<Side> sides(const std::vector<std::pair<penta::Cell, int>>& found) {
  std::vector<Side> listed;
  for (const auto& [cell, side] : found) listed.emplace_back(Cell(cell.x, cell.y), penta::pointing(side));
  return listed;
}

Meeting meeting(const penta::Meeting& met) {
  std::vector<std::pair<int, int>> contacts;
  for (const auto& [tile, shared] : met.contacts) contacts.emplace_back(tile, shared);
  return {contacts, sides(met.clashes), met.rough, cells(met.squares), met.corners};
}

Tiles tiles(const std::vector<penta::Placement>& figure) {
  Tiles listed;
  for (const auto& tile : figure) listed.emplace_back(tile.tile, tile.orientation, tile.x, tile.y);
  return listed;
}

}  // namespace

NB_MODULE(FOURFOLD_MODULE, m) {
  // Python caches solvers until the process exits, which nanobind would report as leaks.
  nb::set_leak_warnings(false);
  m.def("modern", &fourfold::modern);
  nb::class_<quarto::Solver>(m, "QuartoSolver")
      .def(nb::new_([](Integer features, bool blocks, Integer shared, Integer memory) {
             return quarto::make_solver(quarto::require_goal(features, blocks, shared), blocks,
                                        quarto::require_memory(memory));
           }),
           "features"_a, "blocks"_a, "shared"_a, "memory"_a)
      .def(
          "solve",
          [](quarto::Solver& solver, const Integers& board, Integer hand, Integer threads, Integer nodes,
             double seconds, const Progress& progress) {
            const auto position = quarto::require_position(board, hand);
            const auto limits = fourfold::require_limits(threads, nodes, seconds);
            const auto watch = fourfold::watcher(progress);
            nb::gil_scoped_release released;
            const auto bounds = solver.solve(position, limits, watch);
            return Score(bounds.low, bounds.high);
          },
          "board"_a, "hand"_a, "threads"_a = 1, "nodes"_a = 0, "seconds"_a = 0.0, "progress"_a = nb::none())
      .def(
          "moves",
          [](quarto::Solver& solver, const Integers& board, Integer hand, Integer threads, Integer nodes,
             double seconds, const Progress& progress) {
            const auto position = quarto::require_position(board, hand);
            const auto limits = fourfold::require_limits(threads, nodes, seconds);
            const auto watch = fourfold::watcher(progress);
            std::vector<Move> result;
            nb::gil_scoped_release released;
            for (const auto& move : solver.moves(position, limits, watch))
              result.emplace_back(move.square, move.give, Score(move.bounds.low, move.bounds.high));
            return result;
          },
          "board"_a, "hand"_a, "threads"_a = 1, "nodes"_a = 0, "seconds"_a = 0.0, "progress"_a = nb::none())
      .def("forget", &quarto::Solver::forget, nb::call_guard<nb::gil_scoped_release>())
      .def_prop_ro("nodes", &quarto::Solver::nodes)
      .def_prop_ro("seconds", &quarto::Solver::seconds);
  nb::class_<quarto::Canonical>(m, "QuartoCanonical")
      .def(
          "__init__",
          [](quarto::Canonical* canonical, Integer features, bool blocks) {
            new (canonical) quarto::Canonical(quarto::require_features(features), blocks);
          },
          "features"_a, "blocks"_a)
      .def(
          "__call__",
          [](const quarto::Canonical& canonical, const Integers& board) {
            const auto found = quarto::representative(canonical, quarto::require_board(board, canonical.features()));
            return std::pair(found.board, found.relabel);
          },
          "board"_a);
  m.def("quarto_lines", &quarto::lines, "blocks"_a);
  m.def("quarto_automorphisms", &quarto::automorphisms, "blocks"_a);
  m.def(
      "quarto_count",
      [](Integer plies, Integer features, bool blocks, Integer shared) {
        const int deep = fourfold::require_between("plies", plies, 0, 32);
        const auto goal = quarto::require_goal(features, blocks, shared);
        nb::gil_scoped_release released;
        const quarto::Counts counts = quarto::count(goal, deep);
        return std::pair(counts.sequences, counts.wins);
      },
      "plies"_a, "features"_a, "blocks"_a, "shared"_a);
  m.def(
      "quarto_classes",
      [](Integer placed, bool blocks) {
        const int pieces = fourfold::require_between("placed", placed, 0, 16);
        nb::gil_scoped_release released;
        return quarto::classes(blocks, pieces);
      },
      "placed"_a, "blocks"_a);
  nb::class_<penta::Figure>(m, "PentaFigure")
      .def(
          "__init__",
          [](penta::Figure* figure, const GivenTiles& listed) {
            new (figure) penta::Figure(penta::require_placements(listed));
          },
          "tiles"_a)
      .def_prop_ro("fault", &penta::Figure::fault)
      .def(
          "at",
          [](const penta::Figure& figure, Integer x, Integer y) {
            return penta::require_sound(figure).at(penta::require_cell(x, y));
          },
          "x"_a, "y"_a)
      .def(
          "meets",
          [](const penta::Figure& figure, Integer tile, Integer orientation, Integer x,
             Integer y) -> std::optional<Meeting> {
            const auto met = penta::require_sound(figure).meets(penta::require_placement(tile, orientation, x, y));
            return met ? std::optional(meeting(*met)) : std::nullopt;
          },
          "tile"_a, "orientation"_a, "x"_a, "y"_a)
      .def(
          "meeting",
          [](const penta::Figure& figure, Integer number) {
            return meeting(penta::require_sound(figure).meeting(penta::require_number("number", figure, number)));
          },
          "number"_a)
      .def(
          "places",
          [](const penta::Figure& figure, Integer tile, Integer squares, bool twice, bool corner, Integer touching) {
            std::vector<std::tuple<int, int, int>> listed;
            const auto wish = penta::require_wish(figure, squares, twice, corner, touching);
            for (const auto& place : penta::require_sound(figure).places(penta::require_tile(tile), wish))
              listed.emplace_back(place.orientation, place.x, place.y);
            return listed;
          },
          "tile"_a, "squares"_a = 0, "twice"_a = false, "corner"_a = false, "touching"_a = -1)
      .def("squares", [](const penta::Figure& figure) { return cells(penta::require_sound(figure).squares()); })
      .def("clashes", [](const penta::Figure& figure) { return sides(penta::require_sound(figure).clashes()); })
      .def("rough", [](const penta::Figure& figure) { return penta::require_sound(figure).rough(); })
      .def("corners", [](const penta::Figure& figure) { return penta::require_sound(figure).corners(); })
      .def("spoiled", [](const penta::Figure& figure) { return cells(penta::require_sound(figure).spoiled()); })
      .def("wheels",
           [](const penta::Figure& figure) {
             std::vector<std::pair<Cell, std::array<int, 4>>> listed;
             for (const auto& [centre, tiles] : penta::require_sound(figure).wheels())
               listed.emplace_back(Cell(centre.x, centre.y), tiles);
             return listed;
           })
      .def("holes",
           [](const penta::Figure& figure) {
             std::vector<std::vector<Cell>> listed;
             for (const auto& hole : penta::require_sound(figure).holes()) listed.push_back(cells(hole));
             return listed;
           })
      .def("connected", [](const penta::Figure& figure) { return penta::require_sound(figure).connected(); })
      .def("parts", [](const penta::Figure& figure) { return penta::require_sound(figure).parts(); })
      .def("loose", [](const penta::Figure& figure) { return penta::require_sound(figure).loose(); })
      .def(
          "ring_moves",
          [](const penta::Figure& figure, const Integers& hand) {
            std::vector<Tiles> listed;
            for (const auto& move : penta::require_sound(figure).ring_moves(penta::require_hand_beside(figure, hand)))
              listed.push_back(tiles(move));
            return listed;
          },
          "hand"_a);
  nb::class_<penta::Search>(m, "PentaSearch")
      .def(
          "__init__",
          [](penta::Search* search, const Integers& hand, Integer goal, bool faults, const GivenTiles& fixed,
             Integer most) {
            new (search) penta::Search(penta::require_problem(hand, goal, faults, fixed),
                                       fourfold::require_at_least("most", most, 1));
          },
          "hand"_a, "goal"_a, "faults"_a, "fixed"_a, "most"_a)
      .def(
          "go_on",
          [](penta::Search& search, double seconds) {
            fourfold::require_seconds(seconds);
            nb::gil_scoped_release released;
            return search.go_on(seconds);
          },
          "seconds"_a)
      .def("end", &penta::Search::end, nb::call_guard<nb::gil_scoped_release>())
      .def("found", [](const penta::Search& search) {
        nb::gil_scoped_release released;
        const auto [answer, all, nodes, seconds] = search.found();
        return std::tuple(answer.low, answer.high, tiles(answer.figure), all.count, all.complete, nodes, seconds);
      });
  m.def(
      "penta_best",
      [](const Integers& hand, Integer goal, bool faults, const GivenTiles& fixed, Integer threads, Integer nodes,
         double seconds, const Progress& progress) {
        const auto asked = penta::require_problem(hand, goal, faults, fixed);
        const auto limits = fourfold::require_limits(threads, nodes, seconds);
        const auto watch = fourfold::watcher(progress);
        nb::gil_scoped_release released;
        penta::Solver solver(limits, watch);
        const auto answer = solver.best(asked);
        return std::tuple(answer.low, answer.high, tiles(answer.figure), solver.nodes(), solver.seconds());
      },
      "hand"_a, "goal"_a = 0, "faults"_a = false, "fixed"_a = Tiles{}, "threads"_a = 1, "nodes"_a = 0,
      "seconds"_a = 0.0, "progress"_a = nb::none());
  m.def(
      "penta_all",
      [](const Integers& hand, Integer goal, bool faults, const GivenTiles& fixed, Integer most, Integer threads,
         Integer nodes, double seconds, const Progress& progress) {
        const auto asked = penta::require_countable(penta::require_problem(hand, goal, faults, fixed));
        const auto kept = fourfold::require_at_least("most", most, 0);
        const auto limits = fourfold::require_limits(threads, nodes, seconds);
        const auto watch = fourfold::watcher(progress);
        nb::gil_scoped_release released;
        penta::Solver solver(limits, watch);
        const auto found = solver.all(asked, kept);
        std::vector<Tiles> figures;
        for (const auto& figure : found.figures) figures.push_back(tiles(figure));
        return std::tuple(found.best, found.count, figures, found.complete, solver.nodes(), solver.seconds());
      },
      "hand"_a, "goal"_a = 0, "faults"_a = false, "fixed"_a = Tiles{}, "most"_a = 0, "threads"_a = 1, "nodes"_a = 0,
      "seconds"_a = 0.0, "progress"_a = nb::none());
  m.def(
      "penta_census",
      [](const std::vector<Integers>& hands, Integer goal, bool faults, Integer threads, const Progress& progress) {
        const auto asked = penta::require_problems(hands, goal, faults);
        const auto limits = fourfold::require_limits(threads, {}, 0);
        const auto watch = fourfold::watcher(progress);
        nb::gil_scoped_release released;
        penta::Solver solver(limits, watch);
        std::vector<std::optional<int>> values;
        for (const auto& answer : solver.census(asked)) values.push_back(answer.value());
        return values;
      },
      "hands"_a, "goal"_a = 0, "faults"_a = false, "threads"_a = 1, "progress"_a = nb::none());
  m.def(
      "penta_rings",
      [](const Integers& hand) { return penta::rings_of(penta::set_of(penta::require_hand(hand))).size(); }, "hand"_a);
  m.def(
      "penta_count",
      [](const GivenTiles& figure) {
        const penta::Facts facts(penta::require_sound(penta::Figure(penta::require_placements(figure))));
        return std::tuple(facts.squares, facts.clashes, facts.rough, facts.spoiled, facts.rings, facts.hole,
                          facts.connected);
      },
      "figure"_a);
}
