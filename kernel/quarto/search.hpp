// The search for one thread: can one player force a win?
//
// The attacker wants to win with at least `spare` squares left free; the defender wants to prevent that. A node is a
// board and a set of pieces that may be given next, none of which wins at once. The search decides whether the giver
// succeeds by giving one of them.
#pragma once

#include <atomic>
#include <cstring>
#include <optional>
#include <utility>

#include "../running.hpp"
#include "board.hpp"
#include "symmetry.hpp"
#include "table.hpp"

namespace fourfold::quarto {

// The state that the threads of one search share besides the table.
struct Effort : fourfold::Effort {
  using fourfold::Effort::Effort;

  // Claims a subtree, so that other threads search different ones. A collision of slots is harmless.
  bool claim(std::uint64_t work) {
    std::uint64_t nobody = 0;
    auto& slot = claims[work % claims.size()];
    return slot.compare_exchange_strong(nobody, work, std::memory_order_relaxed) || nobody != work;
  }
  void release(std::uint64_t work) {
    auto& slot = claims[work % claims.size()];
    slot.compare_exchange_strong(work, 0, std::memory_order_relaxed);
  }

 private:
  std::array<std::atomic<std::uint64_t>, 1024> claims{};
};

template <bool Blocks>
class Search {
 public:
  using Rules = Patterns<Blocks>;
  using B = Board<Blocks>;

  Search(const Rules& rules, const Canonical& canonical, Table& table, Effort& effort)
      : rules_(rules), canonical_(canonical), table_(table), effort_(effort) {}

  ~Search() { effort_.nodes.fetch_add(unspent_, std::memory_order_relaxed); }

  // Returns whether the giver succeeds by giving one of these pieces.
  bool succeeds(const B& board, Mask gives, bool attacker_gives, int spare) {
    spare_ = spare;
    return any_size<16>(board, gives, attacker_gives);
  }

 private:
  // Thresholds in free squares, tuned by measurement.
  static constexpr int sort_from = 5;        // sort the pieces to give
  static constexpr int table_from = 6;       // use the transposition table
  static constexpr int look_ahead_from = 7;  // sort moves by the freedom that their children leave
  static constexpr int canonical_from = 9;   // recognise symmetric boards
  static constexpr int share_from = 9;       // claim subtrees

  template <int N>
  struct Node {
    B board;
    Mask gives;
    Outlook<Blocks, N> outlook;
    std::uint64_t signature;
    Permutation relabel;  // of the pieces, if N >= canonical_from
  };

  // A move with its sort key, packed into one number.
  struct Choice {
    std::uint32_t packed;
    Choice() = default;
    Choice(int weight, int index, int piece) : packed(std::uint32_t(weight << 16 | index << 8 | piece)) {}
    int index() const { return packed >> 8 & 255; }
    int piece() const { return packed & 255; }
    bool operator<(const Choice& other) const { return packed < other.packed; }
  };

  template <int N>
  bool any_size(const B& board, Mask gives, bool attacker_gives) {
    if constexpr (N == 0) {
      return !attacker_gives;
    } else {
      if (std::popcount(board.free) != N) return any_size<N - 1>(board, gives, attacker_gives);
      Node<N> node;
      node.board = board, node.gives = gives;
      return attacker_gives ? succeeds<true>(node) : succeeds<false>(node);
    }
  }

  // Returns whether too few squares are free for the attacker to win.
  template <bool Attack, int N>
  bool too_late() const {
    return (Attack ? N - 2 : N - 3) < spare_;
  }

  template <bool Attack, int N>
  bool succeeds(Node<N>& node) {
    if (too_late<Attack, N>()) return !Attack;
    if constexpr (N == 1 || (N == 2 && !Attack)) {
      return !Attack;
    } else if constexpr (N == 4) {
      count();
      return succeeds_with_four<Attack>(node.board, node.gives);
    } else {
      sign(node);
      if (const auto known = enter<Attack>(node)) return *known;
      return decide<Attack>(node);
    }
  }

  // Returns the result if the table or a static look at the board gives it.
  template <bool Attack, int N>
  std::optional<bool> enter(Node<N>& node) {
    count();
    if constexpr (N >= table_from) {
      if (!node.signature) return !Attack;  // no line is possible any more
      const Known known = recall(node);
      if (node.gives & (Attack ? known.loses : known.wins_not)) return true;
      node.gives &= Mask(~(Attack ? known.loses_not : known.wins));
      if (!node.gives) return false;
    }
    node.outlook.look(rules_, node.board);
    if (const Mask stuck = node.gives & node.outlook.stuck()) {
      learn<Attack>(node, stuck, true);
      return true;
    }
    return {};
  }

