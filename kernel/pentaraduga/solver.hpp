// The solver: best figures of a hand for every goal, within limits.
#pragma once

#include <exception>
#include <unordered_set>

#include "frame.hpp"
#include "rings.hpp"
#include "rough.hpp"

namespace fourfold::pentaraduga {

// Bounds on the best value, and a figure of value low. An empty figure means that none was found; with high < low,
// that none exists.
struct Answer {
  int low = 0, high = -1;
  std::vector<Placement> figure;

  std::optional<int> value() const { return figure.empty() ? std::nullopt : std::optional(low); }
};

// The figures of the best value; complete unless the search was stopped.
struct Collection {
  int best = 0;
  std::uint64_t count = 0;
  std::vector<std::vector<Placement>> figures;
  bool complete = false;
};

class Solver {
 public:
  Solver(const Limits& limits, const Watcher& watch)
      : start_(std::chrono::steady_clock::now()), limits_(limits), watch_(watch), effort_(limits, start_) {}

  std::uint64_t nodes() const { return effort_.nodes; }
  double seconds() const { return seconds_since(start_); }

  Answer best(const Problem& problem) {
    // Starting a thread would take longer than the search.
    const bool quick = problem.goal == Goal::squares && problem.hand.size() + problem.fixed.size() <= 7;
    Answer answer;
    run(!quick, problem, [&] { find(problem, answer); });
    return answer;
  }

  // Counts the best figures and returns at most `most` of them. The goal must not be `frame`.
  Collection all(const Problem& problem, std::uint64_t most) {
    Collection collection;
    run(true, problem, [&] { collect(problem, most, collection); });
    return collection;
  }

  // Finds the best figure and, once it is proved best, counts the equally good ones up to a limit, except for frames.
  void best_and_all(const Problem& problem, std::uint64_t most_counted, Answer& answer, Collection& collection) {
    find(problem, answer);
    if (problem.goal == Goal::frame || answer.figure.empty() || answer.low != answer.high) return;
    collection.best = answer.low;
    gather(problem, 0, most_counted, collection);
  }

  // Returns the best of every problem, up to the first one left unsolved by a stopped search.
  std::vector<Answer> census(const std::vector<Problem>& problems) {
    std::vector<Answer> answers(problems.size(), {0, 1, {}});
    all_ = int(problems.size());
    watching([&] {
      std::atomic<std::size_t> next{0};
      const auto work = [&] {
        for (std::size_t i = next++; i < problems.size() && !effort_.stop; i = next++) {
          Answer answer;
          find(problems[i], answer);
          answers[i] = std::move(answer);
          done_++;
        }
      };
      in_threads(limits_.threads, work);
    });
    answers.erase(std::find_if(answers.begin(), answers.end(), [](auto& answer) { return answer.low < answer.high; }),
                  answers.end());
    return answers;
  }

 private:
  template <class Work>
  void run(bool watch, const Problem& problem, const Work& work) {
    constexpr std::size_t worth_sharing = 11;  // tiles; below, starting threads takes longer than the search
    if (problem.goal == Goal::squares || problem.goal == Goal::quados)
      effort_.threads = problem.hand.size() < worth_sharing ? 1 : std::max(1, limits_.threads);
    if (watch) watching(work);
    else work();
  }

  template <class Work>
  void watching(const Work& work) {
    std::exception_ptr error;
    const auto caught = [&] {
      try {
        work();
      } catch (...) {
        error = std::current_exception();
      }
    };
    watched(caught, effort_, [&] { return !watch_ || watch_({effort_.nodes, seconds(), done_, all_}); });
    if (error) std::rethrow_exception(error);
  }

  void find(const Problem& problem, Answer& answer) {
    switch (problem.goal) {
      case Goal::squares:
      case Goal::quados: return find_squares(problem, answer);
      case Goal::rings: return find_rings(problem, answer);
      case Goal::frame: return find_frame(problem, answer);
    }
  }

  void find_squares(const Problem& problem, Answer& answer) {
    const bool found = find_from_above([&](Effort& effort) { return OneParity(problem, effort); }, answer);
    if (!found || !problem.faults) return;
    RoughSearch rough(problem, effort_);
    answer.high = std::max(answer.low, rough.bound());
    try {
      while (rough.each(answer.low + 1, [&](const std::vector<Placement>& figure, int worth) {
        answer.figure = figure, answer.low = worth;
        return true;
      })) {
      }
      answer.high = answer.low;
    } catch (Stopped) {
    }
  }

