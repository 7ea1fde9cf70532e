#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// The changes of uniform areas between two images.
typedef struct {
  /// The number of blocks whose colour moved by more than the limit.
  size_t count;
  /// The largest colour distances of blocks, in descending order; 0 if there are fewer.
  double largest[4];
} ts_flat_change;

/// Finds uniform areas that changed as a whole, by too little to be noticed in any single pixel.
///
/// Only blocks that begin in the rows from `first` up to `end` are processed; for the last blocks, the position without
/// overlap counts. `first` is a multiple of 8.
///
/// The image is divided into blocks of 8×8 pixels (the last ones overlap so that all are complete). A block counts if
/// the deviation of its luma is below 2.5 in both images, the mean of some channel moved by more than 1.25 levels
/// (rounding accounts for one), and its mean colour moved by more than `limit`, a distance in OKLab, over white or over
/// black. Pixels in such blocks that were within the tolerance get the class `ts_flat`.
ts_flat_change ts_find_flat_changes(ts_row_range rows, double limit, uint8_t *classes);
