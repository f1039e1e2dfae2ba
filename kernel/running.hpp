// Running a search: limits, progress, cancellation and threads.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace fourfold {

// Thrown through a search when its limits are reached or it was stopped.
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

// Called from the caller's thread at least every tenth of a second; returning false stops the search.
using Watcher = std::function<bool(const Progress&)>;

inline double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Returns a time point some seconds after a start; the maximum if the clock would overflow.
inline std::chrono::steady_clock::time_point later(std::chrono::steady_clock::time_point start, double seconds) {
  using Clock = std::chrono::steady_clock;
  constexpr double ages = 1e9;
  if (seconds >= ages) return Clock::time_point::max();
  return start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

// The budget of a search and its stop flags, shared by all its threads.
struct Effort {
  std::atomic<std::uint64_t> nodes{0};
  std::atomic<bool> stop{false};     // ends the whole search
  std::atomic<bool> settled{false};  // ends the current step: another thread has the answer
  std::uint64_t most_nodes = ~std::uint64_t(0);
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  int threads = 1;
  // Called at the deadline: may block, set a new deadline and return true to continue. For one thread only.
  std::function<bool()> more_time;

  Effort() = default;
  Effort(const Limits& limits, std::chrono::steady_clock::time_point start) {
    if (limits.nodes) most_nodes = limits.nodes;
    if (limits.seconds > 0) deadline = later(start, limits.seconds);
  }

  void spend(std::uint64_t number) {
    const std::uint64_t total = nodes.fetch_add(number, std::memory_order_relaxed) + number;
    if (stop.load(std::memory_order_relaxed) || settled.load(std::memory_order_relaxed)) throw Stopped{};
    if (total >= most_nodes || (std::chrono::steady_clock::now() >= deadline && !(more_time && more_time()))) {
      stop.store(true, std::memory_order_relaxed);
      throw Stopped{};
    }
  }
};

// Runs the same work in several threads, including this one; in fewer if the system refuses to start them.
template <class Work>
void in_threads(int threads, const Work& work) {
  std::vector<std::jthread> helpers;
  try {
    for (int i = 1; i < threads; i++) helpers.emplace_back([&] { work(); });
  } catch (const std::system_error&) {
  }
  work();
}

// Runs work in another thread while this one polls `go_on`; stops the work when that returns false or throws.
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
  bool asking = true;
  std::unique_lock lock(mutex);
  while (!finished.wait_for(lock, std::chrono::milliseconds(50), [&] { return ready; })) {
    lock.unlock();
    try {
      asking = asking && go_on();
      if (!asking) effort.stop = true;
    } catch (...) {
      effort.stop = true;
      worker.join();
      throw;
    }
    lock.lock();
  }
}

// A search that runs in slices of time and pauses in between. It has a thread of its own, so that its state is simply
// its stack.
class Goes {
 public:
  // The work starts with the first slice and must spend on this effort.
  Goes(Effort& effort, std::function<void()> work) : effort_(effort), work_(std::move(work)) {
    effort_.more_time = [this] { return rest(); };
  }
  Goes(const Goes&) = delete;
  ~Goes() {
    if (worker_.joinable()) end();
  }

  // Runs for some more seconds; returns whether the work is complete. Rethrows its exception.
  bool go_on(double seconds) {
    const auto start = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    if (over_) return true;
    effort_.deadline = later(start, seconds);
    await(lock);
    seconds_ += seconds_since(start);
    if (over_ && error_) std::rethrow_exception(error_);
    return over_;
  }

  // Stops the work; what it has found so far remains.
  void end() {
    std::unique_lock lock(mutex_);
    effort_.stop = true;
    if (!over_) await(lock);
  }

  // Returns the duration of all slices.
  double seconds() const { return seconds_; }

 private:
  // Lets the worker run until it pauses or is complete.
  void await(std::unique_lock<std::mutex>& lock) {
    resting_ = false;
    if (worker_.joinable()) changed_.notify_all();
    else worker_ = std::jthread([this] { run(); });
    changed_.wait(lock, [&] { return resting_ || over_; });
  }

  void run() {
    try {
      work_();
    } catch (...) {
      error_ = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    over_ = true;
    changed_.notify_all();
  }

  // Waits in the worker's thread for the next slice; returns false if the work was stopped.
  bool rest() {
    std::unique_lock lock(mutex_);
    if (effort_.stop) return false;
    resting_ = true;
    changed_.notify_all();
    changed_.wait(lock, [&] { return !resting_; });
    return !effort_.stop;
  }

  Effort& effort_;
  const std::function<void()> work_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool resting_ = false, over_ = false;
  double seconds_ = 0;
  std::exception_ptr error_;
  std::jthread worker_;
};

}  // namespace fourfold
