// The board representation of the search, and the threats of every piece.
#pragma once

#include <cstring>

#include "patterns.hpp"

namespace fourfold::quarto {

// Calls `todo` with the index of every set bit of a mask.
template <class Todo>
inline void each(Mask set, Todo todo) {
  for (; set; set &= Mask(set - 1)) todo(std::countr_zero(set));
}

template <bool Blocks>
struct Board {
  using Bytes = typename Patterns<Blocks>::Bytes;
  Bytes pattern;        // of every line
  Bytes empties;        // of every line: the number of its free squares
  std::uint64_t cells;  // the piece of every square, four bits each; 0 if there is none
  Mask free, left;      // squares without a piece, pieces not yet placed (including the one in hand)

  static Board empty() {
    Board board{};
    for (int l = 0; l < Patterns<Blocks>::lines; l++) board.pattern[l] = 0xff, board.empties[l] = 4;
    board.free = board.left = 0xffff;
    return board;
  }

  void put(const Patterns<Blocks>& rules, int square, int piece) {
    pattern &= rules.keep[square][piece];
    empties -= rules.through[square];
    cells |= std::uint64_t(piece) << (4 * square);
    free ^= Mask(1 << square);
  }

  // Builds a new board instead of changing a copy, which would stall on store forwarding of the vectors' halves.
  Board after(const Patterns<Blocks>& rules, int square, int piece) const {
    return {pattern & rules.keep[square][piece], empties - rules.through[square],
            cells | std::uint64_t(piece) << (4 * square), Mask(free ^ 1 << square), Mask(left ^ 1 << piece)};
  }

  // Returns the patterns of the lines with a number of free squares, 0 for all others.
  Bytes with_empties(int number) const { return pattern & Bytes(empties == Pattern(number)); }

  // Returns the pieces with which the next player wins at once.
  Mask winning(const Patterns<Blocks>& rules) const {
    const Bytes one = with_empties(1);
    Mask pieces = 0;
    for (int l = 0; l < Patterns<Blocks>::lines; l++) pieces |= rules.match[one[l]];
    return pieces;
  }

  // Returns the free squares where a piece completes a line.
  Mask winning(const Patterns<Blocks>& rules, int piece) const {
    const Bytes one = with_empties(1);
    Mask squares = 0;
    for (int l = 0; l < Patterns<Blocks>::lines; l++)
      if (rules.match[one[l]] >> piece & 1) squares |= rules.goal.lines[l] & free;
    return squares;
  }
};

// For every free square and every piece placed there, computed together: the pieces that are then safe to give.
template <bool Blocks, int N>
struct Outlook {
  std::uint8_t square[N];  // the free squares
  Rows safe[N];            // safe[i][p]: p was placed on square[i]
  Rows some;               // their union: where it is empty, the holder of p must give a winning piece

  void look(const Patterns<Blocks>& rules, const Board<Blocks>& board) {
    const auto one = board.with_empties(1), two = board.with_empties(2);
    Mask wins[N], once = 0, twice = 0, rest = board.free;
    for (int i = 0; i < N; i++, rest &= Mask(rest - 1)) {
      const int s = std::countr_zero(rest);
      square[i] = std::uint8_t(s);
      Mask pieces = 0;
      for (int line : rules.slot[s]) pieces |= rules.match[one[line]];
      twice |= once & pieces, once |= pieces, wins[i] = pieces;
    }
    Rows givable;
    if (rules.twins) {
      for (int p = 0; p < 16; p++) givable[p] = rules.front(Mask(board.left & ~(1 << p)));
    } else {
      givable = (Rows{} + board.left) & others;
    }
    some = Rows{};
    for (int i = 0; i < N; i++) {
      // Pieces that win on another free square, or on a line where the placed piece is the third.
      Rows lost = Rows{} + Mask(twice | (once & ~wins[i]));
      for (int line : rules.slot[square[i]]) lost |= rules.after[two[line]];
      some |= safe[i] = givable & ~lost;
    }
  }

