// The search for one thread: is there a figure of one parity with a given number of squares?
//
// It branches on nodes, not on tiles: a node becomes a square, and tiles must fill it, or it never does, and its halves
// are wasted. Tiles in no square are attached last, or earlier if nothing else can extend the figure.
#pragma once

#include <algorithm>
#include <bit>
#include <functional>
#include <memory>

#include "../running.hpp"
#include "lattice.hpp"

namespace fourfold::pentaraduga {

// Returns the most squares of a number of tiles: s nodes of a grid have at most 2s - 2 sqrt(s) edges between them.
inline int most_squares(int tiles) {
  int squares = 0;
  for (int s = 1;; s++) {
    int inner = 2 * s;
    for (int k = 0; k * k < 4 * s; k++) inner--;
    if (4 * s - inner > 2 * tiles) return squares;
    squares = s;
  }
}

// The number of halves of each colour, a byte each, plus 64 so that negative numbers show as a cleared bit.
struct Halves {
  std::uint64_t bytes = 0x404040404040;

  static constexpr std::uint64_t of(int colour) { return std::uint64_t(1) << 8 * colour; }
  void add(const Tile& tile) { bytes += 2 * of(tile.big) + of(tile.left) + of(tile.right); }
  // Returns the number of squares that the halves suffice for; -1 if a colour is negative.
  int squares() const {
    if (~bytes & 0x404040404040) return -1;
    return int(((bytes >> 2 & 0x0f0f0f0f0f0f) * 0x010101010101) >> 40 & 255);
  }
};

// Maps a set of directions to a word with a one in each of their bytes.
constexpr std::array<std::uint32_t, 16> spread = [] {
  std::array<std::uint32_t, 16> bytes{};
  for (int set = 0; set < 16; set++)
    for (int d = 0; d < 4; d++) bytes[set] |= std::uint32_t(set >> d & 1) << 8 * d;
  return bytes;
}();

// Tiles of the hand that move as one, in their four rotations.
using Piece = std::array<std::vector<Corner>, 4>;

// The target of a search: figures of all tiles of the hand and the fixed ones with exactly this number of squares.
struct Wanted {
  Tiles hand;
  std::vector<Corner> fixed;
  int squares;
  int fines = 0;          // limit on clashes (less the squares of several colours) and spoiled corners
  bool clashing = true;   // whether new tiles may clash
  bool spoiling = false;  // whether spoiled corners are fined
  std::vector<Piece> pieces = {};
};

// Shares the branches of a search among threads: all walk the same tree down to a depth where branches are numbered.
struct Tickets {
  std::atomic<std::uint64_t> next{0};
};

template <bool Fines>
class SquareSearch {
 public:
  explicit SquareSearch(Effort& effort, Tickets* tickets = nullptr) : effort_(effort), tickets_(tickets) {}
  ~SquareSearch() { effort_.nodes.fetch_add(unspent_, std::memory_order_relaxed); }

  // Called with the corners of a figure and their number; returning true ends the search.
  using Found = std::function<bool(const Corner*, int)>;

  // Calls `found` with figures until it returns true; returns whether it did. A figure may be found more than once.
  bool operator()(const Wanted& wanted, const Found& found) {
    Run run{*this, board(), wanted, found, wanted.hand};
    return run.start();
  }

 private:
  enum Role : std::uint8_t { open, square, barred };

  // Reused between searches: every search leaves it empty.
  struct Board {
    Lattice lattice;
    std::array<std::uint8_t, Lattice::size> role{}, tint{};
    std::array<std::uint8_t, Lattice::width> in_row{}, in_column{};  // squares
    std::array<std::array<std::uint8_t, Lattice::width>, 4> ends{};  // squares in a line with a barred node beyond them
  };
  static Board& board() {
    thread_local const auto board = std::make_unique<Board>();
    return *board;
  }

