// A rule set as lookup tables. The pattern of a line is the set of values that all its pieces share: eight bits, the
// low four for features set, the high four for features clear. The pattern of an empty line has all values.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "goal.hpp"

namespace fourfold::quarto {

using Pattern = std::uint8_t;
typedef Mask Rows __attribute__((vector_size(32)));  // a set of pieces for each of the sixteen pieces
typedef Pattern Bytes16 __attribute__((vector_size(16)));
typedef Pattern Bytes32 __attribute__((vector_size(32)));

template <bool Blocks>
struct Patterns {
  static constexpr int lines = Blocks ? 19 : 10;
  static constexpr int bytes = Blocks ? 32 : 16;
  static constexpr int lines_through = Blocks ? 7 : 3;         // at most, for one square
  static constexpr int lines_common = Blocks ? 3 : 1;          // at most, for two squares
  static constexpr int no_line = bytes - 1;                    // its pattern is always 0
  using Bytes = std::conditional_t<Blocks, Bytes32, Bytes16>;  // one byte per line

  const Goal goal;
  const Mask features;                        // the active bits of pieces
  const bool twins;                           // whether some pieces differ in inactive features only
  std::array<Pattern, 16> values;             // the values of each piece
  std::array<Mask, 256> match;                // pattern of three: the pieces that complete it
  std::array<Rows, 256> after;                // pattern of two, third piece: the pieces that then complete it
  Bytes keep[16][16];                         // square, piece: the mask that a placement applies to all patterns
  Bytes through[16];                          // square: 1 for the lines through it
  std::uint8_t slot[16][lines_through];       // square: the lines through it, padded with no_line
  std::uint8_t common[16][16][lines_common];  // two squares: the lines through both, padded with no_line
  std::uint8_t line_of[16][16][16];           // three squares: the line through all of them, or no_line

  explicit Patterns(const Goal& goal_) : goal(goal_), features(Mask(goal_.features)), twins(goal_.features != 15) {
    for (unsigned p = 0; p < 16; p++) values[p] = Pattern((p & features) | (~p & features) << 4);
    for (int pattern = 0; pattern < 256; pattern++) {
      match[pattern] = 0;
      for (int p = 0; p < 16; p++)
        if (std::popcount(unsigned(pattern & values[p])) >= goal.shared) match[pattern] |= Mask(1 << p);
    }
    for (int pattern = 0; pattern < 256; pattern++)
      for (int p = 0; p < 16; p++) after[pattern][p] = match[pattern & values[p]];
    for (int s = 0; s < 16; s++) {
      int k = 0;
      for (int l = 0; l < bytes; l++) {
        const bool there = l < lines && (goal.lines[l] >> s & 1);
        through[s][l] = there;
        for (int p = 0; p < 16; p++) keep[s][p][l] = there ? values[p] : Pattern(0xff);
        if (there) slot[s][k++] = std::uint8_t(l);
      }
      while (k < lines_through) slot[s][k++] = no_line;
    }
    for (int a = 0; a < 16; a++)
      for (int b = 0; b < 16; b++) {
        int k = 0;
        for (int l = 0; l < lines && a != b; l++)
          if ((goal.lines[l] >> a & 1) && (goal.lines[l] >> b & 1)) common[a][b][k++] = std::uint8_t(l);
        while (k < lines_common) common[a][b][k++] = no_line;
        for (int c = 0; c < 16; c++) {
          line_of[a][b][c] = no_line;
          const Mask squares = Mask(1 << a | 1 << b | 1 << c);
          for (int l = 0; l < lines && std::popcount(squares) == 3; l++)
            if ((goal.lines[l] & squares) == squares) line_of[a][b][c] = std::uint8_t(l);
        }
      }
    index_possible();
    if (twins) index_fronts();
  }

  // Returns the patterns that lines can still reach: without the values that too few of the pieces left have. Boards
  // with the same free squares, pieces left and possible patterns have the same value.
  Bytes possible(const Bytes& pattern, const Bytes& empties, Mask left) const {
    if (goal.shared == 1) {
      const std::uint32_t enough = enough_[left];
      return pattern &
             ((Bytes(empties == Pattern(1)) & Pattern(enough)) | (Bytes(empties == Pattern(2)) & Pattern(enough >> 8)) |
              (Bytes(empties == Pattern(3)) & Pattern(enough >> 16)) |
              (Bytes(empties == Pattern(4)) & Pattern(enough >> 24)));
    }
    std::array<int, 32> count{};
    for (std::size_t i = 0; i < sets_.size(); i++) count[i] = std::popcount(Mask(left & sets_[i].pieces));
    Bytes kept{};
    for (int l = 0; l < lines; l++)
      for (std::size_t i = 0; i < sets_.size() && empties[l]; i++)
        if ((pattern[l] & sets_[i].values) == sets_[i].values && count[i] >= empties[l]) kept[l] |= sets_[i].values;
    return kept;
  }

  // Returns one piece of every class of twins among the pieces left: the one to give.
  Mask front(Mask left) const { return twins ? fronts_[left] : left; }

  // Returns an equivalent set of pieces, with the first members of every class of twins.
  Mask normal(Mask left) const {
    if (!twins) return left;
    Mask result = 0;
    for (int p = 0; p < 16; p++) {
      if (!(left >> p & 1)) continue;
      int q = p & features;
      while (result >> q & 1) q = next_twin(q);
      result |= Mask(1 << q);
    }
    return result;
  }

 private:
  struct Set {
    Pattern values;
    Mask pieces;
  };

  std::unique_ptr<std::uint32_t[]> enough_;  // pieces left: byte k - 1 is the values that at least k of them have
  std::vector<Set> sets_;                    // for shared > 1: the sets of values that make a line
  std::unique_ptr<Mask[]> fronts_;

  void index_possible() {
    for (unsigned set = 1; set < 256; set++) {
      if (std::popcount(set) != goal.shared || (set & set >> 4 & 15) || ((set | set >> 4) & 15 & ~unsigned(features)))
        continue;
      Set s{Pattern(set), 0};
      for (int p = 0; p < 16; p++)
        if ((values[p] & set) == set) s.pieces |= Mask(1 << p);
      sets_.push_back(s);
    }
    if (goal.shared > 1) return;
    enough_ = std::make_unique<std::uint32_t[]>(1 << 16);
    for (int left = 0; left < 1 << 16; left++)
      for (const Set& set : sets_)
        for (int k = 1; k <= 4; k++)
          if (std::popcount(unsigned(left & set.pieces)) >= k)
            enough_[left] |= std::uint32_t(set.values) << (8 * (k - 1));
  }

  // Returns the twin of a piece with the next higher inactive bits; a number above 15 after the last.
  int next_twin(int piece) const {
    return ((piece | features) + 1) > 15 ? 16 : (((piece | features) + 1) & ~features) | (piece & features);
  }

  void index_fronts() {
    fronts_ = std::make_unique<Mask[]>(1 << 16);
    for (int left = 0; left < 1 << 16; left++)
      for (int p = 0; p < 16; p++) {
        const int next = next_twin(p);
        if ((left >> p & 1) && !(next < 16 && (left >> next & 1))) fronts_[left] |= Mask(1 << p);
      }
  }
};

}  // namespace fourfold::quarto