  // Returns the pieces whose holder has no safe piece to give, wherever they place.
  Mask stuck() const {
    const Rows lost = Rows(some == 0) & ~others;
    std::uint64_t words[4];
    std::memcpy(words, &lost, sizeof lost);
    std::uint64_t all = words[0] | words[1] | words[2] | words[3];
    all |= all >> 32;
    return Mask(all | all >> 16);
  }

  // Returns the number of safe moves of the holder of a piece.
  int freedom(int piece) const {
    int ways = 0;
    for (int i = 0; i < N; i++) ways += std::popcount(Mask(safe[i][piece]));
    return ways;
  }

 private:
  static constexpr Rows others = {0xfffe, 0xfffd, 0xfffb, 0xfff7, 0xffef, 0xffdf, 0xffbf, 0xff7f,
                                  0xfeff, 0xfdff, 0xfbff, 0xf7ff, 0xefff, 0xdfff, 0xbfff, 0x7fff};
};

// Three free squares, as left by `Four`.
template <bool Blocks>
struct Three {
  static constexpr int most = Blocks ? Patterns<Blocks>::lines_common + 1 : 1;
  Mask wins[3];           // pieces that win on each square
  Pattern pair[3][most];  // the lines through the two other squares that lack only these
  Pattern all;            // the line that lacks all three

  // Returns the pieces that complete a line through the squares other than `i`, after pieces with common values.
  Mask joined(const Patterns<Blocks>& rules, int i, Pattern values) const {
    Mask pieces = 0;
    for (Pattern pattern : pair[i]) pieces |= rules.match[pattern & values];
    return pieces;
  }
};

// Four free squares, without the tables of `Outlook`: most boards of a search have three or four free squares.
template <bool Blocks>
struct Four {
  static constexpr int most = Patterns<Blocks>::lines_common;
  Mask wins[4];              // pieces that win on each square
  Pattern pair[4][4][most];  // the lines through two squares that lack only these
  Pattern triple[4];         // the line that lacks all but this square
  Pattern all;               // the line that lacks all four

  Four(const Patterns<Blocks>& rules, const Board<Blocks>& board) {
    const auto one = board.with_empties(1), two = board.with_empties(2), three = board.with_empties(3);
    int s[4];
    Mask rest = board.free;
    for (int i = 0; i < 4; i++, rest &= Mask(rest - 1)) {
      s[i] = std::countr_zero(rest);
      wins[i] = 0;
      for (int line : rules.slot[s[i]]) wins[i] |= rules.match[one[line]];
    }
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < i; j++)
        for (int k = 0; k < most; k++) pair[i][j][k] = pair[j][i][k] = two[rules.common[s[i]][s[j]][k]];
      triple[i] = three[rules.line_of[s[(i + 1) % 4]][s[(i + 2) % 4]][s[(i + 3) % 4]]];
    }
    all = board.with_empties(4)[rules.line_of[s[0]][s[1]][s[2]]];
  }

  // Returns the three squares left after placing a piece with some values on a square.
  template <int Square>
  Three<Blocks> after(const Patterns<Blocks>& rules, Pattern values) const {
    constexpr int others[] = {(Square + 1) % 4, (Square + 2) % 4, (Square + 3) % 4};
    Three<Blocks> next{};
    for (int i = 0; i < 3; i++) {
      const int here = others[i], a = others[(i + 1) % 3], b = others[(i + 2) % 3];
      next.wins[i] = wins[here];
      for (Pattern pattern : pair[Square][here]) next.wins[i] |= rules.match[pattern & values];
      for (int k = 0; k < most; k++) next.pair[i][k] = pair[a][b][k];
      // Without blocks it is the only line through both squares; with blocks, the last slot is reserved for it.
      next.pair[i][Three<Blocks>::most - 1] |= triple[here] & values;
    }
    next.all = triple[Square] | (all & values);
    return next;
  }
};

}  // namespace fourfold::quarto
