// Exact scores of positions, found by a series of searches in several threads.
#pragma once

#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <vector>

#include "search.hpp"

namespace fourfold::quarto {

struct Position {
  PlainBoard board;
  int hand;  // -1: a piece is to be given
};

// Bounds on the score for the player to move, who holds a piece or is about to give one: plies to the win, negative
// plies to the loss, 0 for a draw.
struct Bounds {
  int low, high;
  bool exact() const { return low == high; }
};

// Returns a sort key of a score: greater is better, a quick win best, a quick loss worst.
inline int merit(int score) { return score > 0 ? 64 - score : score < 0 ? -64 - score : 0; }

struct Move {
  int square, give;  // -1: none
  Bounds bounds;     // for the player who moves
};

class Solver {
 public:
  virtual ~Solver() = default;
  virtual Bounds solve(const Position& position, const Limits& limits, const Watcher& watch) = 0;
  virtual std::vector<Move> moves(const Position& position, const Limits& limits, const Watcher& watch) = 0;
  virtual void forget() = 0;

  std::uint64_t nodes() const { return nodes_; }  // of the last call
  double seconds() const { return seconds_; }     // of the last call, without the allocation of the table

 protected:
  // Atomic: read while another thread searches.
  std::atomic<std::uint64_t> nodes_{0};
  std::atomic<double> seconds_{0};
};

template <bool Blocks>
class SolverOf final : public Solver {
 public:
  SolverOf(const Goal& goal, std::size_t memory)
      : rules_(std::make_unique<Patterns<Blocks>>(goal)), canonical_(goal.features, Blocks), table_(memory) {}

  Bounds solve(const Position& position, const Limits& limits, const Watcher& watch) override {
    const Root root = read(position);
    Bounds bounds{};
    run(root, limits, watch, 1, [&](Asking& ask) { bounds = value(ask, root); });
    return bounds;
  }

  std::vector<Move> moves(const Position& position, const Limits& limits, const Watcher& watch) override {
    const Root root = read(position);
    std::vector<Move> found = position.hand < 0 ? gives(root, -1) : std::vector<Move>{};
    if (position.hand >= 0) {
      const Mask wins = root.board.winning(*rules_, root.hand);
      each(root.board.free, [&](int square) {
        if (wins >> square & 1) {
          found.push_back({square, -1, {1, 1}});
        } else if (root.free == 1) {
          found.push_back({square, -1, {0, 0}});
        } else {
          const auto after = gives(placed(root, square), square);
          found.insert(found.end(), after.begin(), after.end());
        }
      });
    }
    run(root, limits, watch, int(found.size()), [&](Asking& ask) {
      for (Move& move : found) {
        if (move.give < 0) continue;
        Root next = move.square < 0 ? root : placed(root, move.square);
        next.hand = front_of(next, move.give);
        const Bounds other = value(ask, next);
        const int plies = move.square < 0 ? 1 : 2;
        move.bounds = {later(-other.high, plies), later(-other.low, plies)};
        ask.done++;
      }
    });
    return found;
  }

  void forget() override {
    const std::lock_guard one_at_a_time(mutex_);
    table_.clear();
  }

 private:
  using B = Board<Blocks>;

  struct Root {
    B board;         // the piece in hand is among the pieces left
    Mask pieces;     // the real pieces left, with twins distinguished
    int hand, free;  // hand: -1, or the representative of its twins
  };

  Root read(const Position& position) const {
    Root root{B::empty(), 0xffff, -1, 0};
    for (int s = 0; s < 16; s++) {
      const int piece = position.board[s];
      if (piece < 0) continue;
      root.pieces ^= Mask(1 << piece);
      root.board.put(*rules_, s, piece);
    }
    root.board.left = rules_->normal(root.pieces);
    root.free = std::popcount(root.board.free);
    if (position.hand >= 0) {
      root.pieces ^= Mask(1 << position.hand);
      root.hand = front_of(root, position.hand);
    }
    return root;
  }

  // Returns the twin of a piece, among the pieces left, that the search gives.
  int front_of(const Root& root, int piece) const {
    const Mask fronts = rules_->front(root.board.left);
    for (int p = 0; p < 16; p++)
      if ((fronts >> p & 1) && !((p ^ piece) & rules_->features)) return p;
    throw std::logic_error("the piece is not left");
  }

  Root placed(const Root& root, int square) const {
    Root next = root;
    next.board = root.board.after(*rules_, square, root.hand);
    next.hand = -1, next.free--;
    return next;
  }

  std::vector<Move> gives(const Root& root, int square) const {
    std::vector<Move> found;
    each(root.pieces, [&](int piece) { found.push_back({square, piece, {-unknown, unknown}}); });
    return found;
  }

