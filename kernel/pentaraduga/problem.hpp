// A problem for the solver, and the value of a figure.
#pragma once

#include <utility>

#include "figure.hpp"

namespace fourfold::pentaraduga {

enum class Goal { squares, quados, rings, frame };

struct Problem {
  std::vector<int> hand;
  Goal goal = Goal::squares;
  bool faults = false;  // whether clashes and rough joints of new tiles are allowed, and fined
  std::vector<Placement> fixed;
  std::vector<std::vector<Placement>> pieces = {};  // tiles of the hand that move and turn as one
};

inline int value(Goal goal, const Figure& figure) {
  const auto squares = [&] { return int(figure.squares().size()); };
  const auto fines = [&] { return int(figure.clashes().size() + figure.rough().size()); };
  switch (goal) {
    case Goal::squares: return squares() - fines();
    case Goal::quados: return squares() - fines() - int(figure.spoiled().size());
    case Goal::rings: return 100 * figure.rings() + squares();
    default: return figure.hole() - fines();
  }
}

// Everything that is counted in a figure.
struct Facts {
  std::size_t squares, clashes, rough, spoiled;
  int rings, hole;
  bool connected;

  explicit Facts(const Figure& figure)
      : squares(figure.squares().size()),
        clashes(figure.clashes().size()),
        rough(figure.rough().size()),
        spoiled(figure.spoiled().size()),
        rings(figure.rings()),
        hole(figure.hole()),
        connected(figure.connected()) {}
};

// Returns a hash of a figure, the same for all translations and rotations if it is movable.
inline std::uint64_t name(std::vector<Placement> figure, bool movable) {
  std::sort(figure.begin(), figure.end());
  if (movable) {
    const Placement first = figure.front();
    for (Placement& tile : figure) {
      int x = tile.base_x() - first.base_x(), y = tile.base_y() - first.base_y();
      for (int turn = first.orientation; turn % 4; turn--) x = std::exchange(y, x), x = -x;
      tile = based(tile.tile, (tile.orientation - first.orientation + 4) % 4, x, y);
    }
  }
  std::uint64_t hash = 0;
  for (const Placement& tile : figure) {
    hash += std::uint64_t(tile.tile) << 40 ^ std::uint64_t(tile.orientation) << 32 ^
            std::uint64_t(std::uint16_t(tile.x)) << 16 ^ std::uint64_t(std::uint16_t(tile.y));
    hash ^= hash >> 31, hash *= 0x9e3779b97f4a7c15, hash ^= hash >> 29, hash *= 0xbf58476d1ce4e5b9;
  }
  return hash;
}

}  // namespace fourfold::pentaraduga
