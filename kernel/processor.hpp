// What the processor that runs the kernel can do.
#pragma once

namespace fourfold {

// Whether this processor can run what is compiled for x86-64-v3 (AVX2 and its contemporaries).
inline bool modern() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

}  // namespace fourfold
