#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// Looks for edges that moved, and returns by how many pixels the one did that moved farthest; negative if there was no
/// memory.
///
/// Another rasteriser gives some pixels of an edge more coverage and others less; a change of geometry shifts coverage to
/// one side along all of it. So the differences are added up in windows of 8×8 pixels, four apart, in the channel of the
/// most contrast: divided by the length of the edges times their contrast, the sum is the distance by which they moved
/// apart or together (a line became wider), and divided by the gradients it is the one by which they moved along with each
/// other (a line moved). Channels count that are off by more than two levels.
///
/// A window counts if at least six of its pixels changed and its edges are at least six pixels long, with a contrast of 12
/// levels, and a slope of not more than about three pixels: noise is no edge, nor is the rim of a shadow. Pixels in windows whose edges moved by more than `limit` pixels
/// that were within the tolerance or excused as anti-aliasing get the class `ts_flat`.
///
/// Treats the rows from `first`, a multiple of 4, to in front of `end`, and reads those around them.
double ts_find_contour_shifts(ts_row_range rows, double limit, uint8_t *classes);
