#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// A box of pixels; right and bottom are the first column and row behind it.
typedef struct {
  size_t left, top, right, bottom;
} ts_pixel_box;

/// Looks for what moved in a box by whole pixels, at most `reach` of them: what picture `a` shows in a part of the box,
/// `b` shows in another part beside or over it, and all pixels of the box that differ lie in these two parts.
///
/// Returns whether there is such a move, and the shortest one in `x` and `y`. Cost: some comparisons per possible move,
/// and one of the box for each that these do not rule out.
int ts_find_move(ts_row_range rows, ts_pixel_box box, int reach, int *x, int *y);
