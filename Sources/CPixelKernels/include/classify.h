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

/// Sets the class of every pixel in differing rows by its distance: weak above `weak`, strong above `strong`, otherwise
/// within. `classes` holds one byte per pixel of the whole image, initially zero.
///
/// Returns the largest distance within the tolerance; negative if there was no memory.
double ts_classify(ts_row_range rows, ts_metric metric, double weak, double strong, uint8_t *classes);

/// Sets the class of every pixel in differing rows by the largest difference of its premultiplied channels and alpha:
/// strong above `limit`, 0…255, otherwise within. Returns the largest difference.
int ts_classify_steps(ts_row_range rows, int limit, uint8_t *classes);
