#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Shared by the kernels: vectors of sixteen pixels. Wide vectors keep the number of instructions small in unoptimised
// builds, such as those of every test run. Helpers are always inlined for the same reason.

#pragma STDC FP_CONTRACT OFF
// Vectors are passed only to inlined helpers, so their calling convention does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

enum { lanes = 16 };
typedef uint8_t bytes16 __attribute__((vector_size(lanes)));
typedef uint16_t halves __attribute__((vector_size(lanes * 2)));
typedef uint32_t words __attribute__((vector_size(lanes * 4)));
typedef int32_t signs __attribute__((vector_size(lanes * 4)));
typedef float floats __attribute__((vector_size(lanes * 4)));

#define inlined static inline __attribute__((always_inline))

/// Compiles a function a second time for processors with AVX2, whose vectors are twice as wide. Which of the two runs is
/// decided when the program is loaded. Both give the same results: neither fuses or reorders operations. Not with Thread
/// Sanitizer, which would watch the function that decides before it can.
#if defined __x86_64__ && defined __GLIBC__ && !__has_feature(thread_sanitizer)
#define for_wide_vectors __attribute__((target_clones("avx2", "default")))
#else
#define for_wide_vectors
#endif

inlined size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

/// Returns the number of pixels in the block that begins `left` pixels before the end.
inlined size_t block_size(size_t left) { return left < lanes ? left : lanes; }

inlined floats minimum(floats a, floats b) { return __builtin_elementwise_min(a, b); }
inlined floats maximum(floats a, floats b) { return __builtin_elementwise_max(a, b); }
inlined floats choose(signs condition, floats yes, floats no) {
  return (floats)(((signs)yes & condition) | ((signs)no & ~condition));
}
inlined floats all(float value) { return (floats){0} + value; }

inlined float sum_of_lanes(floats value) {
  float sums[4] = {0};
  for (int i = 0; i < lanes; i++) sums[i % 4] += value[i];
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// Conversions of integers below 2³¹ to floats, and of floats to truncated integers.
inlined floats from_words(words value) { return __builtin_convertvector((signs)value, floats); }
inlined words to_words(floats value) { return (words)__builtin_convertvector(value, signs); }
