// The search for figures with the largest hole, of any tiles of the hand.
//
// It enumerates shapes of the hole cell by cell, then the tiles that cover the wall round it, then tiles that connect
// the pieces of the wall.
//
// A figure is connected by edges. Where the wall of a hole is closed by a corner only, a path round the hole connects
// the two cells at that corner, and one more cell would close it. So a figure with a hole a cells wide and b cells high
// has at least 2(a + b) + 3 cells. A figure of n tiles has 2n cells, so a + b is at most n - 2.
#pragma once

#include "../running.hpp"
#include "problem.hpp"

namespace fourfold::pentaraduga {

class FrameSearch {
 public:
  FrameSearch(const Problem& problem, Effort& effort)
      : effort_(effort), hand_(set_of(problem.hand)), faults_(problem.faults) {}

  int highest() const {
    const int half = std::max(0, std::popcount(hand_) - 2);
    return half / 2 * (half - half / 2);
  }

  // Calls found(figure) for figures with a hole of exactly this size and at most these fines, until it returns true.
  template <class Found>
  bool each(int hole, int fines, const Found& found) {
    hole_ = hole, fines_ = fines, left_ = hand_;
    tiles_.clear();
    for (auto& row : cells_) row.fill(unknown);
    cells_[middle][middle] = hollow;
    inside_ = {{middle, middle}};
    walls_.clear();
    return hole > 0 && shape({middle, middle, middle, middle}, found);
  }

 private:
  static constexpr int middle = 80, width = 160;
  enum : signed char { unknown = -1, hollow = -2, wall = -3 };

  struct Box {
    int left, right, low, high;
    Box with(int x, int y) const {
      return {std::min(left, x), std::max(right, x), std::min(low, y), std::max(high, y)};
    }
    int half_perimeter() const { return right - left + high - low + 2; }
  };

  void spend() {
    if (++unspent_ == 256) unspent_ = 0, effort_.spend(256);
  }

  // Branches on the next cell beside the hole: part of the hole, or part of the wall.
  template <class Found>
  bool shape(const Box& box, const Found& found) {
    spend();
    if (box.half_perimeter() > std::popcount(hand_) - 2 || int(walls_.size()) > 2 * std::popcount(hand_)) return false;
    for (std::size_t i = 0; i < inside_.size(); i++)
      for (const auto& [dx, dy] : beside) {
        const int x = inside_[i].first + dx, y = inside_[i].second + dy;
        if (cells_[y][x] != unknown) continue;
        // The first cell of the hole is the leftmost of its lowest cells.
        if ((y > middle || (y == middle && x > middle)) && int(inside_.size()) < hole_) {
          cells_[y][x] = hollow;
          inside_.emplace_back(x, y);
          const bool done = shape(box.with(x, y), found);
          inside_.pop_back();
          cells_[y][x] = unknown;
          if (done) return true;
        }
        cells_[y][x] = wall;
        walls_.emplace_back(x, y);
        const bool done = shape(box, found);
        walls_.pop_back();
        cells_[y][x] = unknown;
        return done;
      }
    return int(inside_.size()) == hole_ && cover(found);
  }

  // Covers the next cell of the wall, preferably one beside a tile, where the fewest tiles fit.
  template <class Found>
  bool cover(const Found& found) {
    spend();
    int uncovered = 0, next = -1;
    bool touching = false;
    for (int i = 0; i < int(walls_.size()); i++) {
      const auto [x, y] = walls_[i];
      if (cells_[y][x] != wall) continue;
      uncovered++;
      bool touches_tile = false;
      for (const auto& [dx, dy] : beside) touches_tile |= cells_[y + dy][x + dx] >= 0;
      if (next < 0 || (touches_tile && !touching)) next = i, touching = touches_tile;
    }
    if (next < 0) return connect(found);
    if (uncovered > 2 * std::popcount(left_)) return false;
    const auto [x, y] = walls_[next];
    for (int o = 0; o < 4; o++)
      for (int k = 0; k < 2; k++)
        if (lay(o, o % 2 ? x : x - k, o % 2 ? y - k : y, [&] { return cover(found); })) return true;
    return false;
  }

