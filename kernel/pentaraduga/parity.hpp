// The best figures of one parity for the goals squares and quados, found by searches in several threads.
#pragma once

#include <mutex>

#include "problem.hpp"
#include "squares.hpp"

namespace fourfold::pentaraduga {

class OneParity {
 public:
  OneParity(const Problem& problem, Effort& effort)
      : effort_(effort), hand_(set_of(problem.hand)), faults_(problem.faults), spoiling_(problem.goal == Goal::quados) {
    if (!problem.fixed.empty()) anchor_ = {problem.fixed[0].base_x(), problem.fixed[0].base_y()};
    for (const Placement& tile : problem.fixed) fixed_.push_back(anchor_.corner(tile));
    for (const auto& piece : problem.pieces) pieces_.push_back(turned_piece(piece));
    tiles_ = std::popcount(hand_) + int(fixed_.size());
    const int clashes = int(Figure(problem.fixed).clashes().size());
    clashing_ = clashes > 0;
    fined_ = faults_ || clashing_;
    highest_ = most_squares(tiles_);
    lowest_ = faults_ ? -3 * tiles_ - clashes : fined_ || spoiling_ ? -clashes - 2 * tiles_ : 0;
  }

  int highest() const { return highest_; }
  int lowest() const { return lowest_; }

  // Calls found(placements) for figures of exactly this value until it returns true. Requires that none is better.
  template <class Found>
  bool each(int value, const Found& found) {
    const bool may_lose = fined_ || spoiling_;
    for (int squares = std::max(value, 0); squares <= (may_lose ? highest_ : value); squares++) {
      const Wanted wanted{hand_, fixed_, squares, squares - value, faults_, spoiling_, pieces_};
      if (!fined_ || (wanted.fines == 0 && !clashing_) ? search<false>(wanted, found) : search<true>(wanted, found))
        return true;
    }
    return false;
  }

 private:
  static Piece turned_piece(const std::vector<Placement>& tiles) {
    Piece piece;
    for (const Placement& tile : tiles)
      for (int turns = 0; turns < 4; turns++) {
        const Placement here = moved(tile, -tiles[0].base_x(), -tiles[0].base_y());
        piece[std::size_t(turns)].push_back(Anchor{}.corner(clockwise(here, turns)));
      }
    return piece;
  }

  template <bool Fines, class Found>
  bool search(const Wanted& wanted, const Found& found) {
    const auto leaf = [&](const Corner* corners, int count) {
      std::vector<Placement> figure;
      for (int i = 0; i < count; i++) figure.push_back(anchor_.placement(corners[i]));
      return found(std::move(figure));
    };
    if (effort_.threads == 1) return SquareSearch<Fines>(effort_)(wanted, leaf);
    Tickets tickets;
    std::atomic<bool> done{false};
    std::mutex mutex;
    const auto think = [&] {
      try {
        SquareSearch<Fines> search(effort_, &tickets);
        const bool mine = search(wanted, [&](const Corner* corners, int count) {
          const std::lock_guard lock(mutex);
          return done || leaf(corners, count);
        });
        if (mine) done = true, effort_.settled = true;
      } catch (Stopped) {
      }
    };
    in_threads(effort_.threads, think);
    effort_.settled = false;
    if (!done && effort_.stop) throw Stopped{};
    return done;
  }

  Effort& effort_;
  const Tiles hand_;
  const bool faults_, spoiling_;
  Anchor anchor_;
  std::vector<Corner> fixed_;
  std::vector<Piece> pieces_;
  int tiles_ = 0, highest_ = 0, lowest_ = 0;
  bool clashing_ = false;  // the fixed tiles, among each other
  bool fined_ = false;
};

}  // namespace fourfold::pentaraduga
