#pragma once
#include <stddef.h>
#include <stdint.h>

#include "color_meter.h"

/// Rows of two pictures that are compared. Both are `width × height` pixels, row-major without gaps.
typedef struct {
  const uint8_t *a, *b;
  size_t width, height;
  /// The rows to treat: from `first` to in front of `end`.
  size_t first, end;
  /// One byte for each row of the whole picture: whether it differs at all.
  const uint8_t *differs;
} ts_row_range;

/// Gives every pixel of differing rows a class by its distance: weak above `weak`, strong above `strong`, within
/// otherwise. `classes` holds one byte per pixel of the whole picture, zeros before.
///
/// Returns the largest distance that is within the tolerance; negative if there was no memory.
double ts_classify(ts_row_range rows, ts_metric metric, double weak, double strong, uint8_t *classes);

/// Gives every pixel of differing rows a class by the largest step of its channels, premultiplied colours and alpha: strong
/// above `limit`, 0…255, within otherwise. Returns the largest step.
int ts_classify_steps(ts_row_range rows, int limit, uint8_t *classes);
