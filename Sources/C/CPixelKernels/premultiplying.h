#pragma once
#include "vectors.h"

// Conversion of sixteen pixels at a time to premultiplied BGRA.

typedef uint16_t pairs __attribute__((vector_size(lanes * 4)));

inlined words swap_red_and_blue(words pixel) {
  return (pixel & 0xFF00FF00u) | ((pixel >> 16) & 0xFFu) | ((pixel & 0xFFu) << 16);
}

typedef uint64_t word_pairs __attribute__((vector_size(lanes * 4)));

/// Returns whether the bits of `mask`, which is that of two pixels, are set in all pixels.
inlined int all_set(words value, uint64_t mask) { return (__builtin_reduce_and((word_pairs)value) & mask) == mask; }

static const uint64_t opaque_mask = 0xFF000000FF000000u;

/// Converts straight RGBA to premultiplied BGRA.
inlined words premultiplied(words pixel) {
  if (all_set(pixel, opaque_mask)) return swap_red_and_blue(pixel);
  words alpha = pixel >> 24;
  pairs factor = (pairs)(alpha | (alpha << 16));
  // x + 128 + ((x + 128) >> 8) stays below 2¹⁶ for x ≤ 255², and its high byte is x / 255 rounded.
  pairs red_blue = (pairs)(pixel & 0x00FF00FFu) * factor + 128;
  pairs green = (pairs)((pixel >> 8) & 0x000000FFu) * factor + 128;
  red_blue = (red_blue + (red_blue >> 8)) >> 8;
  green = (green + (green >> 8)) >> 8;
  return swap_red_and_blue((pixel & 0xFF000000u) | ((words)green << 8) | (words)red_blue);
}

/// Converts sixteen RGB pixels, 48 bytes, to opaque RGBA.
inlined words widened(const uint8_t *source) {
  uint32_t parts[lanes * 3 / 4], pixels[lanes];
  memcpy(parts, source, sizeof parts);
  for (int i = 0; i < lanes / 4; i++) {
    const uint32_t a = parts[i * 3], b = parts[i * 3 + 1], c = parts[i * 3 + 2];
    pixels[i * 4] = a;
    pixels[i * 4 + 1] = a >> 24 | b << 8;
    pixels[i * 4 + 2] = b >> 16 | c << 16;
    pixels[i * 4 + 3] = c >> 8;
  }
  words value;
  memcpy(&value, pixels, sizeof value);
  return value | 0xFF000000u;
}
