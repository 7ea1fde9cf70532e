#pragma once
#include "vectors.h"

// The images of `blur.c`, and their sizes in `blur_plane.c`.

// Rows start at any pixel: this type can be loaded and stored at the address of any float.
typedef floats unaligned __attribute__((aligned(4)));

/// An image as rows of floats: read from bytes, or stored as floats after shrinking.
typedef struct {
  uint8_t *bytes;
  float *values;
  size_t stride, rows, length;
  /// The part that is written: rows from `top` up to `bottom`, and in each row values from `left` up to `right`.
  size_t left, top, right, bottom;
} plane;

/// Returns a plane that is written completely.
static inline plane whole(uint8_t *bytes, float *values, size_t stride, size_t rows, size_t length) {
  return (plane){bytes, values, stride, rows, length, 0, 0, length, rows};
}

/// Weights are positive and sum to 1, except for 65 roundings to 2⁻²², so that 255 stays below 255.5.
inlined bytes16 rounded(floats value) {
  return __builtin_convertvector(__builtin_convertvector(value + 0.5f, signs), bytes16);
}

/// Writes a row; `source` begins with the value at `left`, and has space for sixteen values more than needed.
inlined void write_row(const plane *p, size_t row, const float *source) {
  size_t length = p->right - p->left;
  if (p->values) {
    memcpy(p->values + row * p->stride + p->left, source, length * sizeof(float));
    return;
  }
  uint8_t *target = p->bytes + row * p->stride + p->left;
  size_t x = 0;
  for (; x + lanes <= length; x += lanes) {
    bytes16 value = rounded(*(const unaligned *)(source + x));
    memcpy(target + x, &value, lanes);
  }
  if (x == length) return;
  bytes16 value = rounded(*(const unaligned *)(source + x));
  memcpy(target + x, &value, length - x);
}

/// Computes the means of squares of `factor` pixels, a power of two; outside the edges, pixels are zero.
///
/// - `small`: an image of floats that are zero.
void ts_shrink_plane(const plane *large, size_t channels, size_t factor, const plane *small);

/// Enlarges an image of floats by linear interpolation. The factor is a power of two.
///
/// - Returns 0, or −1 if there is not enough memory (the image is then unchanged).
int ts_enlarge_plane(const plane *small, const plane *large, size_t channels, size_t factor);
