// Baseline of bench/pentaraduga.py: finds the best figure of a hand by exhaustive search. It lays tile by tile and
// visits every figure once.
//
// plain_figures [quados] [faults] < hands
//
// Reads one hand per line, as tile ids with spaces; prints the best value, the number of figures and the seconds.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

struct Placed {
  int tile, apex, x, y;
};

constexpr int span = 64;
constexpr int dx[] = {1, 0, -1, 0}, dy[] = {0, 1, 0, -1};

bool quados = false, faults = false;
std::vector<Placed> figure;
int board[span][span];  // the tile of a cell, by its number in the figure + 1
unsigned hand;
int best;
long figures;

int small_colour(int tile, bool left) {
  const int big = tile / 4;
  return (big + ((left ? tile >> 1 : tile) & 1 ? 1 : 5)) % 6;
}

// The second cell of a tile is to the right of the first or above it.
int cell_x(const Placed& p, int k) { return p.x + (p.apex % 2 ? 0 : k); }
int cell_y(const Placed& p, int k) { return p.y + (p.apex % 2 ? k : 0); }

// Returns the vertex at the middle of the base.
int base_x(const Placed& p) { return p.apex == 1 ? p.x : p.x + 1; }
int base_y(const Placed& p) { return p.apex == 0 ? p.y : p.y + 1; }
int parity(const Placed& p) { return (base_x(p) + base_y(p)) % 2; }

// Returns the colour of a cell of a tile at its right, upper, left or lower side.
int colour(const Placed& p, int x, int y, int side) {
  const bool touches_base = side == 0 ? base_x(p) == x + 1
                            : side == 1 ? base_y(p) == y + 1
                            : side == 2 ? base_x(p) == x
                                        : base_y(p) == y;
  if (touches_base) return p.tile / 4;
  const bool first = x == p.x && y == p.y;
  // Apex up: the left small triangle is in the first cell; apex right: it is in the upper, the second one; and so on.
  const bool left = p.apex == 0 || p.apex == 3 ? first : !first;
  return small_colour(p.tile, left);
}

int clashes_and_rough(const Placed& p) {
  int cost = 0;
  std::set<int> rough;
  for (int k = 0; k < 2; k++)
    for (int side = 0; side < 4; side++) {
      const int x = cell_x(p, k), y = cell_y(p, k), next = board[y + dy[side]][x + dx[side]];
      if (!next) continue;
      const Placed& other = figure[next - 1];
      cost += colour(p, x, y, side) != colour(other, x + dx[side], y + dy[side], (side + 2) % 4);
      if (parity(other) != parity(p)) rough.insert(next);
    }
  return cost + int(rough.size());
}

// Returns the squares, minus the spoiled corners with `quados`.
int squares() {
  int number = 0, left = span, right = 0, low = span, high = 0;
  for (const Placed& p : figure) {
    left = std::min(left, p.x), right = std::max(right, p.x + 2);
    low = std::min(low, p.y), high = std::max(high, p.y + 2);
  }
  for (int y = low; y <= high; y++)
    for (int x = left; x <= right; x++) {
      const int cells[4][2] = {{x, y}, {x - 1, y}, {x - 1, y - 1}, {x, y - 1}};
      int covered = 0, proper = 0, empty = -1;
      for (int k = 0; k < 4; k++) {
        const int tile = board[cells[k][1]][cells[k][0]];
        if (!tile) empty = k;
        else covered++, proper += parity(figure[tile - 1]) == (x + y) % 2;
      }
      number += proper == 4;
      if (!quados || covered != 3) continue;
      const int* hole = cells[empty];
      int colours[2], found = 0;
      for (int side = 0; side < 4; side++) {
        const int a = hole[0] + dx[side], b = hole[1] + dy[side];
        for (const auto& cell : cells)
          if (cell[0] == a && cell[1] == b) colours[found++] = colour(figure[board[b][a] - 1], a, b, (side + 2) % 4);
      }
      number -= std::abs(colours[0] - colours[1]) == 3;
    }
  return number;
}

bool beside(const Placed& a, const Placed& b) {
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      if (std::abs(cell_x(a, i) - cell_x(b, j)) + std::abs(cell_y(a, i) - cell_y(b, j)) == 1) return true;
  return false;
}

// Tries all places from `from` on. A laid tile adds the places that only it touches, so no figure is built twice.
void grow(std::vector<Placed> places, std::size_t from, int fines) {
  if (!hand) {
    figures++;
    best = std::max(best, squares() - fines);
    return;
  }
  for (std::size_t i = from; i < places.size(); i++) {
    const Placed p = places[i];
    if (!(hand >> p.tile & 1) || board[cell_y(p, 0)][cell_x(p, 0)] || board[cell_y(p, 1)][cell_x(p, 1)]) continue;
    const int cost = clashes_and_rough(p);
    if (cost && !faults) continue;
    std::vector<Placed> more = places;
    for (int tile = 0; tile < 24; tile++)
      if (hand >> tile & 1 && tile != p.tile)
        for (int apex = 0; apex < 4; apex++)
          for (int y = p.y - 2; y <= p.y + 2; y++)
            for (int x = p.x - 2; x <= p.x + 2; x++) {
              const Placed next{tile, apex, x, y};
              bool fresh = beside(next, p);
              for (const Placed& lying : figure) fresh = fresh && !beside(next, lying);
              if (fresh) more.push_back(next);
            }
    figure.push_back(p);
    for (int k = 0; k < 2; k++) board[cell_y(p, k)][cell_x(p, k)] = int(figure.size());
    hand ^= 1u << p.tile;
    grow(more, i + 1, fines + cost);
    hand ^= 1u << p.tile;
    for (int k = 0; k < 2; k++) board[cell_y(p, k)][cell_x(p, k)] = 0;
    figure.pop_back();
  }
}

int main(int argc, char** argv) {
  for (int i = 1; i < argc; i++) (argv[i] == std::string("quados") ? quados : faults) = true;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    hand = 0, best = -1000, figures = 0;
    int first = -1;
    for (int tile; words >> tile; first = tile) hand |= 1u << tile;
    const auto start = std::chrono::steady_clock::now();
    grow({{first, 0, span / 2, span / 2}}, 0, 0);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("%d %ld %.6f\n", best, figures, seconds);
  }
}
