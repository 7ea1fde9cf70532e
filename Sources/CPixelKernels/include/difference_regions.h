#pragma once
#include <stddef.h>
#include <stdint.h>

#include "classify.h"

/// A cluster of differing pixels: weak, strong, flat or outside ones.
typedef struct {
  /// The box around the pixels; right and bottom are the first column and row behind it.
  size_t left, top, right, bottom;
  /// The number of the pixels.
  size_t pixels;
  /// The largest distance among them and where it is; of several, the first.
  double worst;
  size_t worst_x, worst_y;
  /// The sum of what each pixel became lighter by, and of what it changed by, in OKLab lightness over white.
  double lighter, changed;
  /// The sums of lightness steps between neighbours in the tiles of the cluster, in each picture; of a
  /// large cluster, in a sample of its tiles.
  double texture_a, texture_b;
} ts_region;

/// Regions in the order in which their first tiles come, row by row. To be released with `ts_regions_free`.
typedef struct {
  /// Null if there are none.
  ts_region *items;
  size_t count;
  /// Whether memory sufficed.
  int is_complete;
} ts_regions;

/// Finds clusters: tiles of 8×8 pixels that hold differing pixels belong together if at most one tile lies between.
ts_regions ts_find_regions(ts_row_range rows, ts_metric metric, const uint8_t *classes);

void ts_regions_free(ts_regions regions);
