// The representative of a board in its class of equivalent boards.
#pragma once

#include "symmetry.hpp"

namespace fourfold::quarto {

struct Representative {
  PlainBoard board;     // the active bits of every piece
  Permutation relabel;  // the new number of every piece
};

inline Representative representative(const Canonical& canonical, const PlainBoard& board) {
  std::uint64_t cells = 0;
  Mask free = 0;
  for (std::size_t s = 0; s < board.size(); s++) {
    if (board[s] < 0) free |= Mask(1 << s);
    else cells |= std::uint64_t(board[s]) << 4 * s;
  }
  const Canonical::Form form = canonical(cells, free);
  Representative found{{}, form.relabel};
  for (std::size_t s = 0; s < board.size(); s++)
    found.board[s] = form.free >> s & 1 ? -1 : int(form.cells >> 4 * s & 15);
  return found;
}

}  // namespace fourfold::quarto
