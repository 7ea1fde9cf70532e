#include "premultiply.h"

#include "premultiplying.h"

inlined words load(const uint8_t *source) {
  words value;
  memcpy(&value, source, sizeof value);
  return value;
}

inlined void premultiply_block(uint8_t *pixels) {
  words pixel = premultiplied(load(pixels));
  memcpy(pixels, &pixel, sizeof pixel);
}

for_wide_vectors
void ts_premultiply_rgba_to_bgra(uint8_t *pixels, size_t count) {
  size_t index = 0;
  for (; index + lanes <= count; index += lanes) premultiply_block(pixels + index * 4);
  if (index < count) {
    uint8_t rest[lanes * 4] = {0};
    memcpy(rest, pixels + index * 4, (count - index) * 4);
    premultiply_block(rest);
    memcpy(pixels + index * 4, rest, (count - index) * 4);
  }
}

/// Divides one component of sixteen pixels, 0…255 each, by alpha.
inlined words divide(words color, words alpha, floats divisor) {
  words over = (words)(color > alpha);
  color = (color & ~over) | (alpha & over);
  // Exact: a quotient that is not a half is at least 1/510 away from one, and single precision resolves 2⁻¹⁶ there.
  floats quotient = __builtin_convertvector((signs)(color * 255u), floats) / divisor;
  return (words)__builtin_convertvector(quotient + 0.5f, signs);
}

inlined words unpremultiply(words pixel) {
  words alpha = pixel >> 24;
  words clear = (words)(alpha == 0u);
  floats divisor = __builtin_convertvector((signs)(alpha | (clear & 1u)), floats);
  words blue = divide(pixel & 0xFFu, alpha, divisor);
  words green = divide((pixel >> 8) & 0xFFu, alpha, divisor);
  words red = divide((pixel >> 16) & 0xFFu, alpha, divisor);
  return red | (green << 8) | (blue << 16) | (alpha << 24);
}

inlined void unpremultiply_block(const uint8_t *source, uint8_t *target) {
  words pixel = load(source);
  pixel = all_set(pixel, opaque_mask) ? swap_red_and_blue(pixel) : unpremultiply(pixel);
  memcpy(target, &pixel, sizeof pixel);
}

for_wide_vectors
void ts_unpremultiply_bgra_to_rgba(const uint8_t *source, uint8_t *target, size_t count) {
  size_t index = 0;
  for (; index + lanes <= count; index += lanes) unpremultiply_block(source + index * 4, target + index * 4);
  if (index < count) {
    uint8_t rest[lanes * 4] = {0};
    memcpy(rest, source + index * 4, (count - index) * 4);
    unpremultiply_block(rest, rest);
    memcpy(target + index * 4, rest, (count - index) * 4);
  }
}

typedef uint8_t octets __attribute__((vector_size(lanes * 4)));

inlined words clamp(words pixel) {
  octets alpha = (octets)((pixel >> 24) * 0x01010101u);
  octets over = (octets)((octets)pixel > alpha);
  return (words)(((octets)pixel & ~over) | (alpha & over));
}

for_wide_vectors
int ts_is_premultiplied(const uint8_t *pixels, size_t count) {
  size_t index = 0;
  for (; index + lanes <= count; index += lanes) {
    words pixel = load(pixels + index * 4);
    if (all_set(pixel, opaque_mask)) continue;
    if (!all_set(~(clamp(pixel) ^ pixel), ~(uint64_t)0)) return 0;
  }
  for (; index < count; index++) {
    const uint8_t *pixel = pixels + index * 4;
    if (pixel[0] > pixel[3] || pixel[1] > pixel[3] || pixel[2] > pixel[3]) return 0;
  }
  return 1;
}

for_wide_vectors
void ts_clamp_to_alpha(uint8_t *pixels, size_t count) {
  size_t index = 0;
  for (; index + lanes <= count; index += lanes) {
    words pixel = clamp(load(pixels + index * 4));
    memcpy(pixels + index * 4, &pixel, sizeof pixel);
  }
  for (; index < count; index++) {
    uint8_t *pixel = pixels + index * 4;
    for (int i = 0; i < 3; i++) pixel[i] = pixel[i] > pixel[3] ? pixel[3] : pixel[i];
  }
}
