#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// What even areas did between two pictures.
typedef struct {
  /// The number of blocks whose colour moved by more than the limit.
  size_t count;
  /// How far the blocks moved that moved farthest, in falling order; 0 where there are fewer.
  double largest[4];
} ts_flat_change;

/// Looks for even areas that changed as a whole by too little for any single pixel to tell.
///
/// Only blocks that begin in the rows from `first` to in front of `end` are treated; of the last ones, those that would
/// begin there if they did not overlap. `first` is a multiple of 8.
///
/// The picture is cut into blocks of 8×8 pixels (the last ones overlap so that all are whole). A block counts if its
/// luma deviates by less than 2.5 in both pictures, some channel's mean moved by more than 1.25 levels (one level is
/// what rounding does), and its mean colour moved by more than `limit`, a distance in OKLab, over white or over black.
/// Pixels in such blocks that were within the tolerance get the class `ts_flat`.
ts_flat_change ts_find_flat_changes(ts_row_range rows, double limit, uint8_t *classes);
