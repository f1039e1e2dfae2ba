// The grid turned by 45 degrees, with tiles on it.
#pragma once

#include "tiles.hpp"

namespace fourfold::pentaraduga {

// A tile on the grid, with its base at a node.
struct Corner {
  int tile, orientation, node;
};

// The tiles that fit in one place.
struct Place {
  int orientation, node;
  Tiles tiles;
};

class Lattice {
 public:
  static constexpr int width = 128, size = width * width, origin = size / 2 + width / 2;
  static constexpr std::array<int, 4> step{1, width, -1, -width};

  int present(int node) const { return present_[node]; }          // the directions in which there are edges
  std::uint32_t halves(int node) const { return halves_[node]; }  // a byte each: its colour + 1
  int half(int node, int direction) const { return halves_[node] >> 8 * direction & 255; }

  void put(int node, int direction, int colour) {
    halves_[node] |= std::uint32_t(colour + 1) << 8 * direction;
    present_[node] |= std::uint8_t(1 << direction);
  }

  void take(const Corner& corner) {
    const int left = left_arm(corner.orientation), right = right_arm(corner.orientation);
    drop(corner.node, left), drop(corner.node, right);
    drop(corner.node + step[left], opposite(left)), drop(corner.node + step[right], opposite(right));
  }

  // Returns the colours that match the neighbours of a half.
  Colours matching(int node, int direction) const {
    Colours colours = any_colour;
    if (const int next = half(node, turned(direction, 1))) colours &= Colours(1 << (next - 1));
    if (const int previous = half(node, turned(direction, 3))) colours &= Colours(1 << (previous - 1));
    return colours;
  }

  // Finds all ways to fill a half with one of these tiles, at most four places; `allowed` gives the colours of a half.
  template <class Allowed>
  int places(int node, int direction, Tiles tiles, const Allowed& allowed, Place* found) const {
    int count = 0;
    const auto free = [&](int at, int towards) { return !(present_[at] >> towards & 1); };
    const Colours here = allowed(node, direction);
    const auto add = [&](int right, int at, Tiles fitting) {
      if (fitting) found[count++] = {orientation_of(right), at, fitting};
    };
    const int far = node + step[direction], back = opposite(direction);
    // The base is here, and the half belongs to the right arm or to the left one.
    for (const int right : {direction, turned(direction, 3)}) {
      const int left = turned(right, 1), other = right == direction ? left : right;
      if (!free(node, other)) continue;
      const Tiles fitting = tiles & with.big[here & allowed(node, other)];
      if (!fitting) continue;
      add(right, node,
          fitting & with.left[allowed(node + step[left], opposite(left))] &
              with.right[allowed(node + step[right], opposite(right))]);
    }
    // The base is at the other end.
    if (const Tiles fitting = tiles & with.left[here]) {
      const int right = turned(back, 3);
      if (free(far, right))
        add(right, far,
            fitting & with.big[allowed(far, back) & allowed(far, right)] &
                with.right[allowed(far + step[right], opposite(right))]);
    }
    if (const Tiles fitting = tiles & with.right[here]) {
      const int left = turned(back, 1);
      if (free(far, left))
        add(back, far,
            fitting & with.big[allowed(far, back) & allowed(far, left)] &
                with.left[allowed(far + step[left], opposite(left))]);
    }
    return count;
  }

  // Returns whether a tile fits.
  template <class Allowed>
  bool accepts(const Corner& corner, const Allowed& allowed) const {
    const int left = left_arm(corner.orientation), right = right_arm(corner.orientation);
    if (present_[corner.node] & (1 << left | 1 << right)) return false;
    const Tile tile(corner.tile);
    return (allowed(corner.node, left) & allowed(corner.node, right)) >> tile.big & 1 &&
           allowed(corner.node + step[left], opposite(left)) >> tile.left & 1 &&
           allowed(corner.node + step[right], opposite(right)) >> tile.right & 1;
  }

  // Returns whether a face has three edges and a notch between opposite colours, which no tile matches. A face is named
  // by the one of its corners from which it lies between directions 0 and 1.
  bool spoiled(int face) const {
    int missing = -1, corner = face, at = 0;
    for (int k = 0; k < 4; k++, corner += step[k - 1]) {
      if (present_[corner] >> k & 1) continue;
      if (missing >= 0) return false;
      missing = k, at = corner;
    }
    if (missing < 0) return false;
    const int towards = turned(missing, 1), next = at + step[missing];
    const int difference = half(at, towards) - half(next, towards);
    return difference == 3 || difference == -3;
  }

 private:
  void drop(int node, int direction) {
    halves_[node] &= ~(std::uint32_t(255) << 8 * direction);
    present_[node] &= std::uint8_t(~(1 << direction));
  }

  std::array<std::uint32_t, size> halves_{};
  std::array<std::uint8_t, size> present_{};
};

// The mapping between grid and table, given the vertex of the origin.
struct Anchor {
  int x = 0, y = 0;

  Placement placement(const Corner& corner) const {
    const int i = corner.node % Lattice::width - Lattice::origin % Lattice::width;
    const int j = corner.node / Lattice::width - Lattice::origin / Lattice::width;
    return based(corner.tile, corner.orientation, x + i - j, y + i + j);
  }
  Corner corner(const Placement& placement) const {
    const int dx = placement.base_x() - x, dy = placement.base_y() - y;
    return {placement.tile, placement.orientation, Lattice::origin + (dx + dy) / 2 + (dy - dx) / 2 * Lattice::width};
  }
};

}  // namespace fourfold::pentaraduga
