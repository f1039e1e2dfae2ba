// Tiles as the search represents them: corners of a grid turned by 45 degrees.
//
// The vertices of the table that are not ends of a tile's diagonals are the nodes of a square grid. A cell is an edge
// of this grid, and the two triangles of a cell are the halves of the edge, one at each end. A tile is a corner: two
// perpendicular edges from a node, the middle of its base. Cells touch where their halves are neighbours round a node,
// and a square is a node with four edges.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace fourfold::pentaraduga {

using Tiles = std::uint32_t;   // a set of tiles
using Colours = std::uint8_t;  // a set of colours
constexpr Colours any_colour = 63;

struct Tile {
  int big, left, right;  // colours, 0 to 5 in the ring
  explicit constexpr Tile(int id)
      : big(id / 4), left((big + (id & 2 ? 1 : 5)) % 6), right((big + (id & 1 ? 1 : 5)) % 6) {}
};

// A unit square of the table, given by its lower left vertex, or a vertex.
struct Cell {
  int x, y;
  auto operator<=>(const Cell&) const = default;
};
using Vertex = Cell;

// A tile on the table: its orientation is the direction of its apex (0 up, 1 right, 2 down, 3 left), x and y are its
// lower left cell.
struct Placement {
  int tile, orientation, x, y;
  auto operator<=>(const Placement&) const = default;

  bool upright() const { return orientation % 2; }
  int width() const { return upright() ? 1 : 2; }
  int height() const { return upright() ? 2 : 1; }
  // The middle of its base.
  int base_x() const { return orientation == 1 ? x : x + 1; }
  int base_y() const { return orientation == 0 ? y : y + 1; }
  int parity() const { return (base_x() + base_y()) & 1; }
  // Returns the cell with the left small triangle, then that with the right one.
  std::array<Cell, 2> cells() const {
    const Cell low{x, y}, high{x + !upright(), y + upright()};
    if (orientation == 0 || orientation == 3) return {low, high};
    return {high, low};
  }
};

// Returns the placement with its base at a vertex.
inline Placement based(int tile, int orientation, int base_x, int base_y) {
  return {tile, orientation, orientation == 1 ? base_x : base_x - 1, orientation == 0 ? base_y : base_y - 1};
}

inline Placement moved(Placement tile, int dx, int dy) {
  return {tile.tile, tile.orientation, tile.x + dx, tile.y + dy};
}

// Returns a tile turned clockwise round the vertex 0, 0.
inline Placement clockwise(const Placement& tile, int turns) {
  int x = tile.base_x(), y = tile.base_y();
  for (int k = 0; k < turns; k++) x = std::exchange(y, -x);
  return based(tile.tile, (tile.orientation + turns) % 4, x, y);
}

// Directions of the turned grid: 0 is up and to the right of the table, then anticlockwise.
constexpr int turned(int direction, int by) { return (direction + by) & 3; }
constexpr int opposite(int direction) { return (direction + 2) & 3; }
constexpr int left_arm(int orientation) { return (5 - orientation) & 3; }
constexpr int right_arm(int orientation) { return (4 - orientation) & 3; }
constexpr int orientation_of(int right_arm) { return (4 - right_arm) & 3; }

// For every set of colours, the tiles with one of them in a part.
struct TileSets {
  std::array<Tiles, 64> big{}, left{}, right{};
  constexpr TileSets() {
    for (int set = 0; set < 64; set++)
      for (int id = 0; id < 24; id++) {
        const Tile tile(id);
        big[set] |= Tiles(set >> tile.big & 1) << id;
        left[set] |= Tiles(set >> tile.left & 1) << id;
        right[set] |= Tiles(set >> tile.right & 1) << id;
      }
  }
};
inline constexpr TileSets with;

template <class F>
void each(Tiles tiles, F f) {
  for (; tiles; tiles &= tiles - 1) f(__builtin_ctz(tiles));
}

inline Tiles set_of(const std::vector<int>& hand) {
  Tiles tiles = 0;
  for (const int tile : hand) tiles |= Tiles(1) << tile;
  return tiles;
}

}  // namespace fourfold::pentaraduga
