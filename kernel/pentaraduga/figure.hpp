// A figure by cells: its squares, rings, faults and holes, and the places where another tile fits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "tiles.hpp"

namespace fourfold::pentaraduga {

// The sides of a cell, and the cell beyond each.
constexpr int right_side = 0, upper_side = 1, left_side = 2, lower_side = 3;
constexpr int across(int side) { return (side + 2) % 4; }
// Returns the orientation of a tile whose apex points to a side.
constexpr int pointing(int side) { return side ^ 1; }
inline Cell beyond(Cell cell, int side) {
  constexpr std::array<Cell, 4> step{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
  return {cell.x + step[side].x, cell.y + step[side].y};
}

// Returns the cells at a vertex, anticlockwise from the upper right one.
inline std::array<Cell, 4> around(Vertex v) {
  return {{{v.x, v.y}, {v.x - 1, v.y}, {v.x - 1, v.y - 1}, {v.x, v.y - 1}}};
}

// Returns the colour of a tile's cell at a side: the big triangle has the two sides that meet at the base.
inline int colour_at(const Placement& placement, int x, int y, int side) {
  const Tile tile(placement.tile);
  const int dx = placement.base_x() - x, dy = placement.base_y() - y;  // 0 or 1: which corner of the cell
  if (side % 2 == 0 ? (side == right_side) == (dx == 1) : (side == upper_side) == (dy == 1)) return tile.big;
  // Seen from the base, the cell lies in direction 0 to 3 of the turned grid.
  const int direction = dy == 0 ? dx : 3 - dx;
  return direction == left_arm(placement.orientation) ? tile.left : tile.right;
}

// Returns the nodes of a tile: the meeting point of its edges, then the left and the right end.
inline std::array<Vertex, 3> nodes(const Placement& placement) {
  constexpr std::array<Cell, 4> step{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
  const int x = placement.base_x(), y = placement.base_y();
  const Cell left = step[left_arm(placement.orientation)], right = step[right_arm(placement.orientation)];
  return {{{x, y}, {x + left.x, y + left.y}, {x + right.x, y + right.y}}};
}

// A sparse map from cells to the tiles that cover them.
class Cover {
 public:
  explicit Cover(std::size_t cells) : slots_(std::bit_ceil(2 * cells + 2)) {}

  int at(Cell cell) const { return slots_[find(cell)].tile; }
  void put(Cell cell, int tile) { slots_[find(cell)] = {cell, tile}; }

 private:
  struct Slot {
    Cell cell{};
    int tile = -1;
  };

  std::size_t find(Cell cell) const {
    const std::uint64_t hash =
        (std::uint64_t(std::uint32_t(cell.x)) << 32 | std::uint32_t(cell.y)) * 0x9e3779b97f4a7c15;
    std::size_t slot = (hash >> 32) & (slots_.size() - 1);
    while (slots_[slot].tile >= 0 && slots_[slot].cell != cell) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }

  std::vector<Slot> slots_;
};

// The neighbourhood of a tile at a place. Tiles of the figure are given by their numbers, in the order of contact.
struct Meeting {
  struct Contact {
    int tile, sides;
  };
  std::vector<Contact> contacts;
  std::vector<std::pair<Cell, int>> clashes;  // sides with different colours
  std::vector<int> rough;                     // touching tiles of the other parity
  std::vector<Vertex> squares;                // nodes that the tile completes
  std::vector<int> corners;                   // tiles with which it forms an L
};

// Conditions on a place for a tile.
struct Wish {
  int squares = 0;
  bool twice = false;  // touching two tiles
  bool corner = false;
  int touching = -1;  // the number of a tile
};

// Four tiles round an empty cell like a pinwheel, matching or not.
struct Wheel {
  Cell centre;
  std::array<int, 4> tiles;
};

// The lower left cells of the tiles of a wheel, relative to its centre; the tiles are alternately flat and upright.
constexpr std::array<std::array<Cell, 4>, 2> wheel_cells{
    {{{{-1, 1}, {1, 0}, {0, -1}, {-1, -1}}}, {{{0, 1}, {1, -1}, {-1, -1}, {-1, 0}}}}};

class Figure {
 public:
  explicit Figure(std::vector<Placement> placements) : tiles_(std::move(placements)), cover_(2 * tiles_.size()) {
    for (int i = 0; i < int(tiles_.size()) && !fault_; i++) {
      for (int j = 0; j < i && !fault_; j++)
        if (tiles_[j].tile == tiles_[i].tile) fault_ = {i, j};
      for (const Cell cell : tiles_[i].cells()) {
        if (const int there = cover_.at(cell); there >= 0 && !fault_) fault_ = {i, there};
        if (!fault_) cover_.put(cell, i);
      }
    }
  }

  // Returns the first tile that overlaps or repeats another, and that other.
  std::optional<std::pair<int, int>> fault() const { return fault_; }
  std::size_t size() const { return tiles_.size(); }
  bool has(int tile) const { return std::ranges::find(tiles_, tile, &Placement::tile) != tiles_.end(); }
  int at(Cell cell) const { return cover_.at(cell); }

  // Returns the neighbourhood of a tile of the figure or of a new one; nothing if a new one would overlap.
  std::optional<Meeting> meets(const Placement& placement) const {
    const auto own = placement.cells();
    return free(own) ? std::optional(meeting(placement, own)) : std::nullopt;
  }
  Meeting meeting(int tile) const { return meeting(tiles_[std::size_t(tile)], tiles_[std::size_t(tile)].cells()); }

  // Returns the places where a tile fits, row by row.
  std::vector<Placement> places(int tile, const Wish& wish) const {
    std::vector<Placement> found;
    for (const Cell cell : rim())
      for (int orientation = 0; orientation < 4; orientation++)
        for (const int back : {0, 1}) {
          const bool upright = orientation % 2;
          const Placement place{tile, orientation, cell.x - (upright ? 0 : back), cell.y - (upright ? back : 0)};
          if (free(place.cells()) && fits(place) && wanted(place, wish)) found.push_back(place);
        }
    std::ranges::sort(found, {},
                      [](const Placement& place) { return std::tuple(place.y, place.x, place.orientation); });
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }

  // Returns all ways to complete a wheel with tiles of a hand that fit, using tiles of the figure or touching it.
  std::vector<std::vector<Placement>> ring_moves(const std::vector<int>& hand) const {
    std::vector<std::vector<Placement>> found;
    const std::vector<Cell> centres = near();
    for (const int parity : {1, 0}) {
      if (std::ranges::none_of(tiles_, [&](const Placement& tile) { return tile.parity() == parity; })) continue;
      for (const Cell centre : centres)
        for (const auto& where : wheel_cells) {
          std::array<std::vector<Placement>, 4> slots;
          int k = 0;
          while (k < 4 &&
                 !(slots[k] = fitting({centre.x + where[k].x, centre.y + where[k].y}, k % 2, parity, hand)).empty())
            k++;
          std::vector<Placement> begun;
          if (k == 4) close(slots, begun, found);
        }
    }
    return found;
  }

  // Returns the nodes with four covered cells, in order.
  std::vector<Vertex> squares() const {
    std::vector<Vertex> found;
    for (const Placement& tile : tiles_)
      for (const Vertex node : nodes(tile))
        if (completed(node, tile.cells())) found.push_back(node);
    return sorted(std::move(found));
  }

  // Returns the sides between two tiles with different colours, each as the upper or right side of a cell.
  std::vector<std::pair<Cell, int>> clashes() const {
    std::vector<std::pair<Cell, int>> found;
    for (int i = 0; i < int(tiles_.size()); i++)
      for (const Cell cell : tiles_[i].cells())
        for (const int side : {upper_side, right_side}) {
          const Cell next = beyond(cell, side);
          const int other = at(next);
          if (other >= 0 && other != i && !match(tiles_[i], cell, side, other)) found.emplace_back(cell, side);
        }
    return found;
  }

  // Pairs of touching tiles: those of different parity, and those that make an L.
  std::vector<std::pair<int, int>> rough() const {
    return pairs([](const Placement& one, const Placement& other) { return one.parity() != other.parity(); });
  }
  std::vector<std::pair<int, int>> corners() const {
    return pairs([](const Placement& one, const Placement& other) { return one.upright() != other.upright(); });
  }

  // Returns the notches between opposite colours, in order.
  std::vector<Vertex> spoiled() const {
    std::vector<Vertex> vertices;
    for (const Placement& tile : tiles_)
      for (const Cell cell : tile.cells())
        for (const int x : {0, 1})
          for (const int y : {0, 1}) vertices.push_back({cell.x + x, cell.y + y});
    vertices = sorted(std::move(vertices));
    std::erase_if(vertices, [&](Vertex vertex) { return !spoiled(vertex); });
    return vertices;
  }

  // Returns all wheels in the order of their centres.
  std::vector<Wheel> wheels() const {
    std::vector<Wheel> found;
    for (const Cell centre : rim())
      for (const auto& cells : wheel_cells) {
        Wheel wheel{centre, {}};
        int k = 0;
        for (; k < 4; k++) {
          const Cell cell{centre.x + cells[k].x, centre.y + cells[k].y};
          const int tile = wheel.tiles[k] = at(cell);
          if (tile < 0 || tiles_[tile].upright() != (k % 2 == 1) || tiles_[tile].x != cell.x ||
              tiles_[tile].y != cell.y)
            break;
        }
        if (k == 4) found.push_back(wheel);
      }
    return found;
  }

  // Returns the number of rings: wheels of one parity whose tiles match where each touches the next.
  int rings() const {
    const std::vector<Wheel> found = wheels();
    return int(std::ranges::count_if(found, [&](const Wheel& wheel) { return well_laid(wheel); }));
  }

  // Returns the connected components as numbers of tiles; the one with the last tile comes last.
  std::vector<std::vector<int>> parts() const {
    std::vector<std::vector<int>> found;
    std::vector<bool> seen(tiles_.size());
    for (int last = int(tiles_.size()) - 1; last >= 0; last--)
      if (auto part = reached(last, seen); !part.empty()) found.push_back(std::move(part));
    std::ranges::reverse(found);
    return found;
  }
  bool connected() const { return parts().size() <= 1; }

  // Returns the tiles whose removal leaves the others connected.
  std::vector<int> loose() const {
    std::vector<int> found;
    for (int tile = 0; tile < int(tiles_.size()); tile++) {
      std::vector<bool> seen(tiles_.size());
      seen[std::size_t(tile)] = true;
      const std::size_t rest = tiles_.size() - 1;
      if (reached(tile == 0 ? int(rest) : 0, seen).size() == rest) found.push_back(tile);
    }
    return found;
  }

  // Returns the enclosed cells, hole by hole.
  std::vector<std::vector<Cell>> holes() const {
    // No hole crosses an empty row or column, so wide gaps between tiles are reduced to their outermost lines.
    const auto lines = [&](int Cell::* axis) {
      std::vector<int> found;
      for (const Placement& tile : tiles_)
        for (const Cell cell : tile.cells())
          for (const int step : {-1, 0, 1}) found.push_back(cell.*axis + step);
      return sorted(std::move(found));
    };
    const std::vector<int> xs = lines(&Cell::x), ys = lines(&Cell::y);
    const int width = int(xs.size()), height = int(ys.size());
    std::vector<bool> seen(xs.size() * ys.size());
    std::vector<std::vector<Cell>> found;
    for (int first = 0; first < width * height; first++) {
      std::vector<Cell> region;
      std::vector<int> next{first};
      while (!next.empty()) {
        const int here = next.back(), i = here / height, j = here % height;
        next.pop_back();
        const Cell cell{xs[std::size_t(i)], ys[std::size_t(j)]};
        if (seen[std::size_t(here)] || at(cell) >= 0) continue;
        seen[std::size_t(here)] = true;
        region.push_back(cell);
        if (i > 0) next.push_back(here - height);
        if (j > 0) next.push_back(here - 1);
        if (i + 1 < width) next.push_back(here + height);
        if (j + 1 < height) next.push_back(here + 1);
      }
      if (first > 0 && !region.empty()) found.push_back(std::move(region));
    }
    return found;
  }

  int hole() const {
    std::size_t largest = 0;
    for (const auto& hole : holes()) largest = std::max(largest, hole.size());
    return int(largest);
  }

 private:
  template <class T>
  static std::vector<T> sorted(std::vector<T> values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
  }

  bool free(const std::array<Cell, 2>& cells) const { return at(cells[0]) < 0 && at(cells[1]) < 0; }

  // Calls f(cell, side, other) for every side of a tile that touches another tile of the figure.
  template <class F>
  void each_side(const Placement& tile, const F& f) const {
    const auto own = tile.cells();
    for (const Cell cell : own)
      for (const int side : {upper_side, right_side, lower_side, left_side}) {
        const Cell next = beyond(cell, side);
        if (next == own[0] || next == own[1]) continue;
        if (const int other = at(next); other >= 0) f(cell, side, other);
      }
  }

  // Returns whether the colours on both sides of a side agree.
  bool match(const Placement& placement, Cell cell, int side, int other) const {
    const Cell there = beyond(cell, side);
    return colour_at(placement, cell.x, cell.y, side) == colour_at(tiles_[other], there.x, there.y, across(side));
  }

  bool completed(Vertex node, const std::array<Cell, 2>& own) const {
    return std::ranges::all_of(around(node), [&](Cell cell) {
      if (cell == own[0] || cell == own[1]) return true;
      const int tile = at(cell);
      return tile >= 0 && tiles_[tile].parity() == ((node.x + node.y) & 1);
    });
  }

  Meeting meeting(const Placement& placement, const std::array<Cell, 2>& own) const {
    Meeting met;
    each_side(placement, [&](Cell cell, int side, int other) {
      const auto known = std::ranges::find(met.contacts, other, &Meeting::Contact::tile);
      if (known != met.contacts.end()) {
        known->sides++;
      } else {
        met.contacts.push_back({other, 1});
        if (tiles_[other].parity() != placement.parity()) met.rough.push_back(other);
        if (tiles_[other].upright() != placement.upright()) met.corners.push_back(other);
      }
      if (!match(placement, cell, side, other)) met.clashes.emplace_back(cell, side);
    });
    for (const Vertex node : nodes(placement))
      if (completed(node, own)) met.squares.push_back(node);
    return met;
  }

  // Returns the empty cells beside the figure, in order.
  std::vector<Cell> rim() const {
    std::vector<Cell> found;
    for (const Placement& tile : tiles_)
      for (const Cell cell : tile.cells())
        for (int side = 0; side < 4; side++)
          if (const Cell next = beyond(cell, side); at(next) < 0) found.push_back(next);
    return sorted(std::move(found));
  }

  // Returns the empty cells round which a wheel would touch or include tiles of the figure, in order.
  std::vector<Cell> near() const {
    std::vector<Cell> found;
    for (const Placement& tile : tiles_)
      for (const Cell cell : tile.cells())
        for (int x = cell.x - 2; x <= cell.x + 2; x++)
          for (int y = cell.y - 2; y <= cell.y + 2; y++) found.push_back({x, y});
    found = sorted(std::move(found));
    std::erase_if(found, [&](Cell cell) { return at(cell) >= 0; });
    return found;
  }

  // Returns the candidates for one place of a wheel: the tile already there, or the tiles of the hand that fit.
  std::vector<Placement> fitting(Cell low, bool upright, int parity, const std::vector<int>& hand) const {
    if (const int there = at(low); there >= 0) {
      const Placement& tile = tiles_[std::size_t(there)];
      if (tile.upright() != upright || tile.x != low.x || tile.y != low.y) return {};
      return {tile};
    }
    Placement place{0, upright, low.x, low.y};
    if (place.parity() != parity) place.orientation += 2;
    std::vector<Placement> found;
    if (!free(place.cells())) return found;
    for (const int tile : hand) {
      place.tile = tile;
      if (fits(place)) found.push_back(place);
    }
    return found;
  }

  // Finds the wheels with one tile from every slot, each of which matches the next.
  void close(const std::array<std::vector<Placement>, 4>& slots, std::vector<Placement>& begun,
             std::vector<std::vector<Placement>>& found) const {
    if (begun.size() == 4) {
      if (!joined(begun[3], begun[0])) return;
      std::vector<Placement> move;
      std::ranges::copy_if(begun, std::back_inserter(move),
                           [&](const Placement& tile) { return at(tile.cells()[0]) < 0; });
      if (move.empty() ||
          (move.size() == 4 && std::ranges::none_of(move, [&](const auto& tile) { return touches(tile); })))
        return;
      found.push_back(std::move(move));
      return;
    }
    for (const Placement& tile : slots[begun.size()]) {
      if (!begun.empty() && !joined(begun.back(), tile)) continue;
      if (std::ranges::find(begun, tile.tile, &Placement::tile) != begun.end()) continue;
      begun.push_back(tile);
      close(slots, begun, found);
      begun.pop_back();
    }
  }

  // Returns whether the colours of two tiles agree where they touch.
  static bool joined(const Placement& one, const Placement& other) {
    const auto theirs = other.cells();
    for (const Cell cell : one.cells())
      for (int side = 0; side < 4; side++) {
        const Cell there = beyond(cell, side);
        if ((there == theirs[0] || there == theirs[1]) &&
            colour_at(one, cell.x, cell.y, side) != colour_at(other, there.x, there.y, across(side)))
          return false;
      }
    return true;
  }

  bool touches(const Placement& place) const {
    bool touching = false;
    each_side(place, [&](Cell, int, int) { touching = true; });
    return touching;
  }

  // Returns the tiles connected to one through tiles not seen yet, in order, and marks them as seen.
  std::vector<int> reached(int from, std::vector<bool>& seen) const {
    std::vector<int> found, next{from};
    while (!next.empty()) {
      const int tile = next.back();
      next.pop_back();
      if (seen[std::size_t(tile)]) continue;
      seen[std::size_t(tile)] = true;
      found.push_back(tile);
      each_side(tiles_[std::size_t(tile)], [&](Cell, int, int other) { next.push_back(other); });
    }
    return sorted(std::move(found));
  }

  bool fits(const Placement& place) const {
    bool fitting = true;
    each_side(place, [&](Cell cell, int side, int other) {
      fitting = fitting && tiles_[other].parity() == place.parity() && match(place, cell, side, other);
    });
    return fitting;
  }

  bool wanted(const Placement& place, const Wish& wish) const {
    if (wish.squares == 0 && !wish.twice && !wish.corner && wish.touching < 0) return true;
    const Meeting met = meeting(place, place.cells());
    return int(met.squares.size()) >= wish.squares && (!wish.twice || met.contacts.size() > 1) &&
           (!wish.corner || !met.corners.empty()) &&
           (wish.touching < 0 ||
            std::ranges::find(met.contacts, wish.touching, &Meeting::Contact::tile) != met.contacts.end());
  }

  template <class Alike>
  std::vector<std::pair<int, int>> pairs(const Alike& alike) const {
    std::vector<std::pair<int, int>> found;
    for (int i = 0; i < int(tiles_.size()); i++) {
      const auto first = std::ptrdiff_t(found.size());
      each_side(tiles_[i], [&](Cell, int, int other) {
        if (other > i || !alike(tiles_[other], tiles_[i])) return;
        if (std::find(found.begin() + first, found.end(), std::pair(other, i)) == found.end())
          found.emplace_back(other, i);
      });
    }
    return found;
  }

  bool spoiled(Vertex vertex) const {
    const auto round = around(vertex);
    int empty = -1;
    for (int k = 0; k < 4; k++) {
      if (at(round[k]) >= 0) continue;
      if (empty >= 0) return false;
      empty = k;
    }
    if (empty < 0) return false;
    // The two sides of the empty cell that meet at the vertex are left and lower, lower and right, and so on.
    const auto colour = [&](int side) {
      const Cell there = beyond(round[empty], side);
      return colour_at(tiles_[at(there)], there.x, there.y, across(side));
    };
    const int gap = colour((empty + 2) % 4) - colour((empty + 3) % 4);
    return gap == 3 || gap == -3;
  }

  bool well_laid(const Wheel& wheel) const {
    for (int k = 0; k < 4; k++) {
      const Placement &one = tiles_[std::size_t(wheel.tiles[k])], &next = tiles_[std::size_t(wheel.tiles[(k + 1) % 4])];
      if (one.parity() != next.parity() || !joined(one, next)) return false;
    }
    return true;
  }

  std::vector<Placement> tiles_;
  Cover cover_;
  std::optional<std::pair<int, int>> fault_;
};

}  // namespace fourfold::pentaraduga
