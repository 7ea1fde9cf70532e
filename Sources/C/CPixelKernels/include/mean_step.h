#pragma once
#include "classify.h"
#include "region_move.h"

/// Returns the largest difference of two images in a box after both are blurred: between the means of 3×3 pixels,
/// relative to the contrast in the box, which is the widest range of a channel in either image. 0…1; negative if there
/// was no memory. If it is `enough` or more, the result may be any number that is, too.
///
/// Another rasteriser, or a move by half a pixel along an axis, changes the mean around an edge by a sixth of the
/// contrast; another letter in small text changes it by more than a fifth.
double ts_largest_mean_step(ts_row_range rows, ts_pixel_box box, double enough);