  template <bool Attack, int N>
  bool decide(Node<N>& node) {
    if (too_late<!Attack, N - 1>()) return !Attack;
    Choice choices[16];
    int number = 0;
    each(node.gives, [&](int piece) {
      if constexpr (N < sort_from) choices[number++] = {0, 0, piece};
      else insert(choices, number, {node.outlook.freedom(piece), 0, piece});
    });
    Mask failed = 0;
    for (int i = 0; i < number; i++) {
      const int piece = choices[i].piece();
      if (!holder_succeeds<Attack>(node, piece)) {
        learn<Attack>(node, failed, false);
        learn<Attack>(node, Mask(1 << piece), true);
        return true;
      }
      failed |= Mask(1 << piece);
    }
    learn<Attack>(node, failed, false);
    return false;
  }

  // Returns whether the other player, holding the piece, succeeds with some square and some piece to give.
  template <bool Attack, int N>
  bool holder_succeeds(const Node<N>& node, int piece) {
    if (too_late<!Attack, N - 1>()) return Attack;
    Choice squares[N];
    const int number = sort_squares(node, piece, squares);
    if constexpr (N < look_ahead_from) {
      for (int i = 0; i < number; i++) {
        Node<N - 1> child;
        place(node, squares[i].index(), piece, child);
        if (succeeds<!Attack>(child)) return true;
      }
      return false;
    } else {
      return look_ahead<Attack>(node, piece, squares, number);
    }
  }

  template <int N>
  void place(const Node<N>& node, int index, int piece, Node<N - 1>& child) const {
    child.board = node.board.after(rules_, node.outlook.square[index], piece);
    child.gives = node.outlook.safe[index][piece];
  }

  // Enters all children before searching any: one may decide at once. The others are searched in the order of the
  // freedom that they leave, least first.
  template <bool Attack, int N>
  bool look_ahead(const Node<N>& node, int piece, const Choice* squares, int number) {
    Node<N - 1> children[N];
    for (int i = 0; i < number; i++) {
      place(node, squares[i].index(), piece, children[i]);
      sign(children[i]);
      if constexpr (N - 1 >= table_from) table_.prefetch(children[i].signature);
    }
    Choice choices[N * N];
    int moves = 0;
    for (int i = 0; i < number; i++) {
      const auto known = enter<!Attack>(children[i]);
      if (known && *known) return true;
      if (known) continue;
      each(children[i].gives, [&](int give) { choices[moves++] = {children[i].outlook.freedom(give), i, give}; });
    }
    Choice busy[N * N];
    int later = 0;
    std::uint32_t start = 0;
    for (int i = 0; i < moves; i++) {
      const Choice choice = least_from(start, choices, moves);
      start = choice.packed + 1;
      switch (try_move<!Attack>(children[choice.index()], choice.piece(), effort_.threads > 1)) {
        case Try::yes: return true;
        case Try::no: break;
        case Try::busy: busy[later++] = choice;
      }
    }
    for (int i = 0; i < later; i++)
      if (try_move<!Attack>(children[busy[i].index()], busy[i].piece(), false) == Try::yes) return true;
    return false;
  }

  enum class Try { no, yes, busy };

  template <bool Attack, int N>
  Try try_move(Node<N>& child, int give, bool avoid_others) {
    const auto answer = [](bool success) { return success ? Try::yes : Try::no; };
    if constexpr (N >= table_from) {
      // Another branch or thread may have found the result in the meantime.
      const Known known = recall(child);
      if ((Attack ? known.loses : known.wins_not) >> give & 1) return Try::yes;
      if ((Attack ? known.loses_not : known.wins) >> give & 1) return Try::no;
    }
    if constexpr (N >= share_from) {
      if (effort_.threads > 1) {
        const std::uint64_t work = mix(child.signature, 2 * give + Attack + 1) | 1;
        const bool mine = effort_.claim(work);
        if (!mine && avoid_others) return Try::busy;
        bool success;
        try {
          success = !holder_succeeds<Attack>(child, give);
        } catch (...) {
          if (mine) effort_.release(work);
          throw;
        }
        learn<Attack>(child, Mask(1 << give), success);
        if (mine) effort_.release(work);
        return answer(success);
      }
    }
    const bool success = !holder_succeeds<Attack>(child, give);
    learn<Attack>(child, Mask(1 << give), success);
    return answer(success);
  }

