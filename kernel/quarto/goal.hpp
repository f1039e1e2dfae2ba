// The goal: which squares form a line, and which features its pieces must share.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace fourfold::quarto {

using Mask = std::uint16_t;              // a set of squares (bit 4 * rank + file, a1 is bit 0) or of pieces
using PlainBoard = std::array<int, 16>;  // the piece of every square, -1 for none

// Returns the ten lines, followed by the nine 2x2 squares with `blocks`.
inline std::vector<Mask> lines(bool blocks) {
  std::vector<Mask> all;
  for (int k = 0; k < 4; k++) all.push_back(Mask(0x000f << (4 * k)));
  for (int k = 0; k < 4; k++) all.push_back(Mask(0x1111 << k));
  all.push_back(0x8421);
  all.push_back(0x1248);
  if (blocks)
    for (int rank = 0; rank < 3; rank++)
      for (int file = 0; file < 3; file++) all.push_back(Mask(0x0033 << (4 * rank + file)));
  return all;
}

// A rule set: a line matches if its pieces have a common value in at least `shared` of the active features.
struct Goal {
  unsigned features;  // active feature bits, as in a piece: 8 colour, 4 shape, 2 height, 1 top
  int shared;
  std::vector<Mask> lines;

  Goal(unsigned features_, bool blocks, int shared_)
      : features(features_), shared(shared_), lines(quarto::lines(blocks)) {}

  // `ones` and `zeros` are the features that all pieces of the line have set, or clear.
  bool matches(unsigned ones, unsigned zeros) const { return std::popcount((ones | zeros) & features) >= shared; }
};

}  // namespace fourfold::quarto