  static constexpr int unknown = 31;
  static int later(int score, int plies) { return score > 0 ? score + plies : score < 0 ? score - plies : 0; }

  // The searches of one run, each in all its threads.
  struct Asking {
    SolverOf& solver;
    Effort& effort;
    std::atomic<int> done{0};

    bool succeeds(const B& board, Mask give, bool attacker_gives, int spare) {
      std::atomic<int> answer{-1};
      const auto think = [&] {
        Search<Blocks> search(*solver.rules_, solver.canonical_, solver.table_, effort);
        try {
          const bool result = search.succeeds(board, give, attacker_gives, spare);
          answer = result;
          if (effort.threads > 1) effort.settled = true;
        } catch (Stopped) {
        }
      };
      in_threads(effort.threads, think);
      effort.settled = false;
      if (answer < 0) throw Stopped{};
      return answer;
    }
  };

  // Returns the score of a position: first win or loss, then the number of plies.
  Bounds value(Asking& ask, const Root& root) const {
    if (root.free == 0) return {0, 0};
    const bool holds = root.hand >= 0;
    const auto plies = [&](int spare) { return 2 * (root.free - spare) - holds; };
    const Mask winning = root.board.winning(*rules_), all = rules_->front(root.board.left);
    if (holds && (winning >> root.hand & 1)) return {1, 1};
    const Mask gives = holds ? Mask(1 << root.hand) : Mask(all & ~winning);
    if (!gives) return {-2, -2};
    // The player to move attacks in `wins` and defends in `loses`. If they hold a piece, the opponent is the giver.
    const auto wins = [&](int spare) { return ask.succeeds(root.board, gives, !holds, spare) == !holds; };
    const auto loses = [&](int spare) { return ask.succeeds(root.board, gives, holds, spare) == holds; };
    Bounds bounds{-unknown, unknown};
    try {
      const int soonest_win = root.free - (holds ? 3 : 2), soonest_loss = root.free - (holds ? 2 : 3);
      // With an even number of free squares, disproving a win of the player to move is harder, so it comes last.
      const bool loses_first = root.free % 2 == 0;
      const bool lost = loses_first && soonest_loss >= 0 && loses(0);
      if (loses_first && !lost) bounds.low = 0;
      if (!lost && soonest_win >= 0 && wins(0)) {
        bounds = {plies(soonest_win % 2), plies(soonest_win)};
        for (int spare = soonest_win; spare >= 2; spare -= 2) {
          if (wins(spare)) return {plies(spare), plies(spare)};
          bounds.high = plies(spare - 2);
        }
        return {bounds.low, bounds.low};
      }
      bounds.high = 0;
      if (lost || (!loses_first && soonest_loss >= 0 && loses(0))) {
        bounds = {-plies(soonest_loss), -plies(soonest_loss % 2)};
        for (int spare = soonest_loss; spare >= 2; spare -= 2) {
          if (loses(spare)) return {-plies(spare), -plies(spare)};
          bounds.low = -plies(spare - 2);
        }
        return {bounds.high, bounds.high};
      }
      return {0, 0};
    } catch (Stopped) {
      return bounds;
    }
  }

  // Runs work within the limits.
  template <class Work>
  void run(const Root& root, const Limits& limits, const Watcher& watch, int all, Work work) {
    const std::lock_guard one_at_a_time(mutex_);
    table_.reserve(root.free);
    const auto start = std::chrono::steady_clock::now();
    const auto seconds = [&] { return seconds_since(start); };
    Effort effort(limits, start);
    constexpr int worth_sharing = 11;  // free squares; below, starting threads takes longer than the search
    effort.threads = root.free < worth_sharing ? 1 : std::max(1, limits.threads);
    Asking ask{*this, effort};
    std::exception_ptr error;
    const auto timed = [&] {
      const auto began = seconds();
      try {
        work(ask);
      } catch (...) {
        error = std::current_exception();
      }
      seconds_ = seconds() - began;
    };
    constexpr int worth_watching = 9;  // free squares; below, it takes a millisecond or less
    if (root.free < worth_watching) {
      timed();
    } else {
      watched(timed, effort, [&] { return !watch || watch({effort.nodes, seconds(), ask.done, all}); });
    }
    nodes_ = effort.nodes.load();
    if (error) std::rethrow_exception(error);
  }

  const std::unique_ptr<Patterns<Blocks>> rules_;
  const Canonical canonical_;
  Table table_;
  std::mutex mutex_;
};

inline std::unique_ptr<Solver> make_solver(const Goal& goal, bool blocks, std::size_t memory) {
  if (blocks) return std::make_unique<SolverOf<true>>(goal, memory);
  return std::make_unique<SolverOf<false>>(goal, memory);
}

}  // namespace fourfold::quarto