  struct Run {
    SquareSearch& search;
    Board& board;
    const Wanted& wanted;
    const Found& found;
    Tiles left;                 // tiles to be placed
    Halves pool{};              // halves that may still become part of a new square
    int squares = 0;            // made or promised
    int rows = 0, columns = 0;  // in which there are squares
    int gaps = 0;               // between squares of a row or column that can no longer be filled
    int lost_edges = 0;         // edges with both ends barred
    int fines = 0, least_fines = 0, spoiled = 0;
    bool fits = true;
    int corners_count = 0, touched_count = 0, trail_count = 0;
    std::array<Corner, 24> corners{};
    std::array<int, 96> touched{}, trail{};
    std::uint64_t branch = 0, ticket = 0;
    int share_at = -1;
    int allowance = 0;  // rows and columns, gaps and lost edges together

    struct Mark {
      Halves pool;
      Tiles left;
      int squares, lost_edges, fines, least_fines, spoiled, corners, touched, trail;
    };

    // A piece of the hand with the halves it takes and the squares it makes, which count before it is laid.
    struct Promise {
      const Piece* piece;
      Tiles tiles;
      std::uint64_t halves;
      int squares, lost_edges;
    };
    std::vector<Promise> promises{};
    Tiles joined = 0;  // tiles of pieces

    Lattice& lattice = board.lattice;

    bool start() {
      if (wanted.hand == 0 && wanted.fixed.empty()) return false;
      for (const Corner& corner : wanted.fixed) pool.add(Tile(corner.tile));
      each(left, [&](int tile) { pool.add(Tile(tile)); });
      if (pool.squares() < wanted.squares) return false;
      allowance = 2 * (std::popcount(left) + int(wanted.fixed.size()) - wanted.squares);
      if (search.tickets_) {
        share_at = int(wanted.fixed.size()) + (wanted.fixed.empty() ? 3 : 2);
        ticket = search.tickets_->next++;
      }
      bool done = false;
      const Mark before = mark();
      try {
        for (const Piece& piece : wanted.pieces) promise(piece);
        for (const Corner& corner : wanted.fixed) lay(corner);
        bar_holes();
        if (wanted.fixed.empty()) {
          const int tile = first();
          left ^= Tiles(1) << tile;
          lay({tile, 0, Lattice::origin});
        }
        done = fits && bound() && decide();
      } catch (Stopped) {
        undo(before);
        throw;
      }
      undo(before);
      return done;
    }

    // Returns the tile from which all figures are searched: one with rare colours has the fewest neighbours.
    int first() const {
      int best = -1, fewest = 0;
      each(left, [&](int id) {
        const Tile tile(id);
        const auto number = [&](int colour) { return int(pool.bytes >> 8 * colour & 63); };
        const int now = 3 * number(tile.big) + number(tile.left) + number(tile.right);
        if (best < 0 || now < fewest) best = id, fewest = now;
      });
      return best;
    }

    Mark mark() const {
      return {pool, left, squares, lost_edges, fines, least_fines, spoiled, corners_count, touched_count, trail_count};
    }

    void undo(const Mark& to) {
      pool = to.pool, left = to.left, squares = to.squares, lost_edges = to.lost_edges;
      fines = to.fines, least_fines = to.least_fines, spoiled = to.spoiled;
      while (trail_count > to.trail) {
        const int node = trail[--trail_count];
        if (board.role[node] == square) {
          rows -= --board.in_row[node / Lattice::width] == 0;
          columns -= --board.in_column[node % Lattice::width] == 0;
        }
        count_ends(node, -1);
        board.role[node] = open;
      }
      while (corners_count > to.corners) lattice.take(corners[--corners_count]);
      touched_count = to.touched;
      fits = true;
    }

    Colours allowed(int node, int direction) const {
      if (lattice.present(node) && board.role[node] == square) return Colours(1 << board.tint[node]);
      if constexpr (Fines) {
        // A node without a clash can only get one if fines are left.
        if (wanted.clashing && (least_fines < wanted.fines || !same(node))) return any_colour;
      }
      return lattice.matching(node, direction);
    }

    int places(int node, int direction, Place* found_places) const {
      return lattice.places(
          node, direction, left, [&](int at, int towards) { return allowed(at, towards); }, found_places);
    }

