// Perft counts from the start of the game, to check any implementation of Quarto against.
#pragma once

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "goal.hpp"
#include "symmetry.hpp"

namespace fourfold::quarto {

struct Counts {
  std::uint64_t sequences;  // sequences of so many plies; a game ends with its first completed line
  std::uint64_t wins;       // those whose last ply completes a line
};

namespace detail {

struct Counter {
  const Goal& goal;
  std::array<std::int8_t, 16> board;
  Mask occupied = 0, left = 0xffff;

  void put(int square, int piece) { board[square] = std::int8_t(piece), occupied |= Mask(1 << square); }
  void lift(int square) { board[square] = -1, occupied &= Mask(~(1 << square)); }

  // Returns the free squares where a piece would complete a line.
  Mask winning(int piece) const {
    Mask squares = 0;
    for (Mask line : goal.lines) {
      const Mask there = line & occupied;
      if (std::popcount(there) != 3) continue;
      unsigned ones = unsigned(piece), zeros = unsigned(~piece);
      for (Mask rest = there; rest; rest &= rest - 1) {
        const int other = board[std::countr_zero(rest)];
        ones &= unsigned(other), zeros &= unsigned(~other);
      }
      if (goal.matches(ones, zeros)) squares |= line ^ there;
    }
    return squares;
  }

  bool threatens() const {
    for (Mask line : goal.lines)
      if (std::popcount(Mask(line & occupied)) == 3) return true;
    return false;
  }

  Counts give(int plies) {
    if (plies == 0) return {1, 0};
    if (plies == 1) return {std::uint64_t(std::popcount(left)), 0};
    if (plies == 2 && !threatens()) return {std::uint64_t(std::popcount(left) * (16 - std::popcount(occupied))), 0};
    Counts total{0, 0};
    for (Mask rest = left; rest; rest &= rest - 1) {
      const int piece = std::countr_zero(rest);
      left ^= Mask(1 << piece);
      const Counts below = place(piece, plies - 1);
      left ^= Mask(1 << piece);
      total.sequences += below.sequences, total.wins += below.wins;
    }
    return total;
  }

  Counts place(int piece, int plies) {
    const Mask free = Mask(~occupied), wins = winning(piece);
    if (plies == 1) return {std::uint64_t(std::popcount(free)), std::uint64_t(std::popcount(wins))};
    Counts total{0, 0};
    for (Mask rest = free & ~wins; rest; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      put(square, piece);
      const Counts below = give(plies - 1);
      lift(square);
      total.sequences += below.sequences, total.wins += below.wins;
    }
    return total;
  }
};

}  // namespace detail

// Counts sequences of plies: give, place, give, ... The first give and placement are not reduced by symmetry.
inline Counts count(const Goal& goal, int plies) {
  detail::Counter counter{goal, {}};
  return counter.give(plies);
}

// Counts positions after `placed` placements without a completed line, modulo all symmetries, for the classic rules.
inline std::uint64_t classes(bool blocks, int placed) {
  using Position = std::pair<std::uint64_t, Mask>;  // cells, free squares
  const Goal goal(15, blocks, 1);
  const Canonical canonical(15, blocks);
  std::vector<Position> level{{0, 0xffff}};
  for (int n = 0; n < placed; n++) {
    std::set<Position> next;
    for (const auto& [cells, free] : level) {
      detail::Counter counter{goal, {}};
      for (int s = 0; s < 16; s++) {
        if (free >> s & 1) continue;
        const int piece = int(cells >> 4 * s & 15);
        counter.put(s, piece), counter.left ^= Mask(1 << piece);
      }
      for (Mask pieces = counter.left; pieces; pieces &= Mask(pieces - 1)) {
        const std::uint64_t piece = std::uint64_t(std::countr_zero(pieces));
        for (Mask rest = Mask(free & ~counter.winning(int(piece))); rest; rest &= Mask(rest - 1)) {
          const int square = std::countr_zero(rest);
          const auto form = canonical(cells | piece << 4 * square, Mask(free ^ 1 << square));
          next.insert({form.cells, form.free});
        }
      }
    }
    level.assign(next.begin(), next.end());
  }
  return level.size();
}

}  // namespace fourfold::quarto
