// Figures with as many rings as possible, and as many squares as possible with these.
//
// A figure grows ring by ring; two rings share at most one tile. A tile that only links a figure to a ring is needed
// just before a ring of four new tiles. The squares of what is left are a question for the other search.
#pragma once

#include <unordered_set>

#include "parity.hpp"

namespace fourfold::pentaraduga {

using Ring = std::array<Placement, 4>;

// All rings round the cell 0, 0 that tiles of the hand make, in one of their four rotations each.
inline std::vector<Ring> rings_of(Tiles hand) {
  std::vector<Ring> found;
  constexpr std::array<std::array<std::pair<int, int>, 4>, 2> where{
      {{{{-1, -1}, {1, -1}, {0, 1}, {-1, 0}}}, {{{0, -1}, {1, 0}, {-1, 1}, {-1, -1}}}}};
  // Between one tile and the next: the cell of the first that touches, its side.
  constexpr std::array<std::array<std::array<int, 3>, 4>, 2> contact{
      {{{{0, -1, 0}, {1, 0, 1}, {0, 1, 2}, {-1, 0, 3}}}, {{{1, -1, 1}, {1, 1, 2}, {-1, 1, 3}, {-1, -1, 0}}}}};
  constexpr std::array<std::pair<int, int>, 4> step{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
  for (int hand_side = 0; hand_side < 2; hand_side++) {
    Ring ring{};
    const auto match = [&](int from) {
      const Placement &one = ring[from], &next = ring[(from + 1) % 4];
      const auto [x, y, side] = contact[hand_side][from];
      return one.parity() == next.parity() &&
             colour_at(one, x, y, side) == colour_at(next, x + step[side].first, y + step[side].second, (side + 2) % 4);
    };
    const auto grow = [&](auto&& self, int k, Tiles left) -> void {
      if (k == 4) {
        if (match(3)) found.push_back(ring);
        return;
      }
      each(left, [&](int tile) {
        // Of four rotations, the one with the lowest tile below.
        if (k > 0 && tile < ring[0].tile) return;
        for (int o = k % 2; o < 4; o += 2) {
          ring[k] = {tile, o, where[hand_side][k].first, where[hand_side][k].second};
          if (k == 0 || match(k - 1)) self(self, k + 1, left & ~(Tiles(1) << tile));
        }
      });
    };
    grow(grow, 0, hand);
  }
  return found;
}

class RingSearch {
 public:
  RingSearch(const Problem& problem, Effort& effort)
      : problem_(problem), effort_(effort), hand_(set_of(problem.hand)) {
    Tiles all = hand_;
    for (const Placement& tile : problem.fixed) all |= Tiles(1) << tile.tile;
    for (const Ring& ring : rings_of(all))
      for (int turns = 0; turns < 4; turns++) {
        Ring turned_ring;
        // The hole's middle is not a vertex: after turning round 0, 0 the hole has moved.
        constexpr std::array<std::pair<int, int>, 4> back{{{0, 0}, {0, 1}, {1, 1}, {1, 0}}};
        for (int k = 0; k < 4; k++)
          turned_ring[k] = moved(clockwise(ring[k], turns), back[turns].first, back[turns].second);
        rings_.push_back(turned_ring);
      }
  }

  // What no figure can exceed.
  int bound() const {
    const int tiles = std::popcount(hand_) + int(problem_.fixed.size());
    return 100 * (rings_.empty() ? 0 : more(0, int(problem_.fixed.size()), tiles)) + most_squares(tiles);
  }

  // Calls found(figure, value) for figures worth at least so much; it says what the next ones must be worth. A figure
  // may be found more than once.
  template <class Found>
  void each(int least, const Found& found) {
    least_ = least;
    // Rings that share tiles are tried first: these figures are few, and often the best.
    for (const bool apart : {false, true}) {
      apart_ = apart;
      seen_.clear();
      if (!problem_.fixed.empty()) {
        explore(problem_.fixed, hand_, int(problem_.fixed.size()), found);
        continue;
      }
      for (std::size_t i = 0; i < rings_.size(); i += 4) {
        Tiles left = hand_;
        for (const Placement& tile : rings_[i]) left &= ~(Tiles(1) << tile.tile);
        explore({rings_[i].begin(), rings_[i].end()}, left, 0, found);
      }
    }
    settle({}, hand_, 0, found);
  }

 private:
  // How many rings so many tiles can add at most: each shares one tile with each of the others, and uses tiles that
  // are in no ring.
  static int more(int rings, int loose, int tiles) {
    int number = 0;
    for (; number < 24; number++) {
      const int needed = std::max(1, 4 - rings - number - loose);
      if (tiles < needed) break;
      tiles -= needed;
    }
    return number;
  }

  template <class Found>
  void explore(const std::vector<Placement>& figure, Tiles left, int loose, const Found& found) {
    effort_.spend(1);
    if (!seen_.insert(name(figure, problem_.fixed.empty())).second) return;
    const int rings = Figure(figure).count().rings;
    if (100 * (rings + more(rings, loose, std::popcount(left))) + 99 < least_) return;
    for (const Ring& ring : rings_) {
      Tiles fresh = 0;
      for (const Placement& tile : ring) fresh |= Tiles(1) << tile.tile;
      if (!(fresh & left)) continue;
      if (fresh & ~left) share(figure, left, loose, ring, found);
      else if (apart_) beside(figure, left, loose, ring, found);
    }
    if (apart_ && std::popcount(left) >= 5 && 100 * (rings + more(rings, loose + 1, std::popcount(left) - 1)) + 99 >= least_)
      link(figure, left, loose, found);
    settle(figure, left, rings, found);
  }

  // A ring that uses tiles of the figure.
  template <class Found>
  void share(const std::vector<Placement>& figure, Tiles left, int loose, const Ring& ring, const Found& found) {
    const Placement* here = nullptr;
    const Placement* there = nullptr;
    for (const Placement& tile : ring)
      if (!(left >> tile.tile & 1)) there = &tile;
    for (const Placement& tile : figure)
      if (tile.tile == there->tile) here = &tile;
    if (!here || here->orientation != there->orientation) return;
    add(figure, left, loose, ring, here->x - there->x, here->y - there->y, found);
  }

  // A ring of new tiles that touches the figure.
  template <class Found>
  void beside(const std::vector<Placement>& figure, Tiles left, int loose, const Ring& ring, const Found& found) {
    int low_x = figure[0].x, high_x = low_x, low_y = figure[0].y, high_y = low_y;
    for (const Placement& tile : figure) {
      low_x = std::min(low_x, tile.x - 2), high_x = std::max(high_x, tile.x + tile.width() + 1);
      low_y = std::min(low_y, tile.y - 2), high_y = std::max(high_y, tile.y + tile.height() + 1);
    }
    for (int x = low_x; x <= high_x; x++)
      for (int y = low_y; y <= high_y; y++)
        if (moved(ring[0], x, y).parity() == figure[0].parity()) add(figure, left, loose, ring, x, y, found);
  }

  template <class Found>
  void add(std::vector<Placement> figure, Tiles left, int loose, const Ring& ring, int dx, int dy, const Found& found) {
    const std::size_t before = figure.size();
    for (const Placement& tile : ring) {
      const Placement there = moved(tile, dx, dy);
      if (left >> tile.tile & 1) {
        for (std::size_t i = 0; i < before; i++)
          if (there.x < figure[i].x + figure[i].width() && figure[i].x < there.x + there.width() &&
              there.y < figure[i].y + figure[i].height() && figure[i].y < there.y + there.height())
            return;
        figure.push_back(there);
        left &= ~(Tiles(1) << tile.tile);
      } else if (std::find(figure.begin(), figure.end(), there) == figure.end()) {
        return;
      }
    }
    if (clean(figure)) explore(figure, left, loose, found);
  }

  template <class Found>
  void link(const std::vector<Placement>& figure, Tiles left, int loose, const Found& found) {
    pentaraduga::each(left, [&](int tile) {
      for (const Placement& host : figure)
        for (int o = 0; o < 4; o++)
          for (int x = host.x - 2; x <= host.x + 2; x++)
            for (int y = host.y - 2; y <= host.y + 2; y++) {
              const Placement there{tile, o, x, y};
              if (there.parity() != host.parity()) continue;
              auto linked = figure;
              linked.push_back(there);
              if (clean(linked)) explore(linked, left & ~(Tiles(1) << tile), loose + 1, found);
            }
    });
  }

  static bool clean(const std::vector<Placement>& tiles) {
    const Figure figure(tiles);
    if (figure.overlaps()) return false;
    const Count count = figure.count();
    return count.connected && count.clashes == 0 && count.rough == 0;
  }

  // Attaches the tiles left, for squares.
  template <class Found>
  void settle(const std::vector<Placement>& figure, Tiles left, int rings, const Found& found) {
    if (100 * rings + 99 < least_) return;
    Problem rest;
    rest.fixed = figure;
    pentaraduga::each(left, [&](int tile) { rest.hand.push_back(tile); });
    OneParity search(rest, effort_);
    for (int squares = search.highest(); squares >= 0 && 100 * rings + squares >= least_; squares--)
      search.each(squares, [&](std::vector<Placement> whole) {
        const int worth = value(Goal::rings, Figure(whole).count());
        if (worth >= least_) least_ = found(std::move(whole), worth);
        return worth < least_;
      });
  }

  const Problem& problem_;
  Effort& effort_;
  const Tiles hand_;
  std::vector<Ring> rings_;
  std::unordered_set<std::uint64_t> seen_;
  int least_ = 0;
  bool apart_ = false;  // also rings that only touch, or that a tile links
};

}  // namespace fourfold::pentaraduga