    void assume(int node, Role role) {
      board.role[node] = role;
      trail[trail_count++] = node;
      count_ends(node, 1);
      if (role == square) {
        squares++;
        pool.bytes -= 4 * Halves::of(board.tint[node]);
        rows += board.in_row[node / Lattice::width]++ == 0;
        columns += board.in_column[node % Lattice::width]++ == 0;
      } else {
        for (int d = 0; d < 4; d++) lost_edges += lattice.present(node) >> d & 1 && lost(node, d);
        for (std::uint32_t halves = lattice.halves(node); halves; halves >>= 8)
          if (halves & 255) pool.bytes -= Halves::of(int(halves & 255) - 1);
      }
    }

    // Updates the ends of runs of squares when a node is decided or undone.
    void count_ends(int node, int sign) {
      const bool is_square = board.role[node] == square;
      for (int d = 0; d < 4; d++) {
        const int next = node + Lattice::step[d];
        if (board.role[next] != (is_square ? barred : square)) continue;
        auto& forth = board.ends[is_square ? d : opposite(d)][d & 1 ? node % Lattice::width : node / Lattice::width];
        auto& back = board.ends[is_square ? opposite(d) : d][d & 1 ? node % Lattice::width : node / Lattice::width];
        gaps -= std::max<int>({1, forth, back});
        forth = std::uint8_t(forth + sign);
        gaps += std::max<int>({1, forth, back});
      }
    }

    // Returns whether the other end of a half is barred.
    bool lost(int node, int direction) const {
      const int far = node + Lattice::step[direction];
      return lattice.present(far) >> opposite(direction) & 1 && board.role[far] == barred;
    }

    // Returns whether all halves at a node have one colour.
    bool same(int node) const {
      return lattice.halves(node) == unsigned(board.tint[node] + 1) * spread[lattice.present(node)];
    }

    static bool one_colour(std::uint32_t halves) { return halves == (halves & 255) * 0x01010101u; }

    void put(int node, int direction, int colour) {
      if (!lattice.present(node)) touched[touched_count++] = node, board.tint[node] = std::uint8_t(colour);
      if constexpr (Fines) fine(node, -1);
      lattice.put(node, direction, colour);
      if constexpr (Fines) fine(node, 1);
      const bool full = lattice.present(node) == 15;
      if (board.role[node] == barred) {
        pool.bytes -= Halves::of(colour);
        lost_edges += lost(node, direction);
        if (full && one_colour(lattice.halves(node))) fits = false;
      } else if (board.role[node] == open) {
        if (colour != board.tint[node]) assume(node, barred);
        else if (full) assume(node, square);
      } else if (colour != board.tint[node]) {
        fits = false;
      }
    }

    // Adds or removes the fines of a node, and the least fines that it will have in the end.
    void fine(int node, int sign) {
      const int present = lattice.present(node);
      if (present == 0 || one_colour(lattice.halves(node))) return;
      int clashes = 0;
      for (int d = 0; d < 4; d++) {
        const int here = lattice.half(node, d), next = lattice.half(node, turned(d, 1));
        clashes += here && next && here != next;
      }
      const int cost = clashes - (present == 15);
      least_fines += sign * (present == 15 ? cost : clashes > 0);
      fines += sign * cost;
      if (wanted.spoiling && std::popcount(unsigned(present)) == 3) {
        const int missing = std::countr_one(unsigned(present));
        const int gap = lattice.half(node, turned(missing, 1)) - lattice.half(node, turned(missing, 3));
        fines += sign * (gap == 3 || gap == -3);
      }
    }

    void lay(const Corner& corner) {
      const Tile tile(corner.tile);
      const int left_way = left_arm(corner.orientation), right_way = right_arm(corner.orientation);
      if (wanted.spoiling) spoil(corner, -1);
      corners[corners_count++] = corner;
      put(corner.node, left_way, tile.big);
      put(corner.node, right_way, tile.big);
      put(corner.node + Lattice::step[left_way], opposite(left_way), tile.left);
      put(corner.node + Lattice::step[right_way], opposite(right_way), tile.right);
      if (wanted.spoiling) spoil(corner, 1);
      if (++search.unspent_ == 1024) search.spend();
    }

