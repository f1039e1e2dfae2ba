// The symmetries of the board, and one representative for each class of equivalent positions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "goal.hpp"

namespace fourfold::quarto {

using Permutation = std::array<std::uint8_t, 16>;  // square -> square

namespace detail {

// Extends a partial permutation square by square; what is mapped of a line must lie in a line.
inline void extend(const std::vector<Mask>& lines, const std::vector<bool>& within_line, Permutation& image,
                   int square, Mask used, std::vector<Permutation>& found) {
  if (square == 16) {
    found.push_back(image);
    return;
  }
  for (int target = 0; target < 16; target++) {
    if (used >> target & 1) continue;
    image[square] = std::uint8_t(target);
    bool keeps_lines = true;
    for (Mask line : lines) {
      if (!(line >> square & 1)) continue;
      Mask mapped = 0;
      for (int s = 0; s <= square; s++)
        if (line >> s & 1) mapped |= Mask(1 << image[s]);
      keeps_lines = keeps_lines && within_line[mapped];
    }
    if (keeps_lines) extend(lines, within_line, image, square + 1, Mask(used | 1 << target), found);
  }
}

}  // namespace detail

// All permutations of the squares that take lines to lines (and blocks to lines or blocks).
inline std::vector<Permutation> automorphisms(bool blocks) {
  const std::vector<Mask> all = lines(blocks);
  std::vector<bool> within_line(1 << 16);
  for (Mask line : all)
    for (int part = line; part; part = (part - 1) & line) within_line[part] = true;
  std::vector<Permutation> found;
  Permutation image{};
  detail::extend(all, within_line, image, 0, 0, found);
  return found;
}

// The 24 ways to reorder the four features, as maps from piece to piece.
inline std::array<std::array<std::uint8_t, 16>, 24> feature_orders() {
  std::array<std::array<std::uint8_t, 16>, 24> maps{};
  std::array<int, 4> order = {0, 1, 2, 3};
  for (auto& map : maps) {
    for (int piece = 0; piece < 16; piece++)
      for (int bit = 0; bit < 4; bit++)
        if (piece >> bit & 1) map[piece] |= std::uint8_t(1 << order[bit]);
    std::next_permutation(order.begin(), order.end());
  }
  return maps;
}

struct Board {
  std::array<std::int8_t, 16> piece;  // -1: empty
  auto operator<=>(const Board&) const = default;
};

// The smallest equivalent board, all four features active: board symmetries, feature orders and value swaps.
// Swapping values is an exclusive or over all pieces; the smallest result makes the first piece 0.
class Canonical {
 public:
  explicit Canonical(bool blocks) : boards_(automorphisms(blocks)), orders_(feature_orders()) {}

  Board operator()(const Board& board) const {
    Board best = board;
    best.piece.fill(127);
    for (const Permutation& to : boards_) {
      Board turned;
      for (int s = 0; s < 16; s++) turned.piece[to[s]] = board.piece[s];
      int swap = 0;
      for (int s = 0; s < 16; s++)
        if (turned.piece[s] >= 0) {
          swap = turned.piece[s];
          break;
        }
      for (const auto& order : orders_) {
        Board candidate;
        for (int s = 0; s < 16; s++)
          candidate.piece[s] = turned.piece[s] < 0 ? std::int8_t(-1) : std::int8_t(order[turned.piece[s] ^ swap]);
        best = std::min(best, candidate);
      }
    }
    return best;
  }

 private:
  std::vector<Permutation> boards_;
  std::array<std::array<std::uint8_t, 16>, 24> orders_;
};

}  // namespace fourfold::quarto
