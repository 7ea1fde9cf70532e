#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// What even areas did between two pictures.
typedef struct {
  /// The number of blocks whose colour moved by more than the limit.
  size_t count;
  /// The number of blocks that the picture holds.
  size_t total;
  /// How far the block moved that is the `rank`th by that distance; 0 if there are fewer.
  double ranked;
} ts_flat_change;

/// Looks for even areas that changed as a whole by too little for any single pixel to tell.
///
/// The picture is cut into blocks of 8×8 pixels (the last ones overlap so that all are whole). A block counts if its
/// luma deviates by less than 2.5 in both pictures, some channel's mean moved by more than 1.25 levels (one level is
/// what rounding does), and its mean colour moved by more than `limit`, a distance in OKLab, over white or over black.
/// Pixels in such blocks that were within the tolerance get the class `ts_flat`.
ts_flat_change ts_find_flat_changes(ts_row_range rows, double limit, size_t rank, uint8_t *classes);
