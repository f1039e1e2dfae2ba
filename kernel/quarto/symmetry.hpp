// The symmetries of board and pieces, and a canonical form for every class of equivalent boards.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "goal.hpp"

namespace fourfold::quarto {

using Permutation = std::array<std::uint8_t, 16>;  // square -> square, or piece -> piece

namespace detail {

// Extends a partial permutation square by square; the image of every part of a line must lie in a line.
inline void extend(const std::vector<Mask>& lines, const std::vector<bool>& within_line, Permutation& image, int square,
                   Mask used, std::vector<Permutation>& found) {
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

// Returns all permutations of the squares that map lines to lines (and blocks to lines or blocks).
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

// The canonical form of a board under board symmetries, permutations of the active features and swaps of their values.
class Canonical {
 public:
  struct Form {
    std::uint64_t cells;  // the active bits of the piece on every square, four bits per square
    Mask free;
    Permutation relabel;  // the new number of every piece
  };

  Canonical(unsigned features, bool blocks) : features_(features), boards_(turns(blocks)), orders_(orders(features)) {}

  unsigned features() const { return unsigned(features_); }

  Form operator()(std::uint64_t cells, Mask free) const {
    Mask least = 0xffff;
    for (const Turn& turn : boards_) least = std::min(least, turn(free));
    const int placed = 16 - std::popcount(free);
    const std::uint64_t all = placed ? ~std::uint64_t(0) << (64 - 4 * placed) : 0;
    std::uint64_t best = ~std::uint64_t(0);
    unsigned flip = 0;
    const Order* chosen = &orders_.front();
    for (const Turn& turn : boards_) {
      if (turn(free) != least) continue;
      // The pieces in the order of their squares, from the highest bits down; flipping makes the first one 0.
      std::uint64_t pieces = 0;
      int shift = 64;
      for (Mask rest = Mask(~least); rest; rest &= Mask(rest - 1))
        pieces |= (cells >> 4 * turn.from[std::countr_zero(rest)] & features_) << (shift -= 4);
      const unsigned first = unsigned(pieces >> 60);
      pieces ^= all & first * ones;
      for (const Order& order : orders_) {
        const std::uint64_t candidate = order(pieces);
        if (candidate < best) best = candidate, flip = first, chosen = &order;
      }
    }
    Form form{0, least, {}};
    int shift = 64;
    for (Mask rest = Mask(~least); rest; rest &= Mask(rest - 1))
      form.cells |= (best >> (shift -= 4) & 15) << 4 * std::countr_zero(rest);
    for (unsigned p = 0; p < 16; p++) form.relabel[p] = std::uint8_t((*chosen)(p ^ flip));
    return form;
  }

 private:
  static constexpr std::uint64_t ones = 0x1111111111111111;

  // A board symmetry, with lookup tables for masks.
  struct Turn {
    Permutation from;
    std::array<std::array<Mask, 256>, 2> half;
    Mask operator()(Mask mask) const { return half[0][mask & 255] | half[1][mask >> 8]; }
  };

  // A permutation of features, applied to all nibbles of a word at once.
  struct Order {
    std::array<int, 4> to;
    std::uint64_t operator()(std::uint64_t word) const {
      return (word & ones) << to[0] | (word >> 1 & ones) << to[1] | (word >> 2 & ones) << to[2] |
             (word >> 3 & ones) << to[3];
    }
  };

  static std::vector<Turn> turns(bool blocks) {
    std::vector<Turn> all;
    for (const Permutation& to : automorphisms(blocks)) {
      Turn turn{};
      for (int s = 0; s < 16; s++) {
        turn.from[to[s]] = std::uint8_t(s);
        for (int part = 0; part < 256; part++)
          if (part >> s % 8 & 1) turn.half[s / 8][part] |= Mask(1 << to[s]);
      }
      all.push_back(turn);
    }
    return all;
  }

  static std::vector<Order> orders(unsigned features) {
    std::vector<Order> all;
    std::array<int, 4> to = {0, 1, 2, 3};
    do {
      bool only_active = true;
      for (int bit = 0; bit < 4; bit++)
        only_active = only_active && (to[bit] == bit || (features >> bit & 1 && features >> to[bit] & 1));
      if (only_active) all.push_back({to});
    } while (std::next_permutation(to.begin(), to.end()));
    return all;
  }

  std::uint64_t features_;
  std::vector<Turn> boards_;
  std::vector<Order> orders_;
};

}  // namespace fourfold::quarto
