#include "pixel_layout.h"

#include "vectors.h"

inlined words load(const uint8_t *source, size_t count) {
  words pixel = {0};
  memcpy(&pixel, source, count * 4);
  return pixel;
}

inlined words component(words pixel, unsigned place) { return (pixel >> (place * 8)) & 0xFFu; }

for_wide_vectors
void ts_reorder_pixels(const uint8_t *source, uint8_t *target, size_t count, const uint8_t order[4]) {
  for (size_t x = 0; x < count; x += lanes) {
    size_t size = block_size(count - x);
    words pixel = load(source + x * 4, size);
    pixel = component(pixel, order[0]) | component(pixel, order[1]) << 8 | component(pixel, order[2]) << 16 |
            component(pixel, order[3]) << 24;
    memcpy(target + x * 4, &pixel, size * 4);
  }
}

inlined words widened(const uint8_t *source, size_t count) {
  bytes16 value = {0};
  memcpy(&value, source, count);
  return __builtin_convertvector(value, words);
}

for_wide_vectors
void ts_bgra_of_gray(const uint8_t *source, uint8_t *target, size_t count) {
  for (size_t x = 0; x < count; x += lanes) {
    size_t size = block_size(count - x);
    words pixel = widened(source + x, size) * 0x010101u | 0xFF000000u;
    memcpy(target + x * 4, &pixel, size * 4);
  }
}

for_wide_vectors
void ts_bgra_of_alpha(const uint8_t *source, uint8_t *target, size_t count) {
  for (size_t x = 0; x < count; x += lanes) {
    size_t size = block_size(count - x);
    words pixel = widened(source + x, size) << 24;
    memcpy(target + x * 4, &pixel, size * 4);
  }
}

for_wide_vectors
void ts_gray_of_bgra(const uint8_t *source, uint8_t *target, size_t count) {
  for (size_t x = 0; x < count; x += lanes) {
    size_t size = block_size(count - x);
    words pixel = load(source + x * 4, size);
    words sum = component(pixel, 2) * 30u + component(pixel, 1) * 59u + component(pixel, 0) * 11u;
    bytes16 gray = __builtin_convertvector((sum + 50u) / 100u, bytes16);
    memcpy(target + x, &gray, size);
  }
}