  void find_rings(const Problem& problem, Answer& answer) {
    const Clusters clusters(problem, effort_);
    find_from_above([&](Effort& effort) { return RingSearch(problem, clusters, effort); }, answer);
  }

  // Searches for one value after another, from the highest; returns whether the best figure was found.
  template <class MakeSearch>
  bool find_from_above(const MakeSearch& make_search, Answer& answer) {
    auto search = make_search(effort_);
    answer.low = search.lowest(), answer.high = search.highest();
    const auto keep = [&](std::vector<Placement> figure) {
      answer.figure = std::move(figure);
      return true;
    };
    try {
      while (answer.high >= answer.low && !search.each(answer.high, keep)) answer.high--;
      if (answer.figure.empty()) {
        answer = {};
        return false;
      }
      answer.low = answer.high;
      return true;
    } catch (Stopped) {
    }
    // Time is up: one short search per value finds a figure to return.
    for (int value = answer.high; value >= answer.low && answer.figure.empty(); value--) {
      Effort moments;
      moments.most_nodes = 20'000;
      try {
        if (make_search(moments).each(value, keep)) answer.low = value;
      } catch (Stopped) {
      }
    }
    return false;
  }

  void find_frame(const Problem& problem, Answer& answer) {
    FrameSearch search(problem, effort_);
    answer = {0, search.highest(), {{problem.hand[0], 0, 0, 0}}};
    try {
      for (; answer.high > 0; answer.high--)
        for (int hole = answer.high; hole <= (problem.faults ? search.highest() : answer.high); hole++)
          if (search.each(hole, hole - answer.high, [&](const std::vector<Placement>& figure) {
                answer.figure = figure;
                return true;
              })) {
            answer.low = answer.high;
            return;
          }
    } catch (Stopped) {
    }
  }

  void collect(const Problem& problem, std::uint64_t most, Collection& collection) {
    Answer answer;
    find(problem, answer);
    collection.best = answer.low;
    if (answer.low != answer.high) {
      collection.complete = answer.high < answer.low;
      return;
    }
    gather(problem, most, ~std::uint64_t(0), collection);
  }

  // Counts the figures of the best value up to a limit, and keeps some of them.
  void gather(const Problem& problem, std::uint64_t most, std::uint64_t most_counted, Collection& collection) {
    const int best = collection.best;
    std::unordered_set<std::uint64_t> names;
    const auto keep = [&](const std::vector<Placement>& figure) {
      if (!names.insert(name(figure, problem.fixed.empty())).second) return false;
      collection.count++;
      if (collection.figures.size() < most) collection.figures.push_back(figure);
      if (collection.count == most_counted) throw Stopped{};
      return false;
    };
    try {
      if (problem.goal == Goal::rings) RingSearch(problem, Clusters(problem, effort_), effort_).each(best, keep);
      else OneParity(problem, effort_).each(best, keep);
      if (problem.faults)
        RoughSearch(problem, effort_).each(best, [&](const std::vector<Placement>& figure, int) {
          return keep(figure);
        });
      collection.complete = true;
    } catch (Stopped) {
    }
  }

  friend class Search;

  const std::chrono::steady_clock::time_point start_;
  const Limits limits_;
  const Watcher& watch_;
  Effort effort_;
  std::atomic<int> done_{0};
  int all_ = 1;
};

// The search of best_and_all in slices of time. Thread-safe: slices run one at a time, and results are read between.
class Search {
 public:
  struct Found {
    Answer answer;
    Collection collection;
    std::uint64_t nodes;
    double seconds;
  };

  Search(Problem problem, std::uint64_t most_counted)
      : problem_(std::move(problem)),
        goes_(solver_.effort_, [=, this] { solver_.best_and_all(problem_, most_counted, answer_, collection_); }) {}

  bool go_on(double seconds) {
    const std::lock_guard one_at_a_time(mutex_);
    return goes_.go_on(seconds);
  }

  // Also ends a slice that another thread is running.
  void end() {
    solver_.effort_.stop = true;
    const std::lock_guard one_at_a_time(mutex_);
    goes_.end();
  }

  // Returns the results so far; complete when the search is.
  Found found() const {
    const std::lock_guard one_at_a_time(mutex_);
    return {answer_, collection_, solver_.nodes(), goes_.seconds()};
  }

 private:
  mutable std::mutex mutex_;
  const Problem problem_;
  const Watcher nobody_;
  Solver solver_{{}, nobody_};
  Answer answer_;
  Collection collection_;
  Goes goes_;
};

}  // namespace fourfold::pentaraduga
