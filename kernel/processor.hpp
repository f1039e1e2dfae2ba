// Detection of processor features.
#pragma once

namespace fourfold {

// Returns whether this processor supports x86-64-v3 (AVX2, BMI, FMA).
inline bool modern() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

}  // namespace fourfold
