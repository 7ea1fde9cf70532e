#pragma once
#include "antialiasing.h"
#include "color_meter.h"
#include "vectors.h"

// What the eight neighbours of a pixel say about it.

typedef struct {
  const uint8_t *pixels;
  size_t width, height;
} picture;

/// Whether the pixel is on a brightness slope in `image`, with a uniform area at one end.
int ts_is_on_slope(picture image, picture other, size_t x, size_t y, ts_antialiasing_rule rule);

/// Whether the pixel and its neighbours have the same lightness, over white and over black.
int ts_is_even(picture image, size_t x, size_t y, ts_color_meter *meter);

/// Whether sixteen pixels are identical in both images.
static inline int is_settled(const uint8_t *classes) {
  static const uint8_t zeros[lanes];
  return memcmp(classes, zeros, lanes) == 0;
}

/// Whether one of sixteen pixels has a class.
inlined int has_class(const uint8_t *classes, uint8_t class) {
  bytes16 value;
  memcpy(&value, classes, sizeof value);
  return __builtin_reduce_or((bytes16)(value == class)) != 0;
}
