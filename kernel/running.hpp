// A search under way: how much it may take, how it is watched, how it is stopped.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

namespace fourfold {

// Thrown through a search when its time or nodes are used up, or somebody stopped it.
struct Stopped {};

struct Limits {
  int threads = 1;
  std::uint64_t nodes = 0;  // 0: no limit
  double seconds = 0;
};

struct Progress {
  std::uint64_t nodes;
  double seconds;
  int done, all;
};

// Called every now and then from the thread that asked, at least once a tenth of a second; false stops the search.
using Watcher = std::function<bool(const Progress&)>;

inline double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// What all threads of a search have spent together, and whether they are to stop.
struct Effort {
  std::atomic<std::uint64_t> nodes{0};
  std::atomic<bool> stop{false};     // for good
  std::atomic<bool> settled{false};  // another thread has the answer
  std::uint64_t most_nodes = ~std::uint64_t(0);
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  int threads = 1;

  Effort() = default;
  Effort(const Limits& limits, std::chrono::steady_clock::time_point start) {
    if (limits.nodes) most_nodes = limits.nodes;
    constexpr double ages = 1e9;  // seconds; more of them than a clock can count is no limit
    if (limits.seconds > 0 && limits.seconds < ages)
      deadline = start + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                             std::chrono::duration<double>(limits.seconds));
  }

  void spend(std::uint64_t number) {
    const std::uint64_t total = nodes.fetch_add(number, std::memory_order_relaxed) + number;
    if (stop.load(std::memory_order_relaxed) || settled.load(std::memory_order_relaxed)) throw Stopped{};
    if (total >= most_nodes || std::chrono::steady_clock::now() >= deadline) {
      stop.store(true, std::memory_order_relaxed);
      throw Stopped{};
    }
  }
};

// Works in a thread of its own, so that this one can ask now and then whether to go on.
template <class Work, class GoOn>
void watched(const Work& work, Effort& effort, const GoOn& go_on) {
  std::mutex mutex;
  std::condition_variable finished;
  bool ready = false;
  std::jthread worker([&] {
    work();
    const std::lock_guard lock(mutex);
    ready = true;
    finished.notify_one();
  });
  std::unique_lock lock(mutex);
  while (!finished.wait_for(lock, std::chrono::milliseconds(50), [&] { return ready; })) {
    lock.unlock();
    try {
      if (!go_on()) effort.stop = true;
    } catch (...) {
      effort.stop = true;
      worker.join();
      throw;
    }
    lock.lock();
  }
}

}  // namespace fourfold