  // The same for four free squares, on a smaller representation of the board.
  template <bool Attack>
  bool succeeds_with_four(const B& board, Mask gives) {
    const Four<Blocks> four(rules_, board);
    for (; gives; gives &= Mask(gives - 1)) {
      const int piece = std::countr_zero(gives);
      const Mask rest = Mask(board.left & ~(1 << piece));
      const auto holder_succeeds = [&]<int... Square>(std::integer_sequence<int, Square...>) {
        return (succeeds_on<!Attack, Square>(four, piece, rest) || ...);
      };
      if (!holder_succeeds(std::make_integer_sequence<int, 4>())) return true;
    }
    return false;
  }

  // Returns whether the holder succeeds by placing on a square and giving one of the three other pieces.
  template <bool Attack, int Square>
  bool succeeds_on(const Four<Blocks>& four, int piece, Mask rest) {
    const Three<Blocks> three = four.template after<Square>(rules_, rules_.values[piece]);
    const Mask safe = rules_.front(rest) & ~(three.wins[0] | three.wins[1] | three.wins[2]);
    if (!safe) return false;
    if (too_late<Attack, 3>()) return !Attack;
    count();
    return Attack ? nothing_safe(three, rest, safe) : last_piece_fails(three, rest, safe);
  }

  // Three squares free, the attacker gives: they win if both other pieces then win, wherever the defender places.
  bool nothing_safe(const Three<Blocks>& three, Mask left, Mask gives) const {
    for (; gives; gives &= Mask(gives - 1)) {
      const int piece = std::countr_zero(gives);
      const Pattern values = rules_.values[piece];
      Mask wins[3], won = Mask(0xffff);
      for (int i = 0; i < 3; i++) wins[i] = three.joined(rules_, i, values);
      for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        won &= three.wins[j] | three.wins[k] | wins[j] | wins[k];
      }
      if (!(left & ~(1 << piece) & ~won)) return true;
    }
    return false;
  }

  // Three squares free, the defender gives: the attacker can win with the very last piece only.
  bool last_piece_fails(const Three<Blocks>& three, Mask left, Mask gives) const {
    for (; gives; gives &= Mask(gives - 1)) {
      const int piece = std::countr_zero(gives);
      const Pattern values = rules_.values[piece];
      const Mask rest = Mask(left & ~(1 << piece));
      const int p = std::countr_zero(rest), q = std::countr_zero(Mask(rest & (rest - 1)));
      const Pattern both = rules_.values[p] & rules_.values[q];
      Mask joined[3];
      for (int i = 0; i < 3; i++) joined[i] = three.joined(rules_, i, values);
      int wins = 0;
      for (int i = 0; i < 3; i++) {
        // The piece is placed on square i. The defender gets p or q, which must not win on j or k; the other must win
        // on the last square: by its own threats on both squares, or by a line that needs p and q.
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const Mask at_j = three.wins[j] | joined[k], at_k = three.wins[k] | joined[j];
        const Mask threat = at_j | at_k, fork = at_j & at_k;
        const int together = (rules_.match[three.all & values & both] | three.joined(rules_, i, both)) != 0;
        wins |= ~threat >> p & (together | fork >> q) & 1;
        wins |= ~threat >> q & (together | fork >> p) & 1;
      }
      if (!wins) return true;
    }
    return false;
  }

