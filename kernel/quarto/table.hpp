// The transposition table, lock-free and shared by all threads of a search.
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#ifdef __linux__
#include <sys/mman.h>
#endif

#include "goal.hpp"

namespace fourfold::quarto {

// Results of a board: the pieces with which the player who gets one wins, cannot win, loses, cannot lose.
struct Known {
  Mask wins = 0, wins_not = 0, loses = 0, loses_not = 0;
};

class Table {
 public:
  // `most` limits the bytes; `reserve` allocates them.
  explicit Table(std::size_t most) : most_(std::bit_floor(most)) {}

  // Grows the table for a search from a board with this many free squares. Keeps its entries.
  void reserve(int free) {
    // From this number on, every further square multiplies the size by four. A larger table would only be slower.
    constexpr int small = 10;
    const std::size_t wish = free <= small ? smallest : smallest << 2 * (free - small);
    const std::size_t size = std::min(wish, most_);
    if (size <= size_) return;
    Table larger(*this, size);
    for (std::size_t i = 0; i < size_ / sizeof(Entry); i++) {
      const Entry& entry = entries_[i];
      const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
      if (data) larger.store(entry.key.load(std::memory_order_relaxed) ^ data, std::bit_cast<Known>(data));
    }
    entries_ = std::move(larger.entries_);
    size_ = larger.size_, shift_ = larger.shift_;
  }

  void clear() {
    for (std::size_t i = 0; i < size_ / sizeof(Entry); i++) {
      entries_[i].key.store(0, std::memory_order_relaxed);
      entries_[i].data.store(0, std::memory_order_relaxed);
    }
  }

  std::size_t bytes() const { return size_; }

  // Signatures carry the number of free squares in their lowest bits, see `store`.
  static constexpr std::uint64_t free_bits = 15;

  void prefetch(std::uint64_t signature) const { __builtin_prefetch(bucket(signature)); }

  Known find(std::uint64_t signature) const {
    const Entry* entry = bucket(signature);
    std::uint64_t found = 0;
    for (int i = 0; i < ways; i++) {
      const std::uint64_t data = entry[i].data.load(std::memory_order_relaxed);
      found |= (entry[i].key.load(std::memory_order_relaxed) ^ data) == signature ? data : 0;
    }
    return std::bit_cast<Known>(found);
  }

  // Merges results into an entry. A race between two threads may lose one result but never stores a wrong one.
  void store(std::uint64_t signature, Known known) {
    Entry* entry = bucket(signature);
    Entry* weakest = entry;
    std::uint64_t least = ~std::uint64_t(0);
    for (int i = 0; i < ways; i++) {
      const std::uint64_t data = entry[i].data.load(std::memory_order_relaxed);
      const std::uint64_t there = entry[i].key.load(std::memory_order_relaxed) ^ data;
      if (there == signature) {
        write(entry[i], signature, std::bit_cast<std::uint64_t>(known) | data);
        return;
      }
      // Replaces the entry with the fewest free squares, which was the cheapest to compute.
      const std::uint64_t worth = data ? there & free_bits : 0;
      if (worth < least) least = worth, weakest = entry + i;
    }
    write(*weakest, signature, std::bit_cast<std::uint64_t>(known));
  }

 private:
  struct Entry {
    std::atomic<std::uint64_t> key, data;  // the key is the signature ^ data: a torn entry matches nothing
  };
  static constexpr int ways = 4;  // one cache line
  static constexpr std::size_t smallest = std::size_t(1) << 18;

  struct Release {
    void operator()(Entry* entries) const { std::free(entries); }
  };

  Table(const Table& like, std::size_t size) : most_(like.most_), size_(size) {
    constexpr std::size_t huge_page = std::size_t(2) << 20;
    void* memory = std::aligned_alloc(std::min(size, huge_page), size);
    if (!memory) throw std::bad_alloc();
#ifdef __linux__
    madvise(memory, size, MADV_HUGEPAGE);
#endif
    entries_.reset(static_cast<Entry*>(memory));
    shift_ = 64 - std::countr_zero(size / (ways * sizeof(Entry)));
    clear();
  }

  Entry* bucket(std::uint64_t signature) const { return entries_.get() + (signature >> shift_) * ways; }

  static void write(Entry& entry, std::uint64_t signature, std::uint64_t data) {
    entry.key.store(signature ^ data, std::memory_order_relaxed);
    entry.data.store(data, std::memory_order_relaxed);
  }

  std::size_t most_, size_ = 0;
  int shift_ = 63;
  std::unique_ptr<Entry[], Release> entries_;
};

}  // namespace fourfold::quarto