    // Lays a piece alone to compute its promise.
    void promise(const Piece& piece) {
      const Mark before = mark();
      Promise promise{&piece, 0, pool.bytes, -squares, -lost_edges};
      for (const Corner& corner : piece[0]) lay(corner), promise.tiles |= Tiles(1) << corner.tile;
      bar_holes();
      promise.halves -= pool.bytes, promise.squares += squares, promise.lost_edges += lost_edges;
      undo(before);
      count(promise, 1);
      joined |= promise.tiles;
      promises.push_back(promise);
    }

    void count(const Promise& promise, int sign) {
      pool.bytes -= std::uint64_t(sign) * promise.halves;
      squares += sign * promise.squares, lost_edges += sign * promise.lost_edges;
    }

    // Lays the piece that contains this tile, if all of it fits.
    void lay_piece(const Corner& part) {
      const auto promise = std::find_if(promises.begin(), promises.end(),
                                        [&](const Promise& one) { return one.tiles >> part.tile & 1; });
      const Piece& piece = *promise->piece;
      std::size_t own = 0;
      while (piece[0][own].tile != part.tile) own++;
      const auto& corners_of_piece = piece[(part.orientation - piece[0][own].orientation) & 3];
      const int shift = part.node - corners_of_piece[own].node;
      for (const Corner& corner : corners_of_piece)
        fits = fits && lattice.accepts({corner.tile, corner.orientation, corner.node + shift},
                                       [&](int at, int towards) { return allowed(at, towards); });
      if (!fits) return;
      left &= ~promise->tiles;
      count(*promise, -1);
      for (const Corner& corner : corners_of_piece) lay({corner.tile, corner.orientation, corner.node + shift});
      bar_holes();
    }

    // Bars the nodes beside a single free cell, which never become squares.
    void bar_holes() {
      for (int i = 0; i < touched_count; i++) {
        const int node = touched[i], present = lattice.present(node);
        if (board.role[node] != open || std::popcount(unsigned(present)) != 3) continue;
        const int missing = std::countr_one(unsigned(present)), back = opposite(missing);
        const int far = lattice.present(node + Lattice::step[missing]);
        if (far >> turned(back, 1) & far >> turned(back, 3) & 1) assume(node, barred);
      }
    }

    // Adds or removes the spoiled corners in the three faces at the edges of a tile.
    void spoil(const Corner& corner, int sign) {
      constexpr std::array<int, 4> face{0, -1, -1 - Lattice::width, -Lattice::width};
      const int right_way = right_arm(corner.orientation);
      for (const int k : {right_way, turned(right_way, 1), turned(right_way, 3)})
        spoiled += sign * lattice.spoiled(corner.node + face[k]);
    }

    bool bound() const {
      if constexpr (Fines) {
        if (least_fines > wanted.fines) return false;
      } else {
        if (spoiled > wanted.fines) return false;
      }
      return pool.squares() >= wanted.squares - squares && squares <= wanted.squares && room();
    }

    // Every row and column with squares wastes a half at each end. Returns whether the halves that may be wasted allow
    // enough rows and columns for all squares.
    bool room(int more_lost = 0) const {
      const int lines = allowance - lost_edges - more_lost - gaps;
      if (lines < rows + columns) return false;
      const int high = std::max(rows, std::min(lines / 2, lines - columns));
      return high * (lines - high) >= wanted.squares;
    }

    template <class Then>
    bool try_all(const Place* found_places, int count, const Then& then) {
      for (int i = 0; i < count; i++) {
        for (Tiles tiles = found_places[i].tiles; tiles; tiles &= tiles - 1) {
          const int tile = std::countr_zero(tiles);
          const Mark before = mark();
          const Corner corner{tile, found_places[i].orientation, found_places[i].node};
          if (joined >> tile & 1) lay_piece(corner);
          else left ^= Tiles(1) << tile, lay(corner);
          const bool done = fits && bound() && mine() && then();
          undo(before);
          if (done) return true;
        }
      }
      return false;
    }

    // Returns whether this branch is for this thread.
    bool mine() {
      if (corners_count != share_at) return true;
      if (branch++ != ticket) return false;
      ticket = search.tickets_->next++;
      return true;
    }

    bool may_be_square(int node) const {
      return Halves{pool.bytes - 4 * Halves::of(board.tint[node])}.squares() >= wanted.squares - squares - 1;
    }

