// Baseline of bench/solver.py: a straightforward Quarto solver. Bitboards, alpha-beta over loss, draw and win, a hash
// table of exact values, squares sorted by the fewest pieces left to give; no symmetry, no endgame code.
//   g++ -O3 -march=native -o plain_solver plain_solver.cpp
//   plain_solver [squares] < positions        one position a line; prints value (1, 0, -1), nodes and seconds
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

using Set = std::uint16_t;
using Key = std::uint64_t;

struct Node {
  std::array<Set, 8> squares_with{};  // 2 * feature + value: the squares whose piece has it
  Set taken = 0, left = 0xffff;
  int hand = -1;
  Key key = 0;

  void put(int square, int piece, const std::array<std::array<Key, 16>, 16>& keys) {
    for (int feature = 0; feature < 4; feature++) squares_with[2 * feature + (piece >> feature & 1)] |= Set(1 << square);
    taken |= Set(1 << square);
    key ^= keys[square][piece];
  }
};

class Plain {
 public:
  explicit Plain(bool blocks) : completing_(1 << 16), table_(std::size_t(1) << 24) {
    std::vector<Set> lines = {0x8421, 0x1248};
    for (int k = 0; k < 4; k++) lines.push_back(Set(0xf << 4 * k)), lines.push_back(Set(0x1111 << k));
    for (int k = 0; blocks && k < 11; k++)
      if (k % 4 < 3) lines.push_back(Set(0x33 << k));
    for (int mask = 0; mask < 1 << 16; mask++)
      for (Set line : lines)
        if (std::popcount(unsigned(mask & line)) == 3) completing_[mask] |= Set(line & ~mask);
    for (int piece = 0; piece < 16; piece++)
      for (int feature = 0; feature < 4; feature++) pieces_with_[2 * feature + (piece >> feature & 1)] |= Set(1 << piece);
    std::mt19937_64 random(11);
    for (auto& row : square_keys_)
      for (Key& key : row) key = random();
    for (Key& key : hand_keys_) key = random();
  }

  Node read(const std::string& board, char hand) const {
    const auto number = [](char digit) { return int(std::string("0123456789abcdef").find(digit)); };
    Node node;
    int square = 0;
    for (char c : board) {
      if (c == '/') continue;
      if (c != '.') node.put(square, number(c), square_keys_), node.left &= Set(~(1 << number(c)));
      square++;
    }
    node.hand = number(hand), node.left &= Set(~(1 << node.hand));
    return node;
  }

  void forget() { std::fill(table_.begin(), table_.end(), Entry{}), nodes = 0; }

  int value(const Node& node, int alpha, int beta) {
    nodes++;
    if (wins(node)) return 1;
    const Set free = Set(~node.taken);
    const int size = std::popcount(free);
    if (size == 1) return 0;
    const Key key = node.key ^ hand_keys_[node.hand];
    Entry& entry = table_[key % table_.size()];
    const bool remembered = size > 3;
    if (remembered && entry.key == key) return entry.value;
    struct Placement {
      int count, square;
      Set gives;
    };
    std::array<Placement, 16> placements;
    int number = 0;
    for (Set rest = free; rest; rest &= Set(rest - 1)) {
      const int square = std::countr_zero(rest);
      const Set gives = safe(node, square);
      if (gives) placements[number++] = {std::popcount(gives), square, gives};
    }
    std::sort(placements.begin(), placements.begin() + number, [](const auto& a, const auto& b) { return a.count < b.count; });
    int best = -1;
    for (int i = 0; i < number && best < beta; i++) {
      Node child = node;
      child.put(placements[i].square, node.hand, square_keys_);
      for (Set rest = placements[i].gives; rest && best < beta; rest &= Set(rest - 1)) {
        child.hand = std::countr_zero(rest);
        child.left = Set(node.left & ~(1 << child.hand));
        best = std::max(best, -value(child, -beta, -std::max(alpha, best)));
      }
    }
    const bool exact = (best > alpha || best == -1) && (best < beta || best == 1);
    if (remembered && exact) entry = {key, std::int8_t(best)};
    return best;
  }

  std::uint64_t nodes = 0;

 private:
  struct Entry {
    Key key = 0;
    std::int8_t value = 0;
  };

  bool wins(const Node& node) const {
    Set squares = 0;
    for (int feature = 0; feature < 4; feature++)
      squares |= completing_[node.squares_with[2 * feature + (node.hand >> feature & 1)]];
    return squares & ~node.taken;
  }

  // Returns the pieces that can be given without losing at once, after placing the piece in hand.
  Set safe(const Node& node, int square) const {
    const Set free = Set(~(node.taken | 1 << square));
    Set losing = 0;
    for (int feature = 0; feature < 4; feature++)
      for (int value = 0; value < 2; value++) {
        Set with = node.squares_with[2 * feature + value];
        if ((node.hand >> feature & 1) == value) with |= Set(1 << square);
        if (completing_[with] & free) losing |= pieces_with_[2 * feature + value];
      }
    return Set(node.left & ~losing);
  }

  std::vector<Set> completing_;  // squares that complete a line of which the mask has three
  std::vector<Entry> table_;
  std::array<Set, 8> pieces_with_{};
  std::array<std::array<Key, 16>, 16> square_keys_;
  std::array<Key, 16> hand_keys_;
};

}  // namespace

int main(int argc, char** argv) {
  Plain plain(argc > 1 && std::string(argv[1]) == "squares");
  std::string board;
  char hand;
  while (std::cin >> board >> hand) {
    const Node node = plain.read(board, hand);
    plain.forget();
    const auto start = std::chrono::steady_clock::now();
    const int value = plain.value(node, -1, 1);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::cout << value << ' ' << plain.nodes << ' ' << seconds.count() << std::endl;
  }
}
