// The search for figures with rough joints between parts of different parity.
//
// A figure of k parts has at least k - 1 rough joints, so its value is at most the sum of its parts less k - 1. This
// bound nearly always shows that rough joints do not pay. Otherwise the best figures of the parts are joined in all
// ways.
#pragma once

#include <map>
#include <set>

#include "parity.hpp"

namespace fourfold::pentaraduga {

class RoughSearch {
 public:
  RoughSearch(const Problem& problem, Effort& effort)
      : problem_(problem), effort_(effort), movable_(problem.fixed.empty()), hand_(set_of(problem.hand)) {}

  // Returns a quick upper bound on the value of a figure with rough joints.
  int bound() const {
    const int fixed = int(problem_.fixed.size()), hand = std::popcount(hand_);
    int best = -1000;
    for (int main = fixed ? 0 : 1; main < hand; main++)
      best = std::max(best, most_squares(fixed + main) + apart(hand - main));
    return best;
  }

  // Calls found(figure, value) for figures with rough joints of at least this value until it returns true.
  template <class Found>
  bool each(int value, const Found& found) {
    if (bound() < value) return false;
    std::vector<Tiles> parts;
    if (movable_) return split(hand_, parts, value, found);
    for (Tiles main = hand_; main;) {
      main = (main - 1) & hand_;
      parts = {main};
      if (split(hand_ & ~main, parts, value, found)) return true;
    }
    return false;
  }

 private:
  // Returns the most that a number of tiles in separate parts can add, each part being joined roughly.
  static int apart(int tiles) {
    std::vector<int> best(std::size_t(tiles) + 1, 0);
    for (int all = 1; all <= tiles; all++) {
      best[all] = -all;
      for (int part = 1; part <= all; part++)
        best[all] = std::max(best[all], most_squares(part) - 1 + best[all - part]);
    }
    return best[tiles];
  }

  // Enumerates all ways to split the rest into parts.
  template <class Found>
  bool split(Tiles rest, std::vector<Tiles>& parts, int value, const Found& found) {
    if (rest == 0) return parts.size() > 1 && promising(parts, value) && join(parts, value, found);
    const Tiles lowest = rest & (0 - rest), others = rest ^ lowest;
    for (Tiles part = others;; part = (part - 1) & others) {
      parts.push_back(part | lowest);
      const bool done = split(others & ~part, parts, value, found);
      parts.pop_back();
      if (done) return true;
      if (part == 0) return false;
    }
  }

  bool promising(const std::vector<Tiles>& parts, int value) {
    const auto size = [&](std::size_t i) {
      return std::popcount(parts[i]) + (i == 0 ? int(problem_.fixed.size()) : 0);
    };
    int worth = 1 - int(parts.size());
    for (std::size_t i = 0; i < parts.size(); i++) worth += most_squares(size(i));
    for (std::size_t i = 0; i < parts.size() && worth >= value; i++)
      worth += best(parts[i], i == 0) - most_squares(size(i));
    return worth >= value;
  }

  Problem part_problem(Tiles tiles, bool first) const {
    Problem part;
    pentaraduga::each(tiles, [&](int tile) { part.hand.push_back(tile); });
    part.faults = true;
    if (first) part.fixed = problem_.fixed;
    return part;
  }

  // Returns the best value of a part of one parity, without fines for spoiled corners.
  int best(Tiles tiles, bool first) {
    const auto key = std::pair(tiles, first && !movable_);
    if (const auto known = best_.find(key); known != best_.end()) return known->second;
    OneParity part(part_problem(tiles, first), effort_);
    int value = part.highest();
    while (!part.each(value, [](std::vector<Placement>) { return true; })) value--;
    return best_[key] = value;
  }

  using Figures = std::vector<std::vector<Placement>>;

  Figures figures(Tiles tiles, bool first, int least) {
    Figures found;
    std::set<std::uint64_t> names;
    OneParity part(part_problem(tiles, first), effort_);
    for (int value = best(tiles, first); value >= least; value--)
      part.each(value, [&](std::vector<Placement> figure) {
        if (names.insert(name(figure, !first || movable_)).second) found.push_back(std::move(figure));
        return false;
      });
    return found;
  }

  template <class Found>
  bool join(const std::vector<Tiles>& parts, int value, const Found& found) {
    int slack = 1 - int(parts.size()) - value;
    for (std::size_t i = 0; i < parts.size(); i++) slack += best(parts[i], i == 0);
    std::vector<Figures> lists;
    for (std::size_t i = 0; i < parts.size(); i++)
      lists.push_back(figures(parts[i], i == 0, best(parts[i], i == 0) - slack));
    for (const auto& figure : lists[0])
      if (extend(figure, lists, (1u << parts.size()) - 2, value, found)) return true;
    return false;
  }

  template <class Found>
  bool extend(const std::vector<Placement>& figure, const std::vector<Figures>& lists, unsigned rest, int least,
              const Found& found) {
    if (rest == 0) {
      const Figure laid(figure);
      const int worth = pentaraduga::value(problem_.goal, laid);
      return worth >= least && !laid.rough().empty() && found(figure, worth);
    }
    for (std::size_t i = 1; i < lists.size(); i++) {
      if (!(rest >> i & 1)) continue;
      for (const auto& part : lists[i])
        for (const auto& joined : joints(figure, part))
          if (extend(joined, lists, rest ^ (1u << i), least, found)) return true;
    }
    return false;
  }

  using Cells = std::set<std::pair<int, int>>;

  static Cells cells(const std::vector<Placement>& figure) {
    Cells cells;
    for (const Placement& tile : figure)
      for (int x = 0; x < tile.width(); x++)
        for (int y = 0; y < tile.height(); y++) cells.emplace(tile.x + x, tile.y + y);
    return cells;
  }

  // Returns all figures in which the part, turned and moved, touches the figure.
  Figures joints(const std::vector<Placement>& figure, const std::vector<Placement>& part) {
    Figures found;
    const Cells taken = cells(figure);
    Cells rim;
    for (const auto& [x, y] : taken)
      for (const auto& cell : {std::pair(x + 1, y), std::pair(x - 1, y), std::pair(x, y + 1), std::pair(x, y - 1)})
        if (!taken.contains(cell)) rim.insert(cell);
    for (int turn = 0; turn < 4; turn++) {
      std::vector<Placement> turned_part;
      for (const Placement& tile : part) turned_part.push_back(clockwise(tile, turn));
      const Cells own = cells(turned_part);
      Cells moves;
      for (const auto& [x, y] : rim)
        for (const auto& [a, b] : own) moves.emplace(x - a, y - b);
      for (const auto& [dx, dy] : moves) {
        effort_.spend(1);
        bool free = true;
        for (const auto& [a, b] : own) free = free && !taken.contains({a + dx, b + dy});
        if (!free) continue;
        auto joined = figure;
        for (Placement tile : turned_part) tile.x += dx, tile.y += dy, joined.push_back(tile);
        found.push_back(std::move(joined));
      }
    }
    return found;
  }

  const Problem& problem_;
  Effort& effort_;
  const bool movable_;
  const Tiles hand_;
  std::map<std::pair<Tiles, bool>, int> best_;
};

}  // namespace fourfold::pentaraduga
