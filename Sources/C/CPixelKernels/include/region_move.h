#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// A box of pixels; right and bottom are exclusive.
typedef struct {
  size_t left, top, right, bottom;
} ts_pixel_box;

/// Finds a move of some content in a box by at most `reach` whole pixels: `b` has the pixels of one part of the box in
/// `a` in another, adjacent or overlapping part, and all differing pixels of the box are in these two parts.
///
/// Returns whether there is such a move, and the shortest one in `x` and `y`. Cost: a few comparisons for each possible
/// move, and a comparison of the box for each that these do not rule out.
int ts_find_move(ts_row_range rows, ts_pixel_box box, int reach, int *x, int *y);
