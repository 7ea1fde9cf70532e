#include "difference_tiles.h"

enum { reach = 2 };

/// Marks the tiles of a row that have differences, two at a time.
inlined void mark_row(uint32_t *labels, const uint8_t *classes, size_t width) {
  for (size_t x = 0; x < width; x += lanes) {
    bytes16 here = {0};
    memcpy(&here, classes + x, block_size(width - x));
    bytes16 different = different_pixels(here);
    uint64_t tiles[lanes / side];
    memcpy(tiles, &different, sizeof tiles);
    for (int i = 0; i < lanes / side; i++) {
      if (tiles[i]) labels[x / side + i] = 1;
    }
  }
}

inlined void mark_tiles(tile_map map, ts_row_range rows, const uint8_t *classes) {
  for (size_t y = rows.first; y < rows.end; y++) {
    if (rows.differs[y]) mark_row(map.labels + y / side * map.columns, classes + y * rows.width, rows.width);
  }
}

/// Assigns a label to a tile and to all that are connected to it.
static void flood(tile_map map, size_t start, uint32_t label) {
  size_t count = 0;
  map.labels[start] = label;
  map.waiting[count++] = start;
  while (count > 0) {
    size_t tile = map.waiting[--count], column = tile % map.columns, line = tile / map.columns;
    size_t top = line > reach ? line - reach : 0, left = column > reach ? column - reach : 0;
    for (size_t y = top; y <= line + reach && y < map.lines; y++) {
      for (size_t x = left; x <= column + reach && x < map.columns; x++) {
        size_t neighbor = y * map.columns + x;
        if (map.labels[neighbor] != 1) continue;
        map.labels[neighbor] = label;
        map.waiting[count++] = neighbor;
      }
    }
  }
}

for_wide_vectors
uint32_t ts_label_tiles(tile_map map, ts_row_range rows, const uint8_t *classes) {
  mark_tiles(map, rows, classes);
  uint32_t count = 0;
  for (size_t tile = 0; tile < map.columns * map.lines; tile++) {
    if (map.labels[tile] == 1) flood(map, tile, 2 + count++);
  }
  return count;
}