    bool may_be_barred(int node) const {
      const unsigned present = unsigned(lattice.present(node));
      const std::uint64_t wasted = unsigned(std::popcount(present)) * Halves::of(board.tint[node]);
      if (Halves{pool.bytes - wasted}.squares() < wanted.squares - squares) return false;
      int more_lost = 0;
      for (int d = 0; d < 4; d++) more_lost += present >> d & 1 && lost(node, d);
      return more_lost == 0 || room(more_lost);
    }

    // Returns the priority of a node: nearly settled nodes come first.
    int merit(int node) const {
      int merit = 64 + 8 * std::popcount(unsigned(lattice.present(node)));
      for (const int step : Lattice::step) merit += 3 * (board.role[node + step] == barred);
      return merit - int(pool.bytes >> 8 * board.tint[node] & 63);
    }

    bool decide() {
      if (squares == wanted.squares) return finish();
      int best = -1, most = 0;
      for (int i = 0; i < touched_count; i++) {
        const int node = touched[i];
        if (board.role[node] != open) continue;
        const bool square_fits = may_be_square(node), bar_fits = may_be_barred(node);
        if (!square_fits && !bar_fits) return false;
        if (!square_fits || !bar_fits) {
          best = node;
          break;
        }
        if (const int now = merit(node); now > most) most = now, best = node;
      }
      if (best < 0) return attach([&] { return decide(); });
      const Mark before = mark();
      assume(best, square);
      if (bound() && fill(best)) return true;
      undo(before);
      assume(best, barred);
      const bool done = bound() && decide();
      undo(before);
      return done;
    }

    // Fills a promised square, starting with the half that has the fewest options.
    bool fill(int node) {
      if (lattice.present(node) == 15) return decide();
      std::array<Place, 4> best;
      int best_count = 0, fewest = 1 << 30;
      for (int d = 0; d < 4; d++) {
        if (lattice.present(node) >> d & 1) continue;
        std::array<Place, 4> now;
        const int count = places(node, d, now.data());
        int ways = 0;
        for (int i = 0; i < count; i++) ways += std::popcount(now[i].tiles);
        if (ways == 0) return false;
        if (ways < fewest) fewest = ways, best = now, best_count = count;
      }
      return try_all(best.data(), best_count, [&] { return fill(node); });
    }

    // Tries every way to attach one tile to the figure.
    template <class Then>
    bool attach(const Then& then) {
      for (int i = 0, known = touched_count; i < known; i++) {
        const int node = touched[i], present = lattice.present(node);
        for (int d = 0; d < 4; d++) {
          if (present >> d & 1 || !(present >> turned(d, 1) & 1 || present >> turned(d, 3) & 1)) continue;
          std::array<Place, 4> now;
          if (try_all(now.data(), places(node, d, now.data()), then)) return true;
        }
      }
      return false;
    }

    // Attaches the remaining tiles after all squares are made.
    bool finish() {
      if (left == 0) return (Fines ? fines : 0) + spoiled <= wanted.fines && found(corners.data(), corners_count);
      if (!(Fines && wanted.clashing) && !reachable()) return false;
      return attach([&] { return finish(); });
    }

    // Returns whether the remaining tiles could all be attached, judging by colours alone.
    bool reachable() const {
      Colours shown = 0;
      for (int i = 0; i < touched_count; i++)
        if (lattice.present(touched[i]) != 15)
          for (std::uint32_t halves = lattice.halves(touched[i]); halves; halves >>= 8)
            shown |= Colours((1 << (halves & 255)) >> 1);  // colour + 1, or 0 without a half
      for (Tiles missing = left; missing;) {
        const Tiles next = missing & (with.big[shown] | with.left[shown] | with.right[shown]);
        if (!next) return false;
        each(next, [&](int id) {
          const Tile tile(id);
          shown |= Colours(1 << tile.big | 1 << tile.left | 1 << tile.right);
        });
        missing &= ~next;
      }
      return true;
    }
  };

  void spend() {
    unspent_ = 0;
    effort_.spend(1024);
  }

  Effort& effort_;
  Tickets* const tickets_;
  std::uint64_t unspent_ = 0;
};

}  // namespace fourfold::pentaraduga
