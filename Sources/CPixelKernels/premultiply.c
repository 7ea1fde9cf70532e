#include "premultiply.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF
// Wide vectors are passed only between inlined functions of this file, so their calling convention does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

// Sixteen pixels at a time: wide vectors keep the number of instructions small in unoptimised builds.
enum { lanes = 16 };
typedef uint32_t words __attribute__((vector_size(lanes * 4)));
typedef uint16_t halves __attribute__((vector_size(lanes * 4)));
typedef int32_t signs __attribute__((vector_size(lanes * 4)));
typedef float floats __attribute__((vector_size(lanes * 4)));

static inline __attribute__((always_inline)) words load(const uint8_t *source) {
  words value;
  memcpy(&value, source, sizeof value);
  return value;
}

static inline __attribute__((always_inline)) words swap_red_and_blue(words pixel) {
  return (pixel & 0xFF00FF00u) | ((pixel >> 16) & 0xFFu) | ((pixel & 0xFFu) << 16);
}

/// Whether the bits of `mask` are set in all pixels. Copied through bytes, because C vectors have no reduction.
static inline __attribute__((always_inline)) int all_set(words value, uint64_t mask) {
  uint64_t parts[lanes / 2], common = ~(uint64_t)0;
  memcpy(parts, &value, sizeof parts);
  for (int i = 0; i < lanes / 2; i++) common &= parts[i];
  return (common & mask) == mask;
}

static const uint64_t opaque_mask = 0xFF000000FF000000u;

static inline __attribute__((always_inline)) words premultiply(words pixel) {
  words alpha = pixel >> 24;
  halves factor = (halves)(alpha | (alpha << 16));
  // x + 128 + ((x + 128) >> 8) stays below 2¹⁶ for x ≤ 255², and its high byte is x / 255 rounded.
  halves red_blue = (halves)(pixel & 0x00FF00FFu) * factor + 128;
  halves green = (halves)((pixel >> 8) & 0x000000FFu) * factor + 128;
  red_blue = (red_blue + (red_blue >> 8)) >> 8;
  green = (green + (green >> 8)) >> 8;
  return swap_red_and_blue((pixel & 0xFF000000u) | ((words)green << 8) | (words)red_blue);
}

static void premultiply_block(uint8_t *pixels) {
  words pixel = load(pixels);
  pixel = all_set(pixel, opaque_mask) ? swap_red_and_blue(pixel) : premultiply(pixel);
  memcpy(pixels, &pixel, sizeof pixel);
}

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
static inline __attribute__((always_inline)) words divide(words color, words alpha, floats divisor) {
  words over = (words)(color > alpha);
  color = (color & ~over) | (alpha & over);
  // Exact: a quotient that is not a half is at least 1/510 away from one, and single precision resolves 2⁻¹⁶ there.
  floats quotient = __builtin_convertvector((signs)(color * 255u), floats) / divisor;
  return (words)__builtin_convertvector(quotient + 0.5f, signs);
}

static inline __attribute__((always_inline)) words unpremultiply(words pixel) {
  words alpha = pixel >> 24;
  words clear = (words)(alpha == 0u);
  floats divisor = __builtin_convertvector((signs)(alpha | (clear & 1u)), floats);
  words blue = divide(pixel & 0xFFu, alpha, divisor);
  words green = divide((pixel >> 8) & 0xFFu, alpha, divisor);
  words red = divide((pixel >> 16) & 0xFFu, alpha, divisor);
  return red | (green << 8) | (blue << 16) | (alpha << 24);
}

static void unpremultiply_block(const uint8_t *source, uint8_t *target) {
  words pixel = load(source);
  pixel = all_set(pixel, opaque_mask) ? swap_red_and_blue(pixel) : unpremultiply(pixel);
  memcpy(target, &pixel, sizeof pixel);
}

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

static inline __attribute__((always_inline)) words clamp(words pixel) {
  octets alpha = (octets)((pixel >> 24) * 0x01010101u);
  octets over = (octets)((octets)pixel > alpha);
  return (words)(((octets)pixel & ~over) | (alpha & over));
}

int ts_is_premultiplied(const uint8_t *pixels, size_t count) {
  size_t index = 0;
  for (; index + lanes <= count; index += lanes) {
    words pixel = load(pixels + index * 4);
    if (!all_set(~(clamp(pixel) ^ pixel), ~(uint64_t)0)) return 0;
  }
  for (; index < count; index++) {
    const uint8_t *pixel = pixels + index * 4;
    if (pixel[0] > pixel[3] || pixel[1] > pixel[3] || pixel[2] > pixel[3]) return 0;
  }
  return 1;
}

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
