#pragma once
#include <stddef.h>
#include <stdint.h>

#include "color_meter.h"

/// Rows of two images to be compared. Both are `width × height` pixels, row-major without gaps.
typedef struct {
  const uint8_t *a, *b;
  size_t width, height;
  /// The rows to process: from `first` up to `end`.
  size_t first, end;
  /// One byte for each row of the whole image: whether it differs at all.
  const uint8_t *differs;
} ts_row_range;

/// The size of the areas whose largest distance is kept.
enum { ts_peak_width = 16, ts_peak_height = 8 };

/// The number of such areas side by side, and of all, in an image.
static inline size_t ts_peak_columns(size_t width) { return (width + ts_peak_width - 1) / ts_peak_width; }
static inline size_t ts_peak_count(size_t width, size_t height) {
  return ts_peak_columns(width) * ((height + ts_peak_height - 1) / ts_peak_height);
}

/// Sets the class of every pixel in differing rows by its distance: weak above `weak`, strong above `strong`, otherwise
/// within. `classes` holds one byte per pixel of the whole image, initially zero. `peaks` holds a number for each area of the
/// whole image, initially zero: the largest distance in it that was measured, to `2e-4`.
///
/// Returns the largest distance within the tolerance, which no distance that was not measured exceeds; negative if there was
/// no memory.
double ts_classify(
  ts_row_range rows, ts_metric metric, double weak, double strong, uint8_t *classes, float *peaks);

/// Sets the class of every pixel in differing rows by the largest difference of its premultiplied channels and alpha:
/// strong above `limit`, 0…255, otherwise within. Returns the largest difference.
int ts_classify_steps(ts_row_range rows, int limit, uint8_t *classes);
