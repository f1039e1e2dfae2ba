// Rings and clusters of rings.
//
// A tile is in at most two rings, one on either long side, and rings that share tiles form a cluster. So the rings of a
// figure fall into clusters without common tiles, and a hand has few possible clusters.
#pragma once

#include <unordered_set>

#include "../running.hpp"
#include "problem.hpp"

namespace fourfold::pentaraduga {

using Ring = std::array<Placement, 4>;

// Returns all rings round the cell 0, 0 of tiles of the hand, each in one of its four rotations.
inline std::vector<Ring> rings_of(Tiles hand) {
  std::vector<Ring> found;
  constexpr std::array<std::array<std::pair<int, int>, 4>, 2> where{
      {{{{-1, -1}, {1, -1}, {0, 1}, {-1, 0}}}, {{{0, -1}, {1, 0}, {-1, 1}, {-1, -1}}}}};
  // Between one tile and the next: the touching cell of the first, and its side.
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
        // Keeps one of the four rotations: the one with the lowest tile below.
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

// Rings connected by shared tiles, possibly together with fixed tiles.
struct Cluster {
  std::vector<Placement> placements;
  Tiles tiles = 0;
  int rings = 0;

  explicit Cluster(std::vector<Placement> laid) : placements(std::move(laid)) {
    for (const Placement& tile : placements) tiles |= Tiles(1) << tile.tile;
    rings = Figure(placements).rings();
  }
};

class Clusters {
 public:
  // Incomplete if the effort is stopped.
  Clusters(const Problem& problem, Effort& effort) : hand_(set_of(problem.hand)) {
    Tiles all = hand_;
    for (const Placement& tile : problem.fixed) all |= Tiles(1) << tile.tile;
    const std::vector<Ring> rings = rings_of(all);
    for (const Ring& ring : rings) {
      const Cluster cluster({ring.begin(), ring.end()});
      if (!(cluster.tiles & ~hand_)) loose_.push_back(cluster);
      for (int turns = 0; turns < 4; turns++) {
        rings_.push_back(cluster);
        for (Placement& tile : rings_.back().placements) tile = clockwise(tile, turns);
      }
    }
    if (!problem.fixed.empty()) rooted_.emplace_back(problem.fixed);
    try {
      grow(rooted_, false, effort);
      grow(loose_, true, effort);
    } catch (Stopped) {
    }
    const auto more = [](const Cluster& one, const Cluster& other) { return one.rings > other.rings; };
    std::stable_sort(rooted_.begin(), rooted_.end(), more);
    std::stable_sort(loose_.begin(), loose_.end(), more);
  }

  // Returns clusters of the fixed tiles with rings that share some of them; empty without fixed tiles.
  const std::vector<Cluster>& rooted() const { return rooted_; }
  // Returns clusters of the hand alone, up to translation and rotation, those with the most rings first.
  const std::vector<Cluster>& loose() const { return loose_; }

 private:
  // Extends clusters by one ring after another that shares a tile.
  void grow(std::vector<Cluster>& clusters, bool movable, Effort& effort) {
    std::unordered_set<std::uint64_t> seen;
    for (const Cluster& cluster : clusters) seen.insert(name(cluster.placements, movable));
    for (std::size_t i = 0; i < clusters.size(); i++)
      for (const Cluster& ring : rings_) {
        if (!(ring.tiles & clusters[i].tiles) || ring.tiles & ~clusters[i].tiles & ~hand_) continue;
        effort.spend(1);
        const auto grown = joined(clusters[i], ring);
        if (!grown.empty() && seen.insert(name(grown, movable)).second) clusters.emplace_back(grown);
      }
  }

  // Returns a cluster with one more ring, moved to its shared tiles; empty if they do not match.
  static std::vector<Placement> joined(const Cluster& cluster, const Cluster& ring) {
    std::vector<Placement> grown = cluster.placements;
    const auto lies = [&](const Placement& tile) {
      return std::find_if(grown.begin(), grown.end(), [&](const Placement& one) { return one.tile == tile.tile; });
    };
    const auto shared = std::find_if(ring.placements.begin(), ring.placements.end(),
                                     [&](const Placement& tile) { return cluster.tiles >> tile.tile & 1; });
    const int dx = lies(*shared)->x - shared->x, dy = lies(*shared)->y - shared->y;
    for (const Placement& tile : ring.placements) {
      const Placement there = moved(tile, dx, dy);
      if (!(cluster.tiles >> tile.tile & 1)) grown.push_back(there);
      else if (*lies(tile) != there) return {};
    }
    const Figure figure(grown);
    if (grown.size() == cluster.placements.size() || figure.fault()) return {};
    return figure.clashes().empty() && figure.rough().empty() ? grown : std::vector<Placement>{};
  }

  const Tiles hand_;
  std::vector<Cluster> rings_;  // in all rotations
  std::vector<Cluster> rooted_, loose_;
};

}  // namespace fourfold::pentaraduga
