// Checks of arguments from Python. Every error message names the expected and the given value.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "running.hpp"

namespace fourfold {

// An integer from Python, saturated to 64 bits.
struct Integer {
  std::int64_t value = 0;
};

template <class Given>
[[noreturn]] void refuse(std::string_view name, std::string_view expected, const Given& given) {
  std::ostringstream message;
  message << name << ": " << expected << " expected, " << given << " given";
  throw std::invalid_argument(message.str());
}

inline int require_between(std::string_view name, Integer given, int low, int high) {
  if (given.value < low || given.value > high)
    refuse(name, std::to_string(low) + " to " + std::to_string(high), given.value);
  return int(given.value);
}

inline std::uint64_t require_at_least(std::string_view name, Integer given, int low) {
  if (given.value < low) refuse(name, std::to_string(low) + " or more", given.value);
  return std::uint64_t(given.value);
}

inline double require_seconds(double given) {
  if (!(given >= 0)) refuse("seconds", "0 or more", given);  // also refuses NaN
  return given;
}

inline Limits require_limits(Integer threads, Integer nodes, double seconds) {
  constexpr int most_threads = 256;  // more would be of no use
  return {require_between("threads", threads, 1, most_threads), require_at_least("nodes", nodes, 0),
          require_seconds(seconds)};
}

}  // namespace fourfold
