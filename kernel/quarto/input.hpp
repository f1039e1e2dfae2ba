// Checks of boards and rule sets from Python.
#pragma once

#include <array>
#include <bit>
#include <string>
#include <vector>

#include "../checks.hpp"
#include "solver.hpp"

namespace fourfold::quarto {

inline unsigned require_features(Integer features) { return unsigned(require_between("features", features, 1, 15)); }

inline Goal require_goal(Integer features, bool blocks, Integer shared) {
  const unsigned active = require_features(features);
  const int most = std::popcount(active);
  if (shared.value < 1 || shared.value > most)
    refuse("shared", "1 to the number of active features (" + std::to_string(most) + ")", shared.value);
  return Goal(active, blocks, int(shared.value));
}

// Returns bytes, given megabytes.
inline std::size_t require_memory(Integer memory) {
  constexpr int most = 65'536;  // MB; more would be of no use
  return std::size_t(require_between("memory (MB)", memory, 1, most)) << 20;
}

// Returns the piece of every square, -1 for none. Pieces that differ in inactive features only are equal, so a board
// may have as many of a kind as there are pieces with the same active bits.
inline PlainBoard require_board(const std::vector<Integer>& given, unsigned features = 15) {
  PlainBoard board;
  if (given.size() != board.size()) refuse("board", "16 squares", given.size());
  const int most = 1 << (4 - std::popcount(features));
  std::array<int, 16> placed{};
  for (std::size_t s = 0; s < board.size(); s++) {
    board[s] = require_between("board", given[s], -1, 15);
    if (board[s] >= 0 && ++placed[std::size_t(board[s]) & features] > most)
      refuse("board", most == 1 ? "every piece at most once" : "at most " + std::to_string(most) + " pieces of a kind",
             "piece " + std::to_string(board[s]) + (most == 1 ? " twice" : " once more"));
  }
  return board;
}

inline Position require_position(const std::vector<Integer>& board, Integer hand) {
  const Position position{require_board(board), require_between("hand", hand, -1, 15)};
  if (hand.value >= 0 && std::ranges::find(position.board, position.hand) != position.board.end())
    refuse("hand", "a piece that is not on the board", "piece " + std::to_string(position.hand) + " twice");
  return position;
}

}  // namespace fourfold::quarto
