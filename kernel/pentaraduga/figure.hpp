// A figure on the table as anyone can count it, cell by cell: the slow and sure way.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "tiles.hpp"

namespace fourfold::pentaraduga {

struct Count {
  int tiles = 0, squares = 0, clashes = 0, rough = 0, spoiled = 0, rings = 0, hole = 0;
  bool connected = false;
};

// The colour of a tile's cell at one of its sides (0 right, 1 upper, 2 left, 3 lower): the big triangle has the two
// sides that meet at the base.
inline int colour_at(const Placement& placement, int x, int y, int side) {
  const Tile tile(placement.tile);
  const int dx = placement.base_x() - x, dy = placement.base_y() - y;  // 0 or 1: which corner of the cell
  if (side % 2 == 0 ? (side == 0) == (dx == 1) : (side == 1) == (dy == 1)) return tile.big;
  // Seen from the base, the cell lies in direction 0 to 3 of the turned grid.
  const int direction = dy == 0 ? dx : 3 - dx;
  return direction == left_arm(placement.orientation) ? tile.left : tile.right;
}

class Figure {
 public:
  explicit Figure(std::vector<Placement> placements) : tiles_(std::move(placements)) {
    if (tiles_.empty()) return;
    int left = tiles_[0].x, low = tiles_[0].y, right = left, high = low;
    for (const Placement& tile : tiles_) {
      left = std::min(left, tile.x), right = std::max(right, tile.x + tile.width());
      low = std::min(low, tile.y), high = std::max(high, tile.y + tile.height());
    }
    width_ = right - left + 2, height_ = high - low + 2, left_ = left - 1, low_ = low - 1;
    if (width_ > 256 || height_ > 256) throw std::invalid_argument("figure: too far apart");
    cells_.assign(std::size_t(width_ * height_), -1);
    for (int i = 0; i < int(tiles_.size()); i++)
      for (int x = 0; x < tiles_[i].width(); x++)
        for (int y = 0; y < tiles_[i].height(); y++) {
          int& cell = cells_[std::size_t(index(tiles_[i].x + x, tiles_[i].y + y))];
          overlaps_ |= cell >= 0;
          cell = i;
        }
  }

  bool overlaps() const { return overlaps_; }

  Count count() const {
    Count count;
    count.tiles = int(tiles_.size());
    std::set<std::pair<int, int>> touching;
    for (int y = low_; y < low_ + height_ - 1; y++)
      for (int x = left_; x < left_ + width_ - 1; x++) {
        for (const int side : {right_side, upper_side}) {
          const int one = at(x, y), other = at(x + (side == right_side), y + (side == upper_side));
          if (one < 0 || other < 0 || one == other) continue;
          count.clashes += colour(x, y, side) != colour(x + (side == right_side), y + (side == upper_side), side + 2);
          touching.insert(std::minmax(one, other));
        }
        vertex(x + 1, y + 1, count);
        count.rings += ring(x, y);
      }
    for (const auto& [one, other] : touching) count.rough += tiles_[one].parity() != tiles_[other].parity();
    count.connected = connected(touching);
    count.hole = hole();
    return count;
  }

 private:
  static constexpr int right_side = 0, upper_side = 1;  // then left and lower

  int index(int x, int y) const { return (y - low_) * width_ + x - left_; }
  int at(int x, int y) const {
    if (x < left_ || x >= left_ + width_ || y < low_ || y >= low_ + height_) return -1;
    return cells_[std::size_t(index(x, y))];
  }

  int colour(int x, int y, int side) const { return colour_at(tiles_[at(x, y)], x, y, side); }

  void vertex(int x, int y, Count& count) const {
    const std::array<std::pair<int, int>, 4> round{{{x, y}, {x - 1, y}, {x - 1, y - 1}, {x, y - 1}}};
    int covered = 0, own = 0, empty = 0;
    for (int k = 0; k < 4; k++) {
      const int tile = at(round[k].first, round[k].second);
      if (tile < 0) empty = k;
      covered += tile >= 0;
      own += tile >= 0 && tiles_[tile].parity() == ((x + y) & 1);
    }
    count.squares += own == 4;
    if (covered != 3) return;
    // From the empty cell round[k] to the next one anticlockwise one crosses its left, lower, right, upper side.
    const auto& next = round[(empty + 1) % 4];
    const auto& previous = round[(empty + 3) % 4];
    const int gap = colour(next.first, next.second, empty) - colour(previous.first, previous.second, (empty + 1) % 4);
    count.spoiled += gap == 3 || gap == -3;
  }

  // Whether a ring lies round the cell to the upper right of this one.
  bool ring(int x, int y) const {
    if (at(x + 1, y + 1) >= 0) return false;
    constexpr std::array<std::pair<int, int>, 8> round{
        {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}}};
    const auto cell = [&](int k) { return std::pair(x + round[k % 8].first, y + round[k % 8].second); };
    const auto tile = [&](int k) { return at(cell(k).first, cell(k).second); };
    for (const int first : {0, 1}) {
      bool whole = true;
      for (int k = first; k < 8 && whole; k += 2) {
        const int one = tile(k), next = tile(k + 2);
        whole = one >= 0 && next >= 0 && one == tile(k + 1) &&
                tiles_[one].parity() == tiles_[next].parity();
        if (!whole) break;
        const auto [ax, ay] = cell(k + 1);
        const auto [bx, by] = cell(k + 2);
        const int side = bx > ax ? 0 : by > ay ? 1 : bx < ax ? 2 : 3;
        whole = colour(ax, ay, side) == colour(bx, by, (side + 2) % 4);
      }
      if (whole) return true;
    }
    return false;
  }

  bool connected(const std::set<std::pair<int, int>>& touching) const {
    std::vector<bool> reached(tiles_.size(), false);
    std::vector<int> next;
    if (!tiles_.empty()) next.push_back(0), reached[0] = true;
    std::size_t number = next.size();
    while (!next.empty()) {
      const int tile = next.back();
      next.pop_back();
      for (const auto& [one, other] : touching) {
        if (one != tile && other != tile) continue;
        const int there = one == tile ? other : one;
        if (!reached[there]) reached[there] = true, number++, next.push_back(there);
      }
    }
    return number == tiles_.size();
  }

  int hole() const {
    std::vector<bool> seen(cells_.size(), false);
    const auto flood = [&](int from) {
      int number = 0;
      std::vector<int> next{from};
      seen[std::size_t(from)] = true;
      while (!next.empty()) {
        const int cell = next.back(), x = cell % width_, y = cell / width_;
        next.pop_back();
        number++;
        const auto visit = [&](int a, int b) {
          if (a < 0 || b < 0 || a >= width_ || b >= height_) return;
          const std::size_t there = std::size_t(b * width_ + a);
          if (cells_[there] < 0 && !seen[there]) seen[there] = true, next.push_back(int(there));
        };
        visit(x + 1, y), visit(x, y + 1), visit(x - 1, y), visit(x, y - 1);
      }
      return number;
    };
    if (cells_.empty()) return 0;
    flood(0);  // the outside: a margin of empty cells runs round the figure
    int largest = 0;
    for (std::size_t cell = 0; cell < cells_.size(); cell++)
      if (cells_[cell] < 0 && !seen[cell]) largest = std::max(largest, flood(int(cell)));
    return largest;
  }

  std::vector<Placement> tiles_;
  std::vector<int> cells_;
  int left_ = 0, low_ = 0, width_ = 0, height_ = 0;
  bool overlaps_ = false;
};

}  // namespace fourfold::pentaraduga
