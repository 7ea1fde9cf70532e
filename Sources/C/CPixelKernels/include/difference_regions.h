#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// A cluster of differing pixels, whose class is weak, strong, flat or outside.
typedef struct {
  /// The bounding box of the pixels; right and bottom are exclusive.
  size_t left, top, right, bottom;
  /// The number of differing pixels.
  size_t pixels;
  /// The largest distance and its position; the first one if there are several.
  double worst;
  size_t worst_x, worst_y;
  /// The sums of the signed and of the absolute lightness changes of the pixels, in OKLab lightness over white; in a large
  /// cluster, in a sample of its tiles.
  double lighter, changed;
  /// The sums of lightness steps between neighbours in the same tiles, in each image.
  double texture_a, texture_b;
} ts_region;

/// Regions in the order of their first tiles, row by row. Free them with `ts_regions_free`.
typedef struct {
  /// Null if there are none.
  ts_region *items;
  size_t count;
  /// Whether there was enough memory.
  int is_complete;
} ts_regions;

/// Finds clusters: tiles of 8×8 pixels with differing pixels belong together if at most one tile is between them.
///
/// `peaks` are those of `ts_classify`, and `largest` is its result: pixels that cannot be the worst need not be measured. Null
/// if the classes were found in another way.
ts_regions ts_find_regions(
  ts_row_range rows, ts_metric metric, const uint8_t *classes, const float *peaks, double largest);

void ts_regions_free(ts_regions regions);