  static std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    const unsigned __int128 product = (unsigned __int128)(a) * (b * 0x9e3779b97f4a7c15 | 1);
    return std::uint64_t(product) ^ std::uint64_t(product >> 64);
  }

  // Computes the signature of a node: a hash of all that determines its value, 0 if no line is possible any more.
  template <int N>
  void sign(Node<N>& node) const {
    if constexpr (N >= canonical_from) {
      const Canonical::Form form = canonical_(node.board.cells, node.board.free);
      node.relabel = form.relabel;
      B board = B::empty();
      for (Mask rest = Mask(~form.free); rest; rest &= Mask(rest - 1)) {
        const int square = std::countr_zero(rest);
        board.put(rules_, square, int(form.cells >> 4 * square & 15));
      }
      board.left = relabelled(node, node.board.left);
      node.signature = signature<N>(board);
    } else if constexpr (N >= table_from) {
      node.signature = signature<N>(node.board);
    }
  }

  template <int N>
  std::uint64_t signature(const B& board) const {
    const auto possible = rules_.possible(board.pattern, board.empties, board.left);
    constexpr int number = (Rules::lines + 7) / 8;
    std::uint64_t words[number], any = 0;
    std::memcpy(words, &possible, sizeof words);
    for (std::uint64_t word : words) any |= word;
    if (!any) return 0;
    // The lines fill only the lower half of the last word; free squares and pieces go to its upper half.
    words[number - 1] |= std::uint64_t(board.free) << 32 | std::uint64_t(board.left) << 48;
    std::uint64_t hash = 1;
    for (std::uint64_t word : words) hash = mix(hash ^ word, 0xd1b54a32d192ed03);
    return (hash & ~Table::free_bits) | (N - 1);
  }

  template <int N>
  static Mask relabelled(const Node<N>& node, Mask pieces) {
    Mask result = 0;
    each(pieces, [&](int piece) { result |= Mask(1 << node.relabel[piece]); });
    return result;
  }

  // Returns the key of a node in the table, which depends on `spare`.
  template <int N>
  std::uint64_t sparing(const Node<N>& node) const {
    if (!spare_) return node.signature;
    return (mix(node.signature, std::uint64_t(spare_)) & ~Table::free_bits) | (N - 1);
  }

  template <int N>
  Known recall(const Node<N>& node) const {
    Known known = table_.find(sparing(node));
    if (spare_) {
      // A player who cannot win at all cannot win with squares to spare.
      const Known at_all = table_.find(node.signature);
      known.wins_not |= at_all.wins_not, known.loses_not |= at_all.loses_not;
    }
    if constexpr (N >= canonical_from) {
      const Known there = known;
      known = {};
      each(node.board.left, [&](int piece) {
        const int label = node.relabel[piece];
        known.wins |= Mask((there.wins >> label & 1) << piece);
        known.wins_not |= Mask((there.wins_not >> label & 1) << piece);
        known.loses |= Mask((there.loses >> label & 1) << piece);
        known.loses_not |= Mask((there.loses_not >> label & 1) << piece);
      });
    }
    return known;
  }

  // Stores whether giving these pieces succeeds.
  template <bool Attack, int N>
  void learn(const Node<N>& node, Mask pieces, bool success) const {
    if constexpr (N >= table_from) {
      if (!pieces) return;
      if constexpr (N >= canonical_from) pieces = relabelled(node, pieces);
      Known known;
      if (Attack) {
        (success ? known.loses : known.loses_not) = pieces;
        if (success) known.wins_not = pieces;
      } else {
        (success ? known.wins_not : known.wins) = pieces;
        if (!success) known.loses_not = pieces;
      }
      table_.store(sparing(node), known);
    }
  }

  // Sorts the squares by the number of safe pieces left to give, fewest first, and returns how many have any.
  // Branchless, since the order is unpredictable.
  template <int N>
  static int sort_squares(const Node<N>& node, int piece, Choice* squares) {
    std::uint32_t keys[N];
    int number = 0;
    for (int i = 0; i < N; i++) {
      const Mask safe = node.outlook.safe[i][piece];
      keys[i] = std::uint32_t(std::popcount(safe) << 16 | (safe ? 0 : 1 << 24) | i << 8);
      number += safe != 0;
    }
    for (int i = 0; i < N; i++) {
      int rank = 0;
      for (int j = 0; j < N; j++) rank += keys[j] < keys[i];
      squares[rank].packed = keys[i];
    }
    return number;
  }

  // Returns the least choice from `start` on. Mostly the first few decide, so sorting all would take longer.
  static Choice least_from(std::uint32_t start, const Choice* choices, int number) {
    std::uint32_t distance = ~std::uint32_t(0);
    for (int i = 0; i < number; i++) distance = std::min(distance, choices[i].packed - start);
    Choice choice;
    choice.packed = start + distance;
    return choice;
  }

  static void insert(Choice* choices, int& number, Choice choice) {
    int i = number++;
    for (; i && choice < choices[i - 1]; i--) choices[i] = choices[i - 1];
    choices[i] = choice;
  }

  void count() {
    if (++unspent_ < 1024) return;
    const int number = std::exchange(unspent_, 0);
    effort_.spend(std::uint64_t(number));
  }

  const Rules& rules_;
  const Canonical& canonical_;
  Table& table_;
  Effort& effort_;
  int spare_ = 0;
  int unspent_ = 0;
};

}  // namespace fourfold::quarto
