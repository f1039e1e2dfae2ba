// Checks of tiles, hands and problems from Python.
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "../checks.hpp"
#include "problem.hpp"

namespace fourfold::pentaraduga {

// A placement: tile, orientation, x, y.
using GivenTile = std::tuple<Integer, Integer, Integer, Integer>;

inline int require_tile(Integer tile) { return require_between("tile", tile, 0, 23); }

// Returns a cell with coordinates so small that sums and differences fit into an int.
inline Cell require_cell(Integer x, Integer y) {
  constexpr int far = 1'000'000;
  return {require_between("x", x, -far, far), require_between("y", y, -far, far)};
}

inline Placement require_placement(Integer tile, Integer orientation, Integer x, Integer y) {
  const Cell low = require_cell(x, y);
  return {require_tile(tile), require_between("orientation", orientation, 0, 3), low.x, low.y};
}

inline std::vector<Placement> require_placements(const std::vector<GivenTile>& given) {
  std::vector<Placement> placements;
  placements.reserve(given.size());
  for (const GivenTile& tile : given) placements.push_back(std::apply(require_placement, tile));
  return placements;
}

// Returns the number of a tile in a figure; `low` is the least allowed number.
inline int require_number(std::string_view name, const Figure& figure, Integer number, int low = 0) {
  if (number.value < low || number.value >= int(figure.size()))
    refuse(name, "the number of a tile (" + std::to_string(figure.size()) + " in the figure)", number.value);
  return int(number.value);
}

// Refuses a figure with a fault: its other properties are undefined.
inline const Figure& require_sound(const Figure& figure) {
  if (const auto fault = figure.fault())
    refuse("figure", "every tile once and none on another",
           "tiles number " + std::to_string(fault->second) + " and " + std::to_string(fault->first));
  return figure;
}

inline std::vector<int> require_hand(const std::vector<Integer>& given) {
  std::vector<int> hand;
  Tiles tiles = 0;
  for (const Integer tile : given) {
    hand.push_back(require_between("hand", tile, 0, 23));
    if (tiles >> hand.back() & 1)
      refuse("hand", "every tile at most once", "tile " + std::to_string(hand.back()) + " twice");
    tiles |= Tiles(1) << hand.back();
  }
  return hand;
}

// Returns a hand of tiles that are not in the figure.
inline std::vector<int> require_hand_beside(const Figure& figure, const std::vector<Integer>& given) {
  const std::vector<int> hand = require_hand(given);
  for (const int tile : hand)
    if (figure.has(tile)) refuse("hand", "tiles that do not lie in the figure", "tile " + std::to_string(tile));
  return hand;
}

inline Wish require_wish(const Figure& figure, Integer squares, bool twice, bool corner, Integer touching) {
  return {require_between("squares", squares, 0, 3), twice, corner, require_number("touching", figure, touching, -1)};
}

inline Goal require_goal(Integer goal) { return Goal(require_between("goal", goal, 0, 3)); }

inline Problem require_problem(const std::vector<Integer>& given_hand, Integer given_goal, bool faults,
                               const std::vector<GivenTile>& given_fixed) {
  Problem problem{require_hand(given_hand), require_goal(given_goal), faults, require_placements(given_fixed)};
  const auto& [hand, goal, _, fixed, pieces] = problem;
  if (faults && goal == Goal::rings) refuse("faults", "False with rings", "True");
  if (hand.empty() && fixed.empty()) refuse("hand", "at least one tile", "none");
  if (fixed.empty()) return problem;
  if (goal == Goal::frame) refuse("fixed", "no tiles with frames", fixed.size());
  const Figure figure(fixed);
  if (const auto fault = figure.fault())
    refuse("fixed", "every tile once and none on another",
           "tiles " + std::to_string(fixed[std::size_t(fault->second)].tile) + " and " +
               std::to_string(fixed[std::size_t(fault->first)].tile));
  for (const int tile : hand)
    if (figure.has(tile)) refuse("fixed", "tiles that are not in the hand", "tile " + std::to_string(tile));
  if (!figure.connected()) refuse("fixed", "one figure", std::to_string(figure.parts().size()) + " parts");
  if (!figure.rough().empty()) refuse("fixed", "no rough joints", figure.rough().size());
  if (goal == Goal::rings && !figure.clashes().empty())
    refuse("fixed", "no clashes with rings", figure.clashes().size());
  return problem;
}

// Returns a problem whose best figures can be counted.
inline Problem require_countable(Problem problem) {
  if (problem.goal == Goal::frame) refuse("goal", "squares, quados or rings (0 to 2) to be counted", int(problem.goal));
  return problem;
}

inline std::vector<Problem> require_problems(const std::vector<std::vector<Integer>>& hands, Integer goal,
                                             bool faults) {
  require_goal(goal);
  std::vector<Problem> problems;
  problems.reserve(hands.size());
  for (const auto& hand : hands) problems.push_back(require_problem(hand, goal, faults, {}));
  return problems;
}

}  // namespace fourfold::pentaraduga
