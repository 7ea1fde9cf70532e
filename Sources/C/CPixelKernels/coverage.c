#include "coverage.h"

#include "vectors.h"

/// Sixteen bytes and sixteen pixels at any address.
typedef bytes16 loose_bytes16 __attribute__((aligned(1), may_alias));
typedef words loose_words __attribute__((aligned(1), may_alias));

for_wide_vectors
void ts_cover_a8(const uint8_t *source, size_t sourceStride, uint8_t *target, size_t targetStride, size_t width,
                 size_t height) {
  for (size_t y = 0; y < height; y++, source += sourceStride, target += targetStride) {
    for (size_t x = 0; x < width; x += lanes) {
      size_t size = block_size(width - x);
      bytes16 above = {0}, below = {0};
      memcpy(&above, source + x, size);
      memcpy(&below, target + x, size);
      halves s = __builtin_convertvector(above, halves), t = __builtin_convertvector(below, halves);
      halves product = s * t + 128;
      product = (product + (product >> 8)) >> 8;
      below = __builtin_convertvector(s + t - product, bytes16);
      memcpy(target + x, &below, size);
    }
  }
}

for_wide_vectors
void ts_alpha_of_bgra(const uint8_t *source, uint8_t *target, size_t count) {
  size_t x = 0;
  // Whole blocks without a copy of unknown length, which is a function call.
  for (; x + lanes <= count; x += lanes) {
    *(loose_bytes16 *)(target + x) = __builtin_convertvector(*(const loose_words *)(source + x * 4) >> 24, bytes16);
  }
  for (; x < count; x++) target[x] = source[x * 4 + 3];
}

for_wide_vectors
void ts_invert_a8(uint8_t *bytes, size_t count) {
  for (size_t x = 0; x < count; x += lanes) {
    size_t size = block_size(count - x);
    bytes16 value = {0};
    memcpy(&value, bytes + x, size);
    value = ~value;
    memcpy(bytes + x, &value, size);
  }
}

for_wide_vectors
void ts_fill_alpha_bgra(uint8_t *pixels, size_t count) {
  for (size_t x = 0; x < count; x += lanes) {
    size_t size = block_size(count - x) * 4;
    words pixel = {0};
    memcpy(&pixel, pixels + x * 4, size);
    pixel |= 0xFF000000u;
    memcpy(pixels + x * 4, &pixel, size);
  }
}

inlined words solid(words color, floats factor) {
  floats value = from_words(color & 0xFFu) * 255.0f / factor + 0.5f;
  return to_words(minimum(value, all(255)));
}

for_wide_vectors
void ts_solidify_bgra(uint8_t *pixels, size_t count) {
  for (size_t x = 0; x < count; x += lanes) {
    size_t size = block_size(count - x) * 4;
    words pixel = {0};
    memcpy(&pixel, pixels + x * 4, size);
    if (__builtin_reduce_and(pixel) >= 0xFF000000u) continue;
    floats alpha = from_words(pixel >> 24);
    alpha = maximum(alpha, all(1));
    pixel = solid(pixel, alpha) | solid(pixel >> 8, alpha) << 8 | solid(pixel >> 16, alpha) << 16 | 0xFF000000u;
    memcpy(pixels + x * 4, &pixel, size);
  }
}
