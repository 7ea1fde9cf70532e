#pragma once
#include "classify.h"

/// Excuses what another rasteriser draws along the same edges: sets the class `ts_antialiased` for weak and strong pixels.
///
/// - Another coverage changes a pixel by a part of the contrast around it. Every channel may differ by up to `share`, 0…1,
///   of its range in the surrounding 3×3 pixels, in the image in which this is smaller, and by two levels more.
/// - It changes some pixels of an edge in one direction and others in the other. The differences in the surrounding 3×3 cells
///   of 8×8 pixels must add up to no more than half of what their amounts add up to, in the channel with the largest amounts.
///   Differences of two levels or less do not count.
///
/// Returns 0 if there was no memory, otherwise 1. Processes the rows from `first`, a multiple of 8, up to `end`, and reads
/// those around them.
int ts_excuse_edge_noise(ts_row_range rows, double share, uint8_t *classes);
