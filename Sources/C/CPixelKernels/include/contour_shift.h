#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// Finds edges that moved, and returns the largest distance in pixels; negative if there was no memory.
///
/// Another rasteriser gives some pixels of an edge more coverage and others less; a change of geometry shifts coverage
/// to one side along the whole edge. Therefore the differences are added up in windows of 8×8 pixels, four apart, in
/// the channel with the most contrast. Divided by the length of the edges times their contrast, the sum is the distance
/// by which they moved apart or together (a line became wider); divided by the gradients, it is the distance by which
/// they moved in the same direction (a line moved). Channels that differ by more than two levels count.
///
/// A window counts if at least six of its pixels changed and its edges are at least six pixels long, with a contrast of
/// 12 levels and a slope of at most about three pixels: neither noise nor the rim of a shadow is an edge. In windows
/// whose edges moved by more than `limit` pixels, pixels that were within the tolerance or excused as antialiasing get
/// the class `ts_flat`.
///
/// Processes the rows from `first`, a multiple of 4, up to `end`, and reads those around them.
double ts_find_contour_shifts(ts_row_range rows, double limit, uint8_t *classes);
