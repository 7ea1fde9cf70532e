#pragma once
#include "classify.h"
#include "pixel_class.h"
#include "vectors.h"

enum { side = 8 };

typedef struct {
  size_t columns, lines;
  /// For each tile: 0 if it has no differences, 1 if it has some, or the number of its region + 2.
  uint32_t *labels;
  /// Tiles whose neighbours have not been visited; later the number of tiles in each region.
  size_t *waiting, *sizes;
} tile_map;

/// Returns all bits where a pixel counts as different.
inlined bytes16 different_pixels(bytes16 classes) {
  return (bytes16)((classes >= ts_weak) & (classes != ts_ignored));
}

/// Labels the tiles that have differences, and returns the number of regions: tiles belong together if at most one tile is
/// between them. All labels must be 0.
uint32_t ts_label_tiles(tile_map map, ts_row_range rows, const uint8_t *classes);
