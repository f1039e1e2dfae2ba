// The search for figures with the most rings, and the most squares among these.
//
// The rings of a figure form clusters without common tiles. For every choice of clusters with the wanted number of
// rings, one is fixed and the others are pieces, and the search for squares does the rest.
#pragma once

#include "clusters.hpp"
#include "parity.hpp"

namespace fourfold::pentaraduga {

class RingSearch {
 public:
  RingSearch(const Problem& problem, const Clusters& clusters, Effort& effort)
      : problem_(problem), clusters_(clusters), effort_(effort), hand_(set_of(problem.hand)) {}

  // A tile is in at most two rings, and a ring has four tiles.
  int highest() const { return 100 * (tiles_ / 2) + most_squares(tiles_); }
  int lowest() const { return 0; }

  // Calls found(placements) for figures of exactly this value until it returns true.
  template <class Found>
  bool each(int value, const Found& found) {
    effort_.spend(1);  // throws if stopped: the clusters would be incomplete
    const int rings = value / 100, squares = value % 100;
    if (squares > most_squares(tiles_)) return false;
    const auto exact = [&](std::vector<Placement> figure) {
      return pentaraduga::value(Goal::rings, Figure(figure)) == value && found(std::move(figure));
    };
    const auto search = [&](const Chosen& chosen) { return settle(chosen, squares, exact); };
    if (problem_.fixed.empty()) {
      Chosen chosen;
      return choose(chosen, 0, hand_, rings, search);
    }
    for (const Cluster& root : clusters_.rooted()) {
      Chosen chosen{&root};
      if (root.rings <= rings && choose(chosen, 0, hand_ & ~root.tiles, rings - root.rings, search)) return true;
    }
    return false;
  }

 private:
  using Chosen = std::vector<const Cluster*>;

  // Enumerates all choices of clusters without common tiles that have a total number of rings.
  template <class Then>
  bool choose(Chosen& chosen, std::size_t from, Tiles left, int rings, const Then& then) {
    effort_.spend(1 + clusters_.loose().size() / 32);  // checking 32 clusters takes as long as laying a tile
    if (rings == 0) return then(chosen);
    if (2 * rings > std::popcount(left)) return false;
    for (std::size_t i = from; i < clusters_.loose().size(); i++) {
      const Cluster& cluster = clusters_.loose()[i];
      if (cluster.rings > rings || cluster.tiles & ~left) continue;
      chosen.push_back(&cluster);
      if (choose(chosen, i + 1, left & ~cluster.tiles, rings - cluster.rings, then)) return true;
      chosen.pop_back();
    }
    return false;
  }

  // Searches figures with these clusters and a number of squares.
  template <class Found>
  bool settle(const Chosen& chosen, int squares, const Found& found) {
    Problem rest;
    Tiles left = hand_;
    if (!chosen.empty()) rest.fixed = chosen[0]->placements, left &= ~chosen[0]->tiles;
    for (std::size_t i = 1; i < chosen.size(); i++) rest.pieces.push_back(chosen[i]->placements);
    pentaraduga::each(left, [&](int tile) { rest.hand.push_back(tile); });
    return OneParity(rest, effort_).each(squares, found);
  }

  const Problem& problem_;
  const Clusters& clusters_;
  Effort& effort_;
  const Tiles hand_;
  const int tiles_ = int(problem_.hand.size() + problem_.fixed.size());
};

}  // namespace fourfold::pentaraduga