  // Tries every tile that fits at a place.
  template <class Then>
  bool lay(int o, int x, int y, const Then& then) {
    Placement there{0, o, x, y};
    signed char before[2];
    for (int i = 0; i < 2; i++) {
      before[i] = cell(there, i);
      if (before[i] >= 0 || before[i] == hollow) return false;
    }
    for (Tiles tiles = left_; tiles; tiles &= tiles - 1) {
      there.tile = std::countr_zero(tiles);
      // Without rough joints all tiles have one parity, including those that do not touch yet.
      if (!faults_ && !tiles_.empty() && there.parity() != tiles_[0].parity()) return false;
      const int cost = cost_of(there);
      if (cost > fines_) continue;
      for (int i = 0; i < 2; i++) cell(there, i) = static_cast<signed char>(tiles_.size());
      tiles_.push_back(there);
      left_ ^= Tiles(1) << there.tile, fines_ -= cost;
      const bool done = then();
      left_ ^= Tiles(1) << there.tile, fines_ += cost;
      tiles_.pop_back();
      for (int i = 0; i < 2; i++) cell(there, i) = before[i];
      if (done) return true;
    }
    return false;
  }

  signed char& cell(const Placement& tile, int i) {
    return cells_[tile.y + (tile.upright() ? i : 0)][tile.x + (tile.upright() ? 0 : i)];
  }

  // Returns the clashes and rough joints of a tile with those laid; more than the limit if it does not fit.
  int cost_of(const Placement& tile) const {
    int cost = 0;
    Tiles rough = 0;
    for (int i = 0; i < 2; i++) {
      const int x = tile.x + (tile.upright() ? 0 : i), y = tile.y + (tile.upright() ? i : 0);
      for (int side = 0; side < 4; side++) {
        const int next = cells_[y + beside[side].second][x + beside[side].first];
        if (next < 0) continue;
        const Placement& other = tiles_[next];
        cost += colour_at(tile, x, y, side) !=
                colour_at(other, x + beside[side].first, y + beside[side].second, (side + 2) % 4);
        if (other.parity() != tile.parity()) rough |= Tiles(1) << next;
      }
    }
    return cost + std::popcount(rough);
  }

  // Connects the pieces of the wall by further tiles.
  template <class Found>
  bool connect(const Found& found) {
    spend();
    const unsigned piece = first_piece();
    if (piece + 1 == 1u << tiles_.size()) return found(tiles_);
    if (!left_) return false;
    for (int i = 0; i < int(tiles_.size()); i++) {
      if (!(piece >> i & 1)) continue;
      const Placement host = tiles_[i];
      for (int o = 0; o < 4; o++)
        for (int x = host.x - 2; x <= host.x + 2; x++)
          for (int y = host.y - 2; y <= host.y + 2; y++)
            if (touches(host, o, x, y) && lay(o, x, y, [&] { return connect(found); })) return true;
    }
    return false;
  }

  static bool touches(const Placement& host, int o, int x, int y) {
    const Placement tile{0, o, x, y};
    const int across = std::min(host.x + host.width(), x + tile.width()) - std::max(host.x, x);
    const int along = std::min(host.y + host.height(), y + tile.height()) - std::max(host.y, y);
    return (across == 0 && along > 0) || (along == 0 && across > 0);
  }

  // Returns the tiles connected to the first one.
  unsigned first_piece() const {
    unsigned piece = 1, before = 0;
    while (piece != before) {
      before = piece;
      for (int i = 0; i < int(tiles_.size()); i++)
        for (int j = 0; j < int(tiles_.size()); j++)
          if (piece >> i & 1 && !(piece >> j & 1) &&
              touches(tiles_[i], tiles_[j].orientation, tiles_[j].x, tiles_[j].y))
            piece |= 1u << j;
    }
    return piece;
  }

  static constexpr std::array<std::pair<int, int>, 4> beside{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

  Effort& effort_;
  const Tiles hand_;
  const bool faults_;
  int hole_ = 0, fines_ = 0;
  Tiles left_ = 0;
  std::vector<Placement> tiles_;
  std::vector<std::pair<int, int>> inside_, walls_;
  std::array<std::array<signed char, width>, width> cells_{};
  unsigned unspent_ = 0;
};

}  // namespace fourfold::pentaraduga
