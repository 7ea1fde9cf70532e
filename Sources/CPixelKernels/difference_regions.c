#include "difference_regions.h"

#include <math.h>
#include <stdlib.h>

#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

enum { side = 8, reach = 2 };

typedef struct {
  size_t columns, lines;
  /// Per tile: 0 for one without differences, 1 for one that has some, above that the number of its region + 2.
  uint32_t *labels;
  /// Tiles whose neighbours are still to be visited.
  size_t *waiting;
} tile_map;

static int is_different(uint8_t class) {
  return class == ts_weak || class == ts_strong || class == ts_flat || class == ts_outside;
}

static void mark_tiles(tile_map map, ts_row_range rows, const uint8_t *classes) {
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    for (size_t x = 0; x < rows.width; x++) {
      if (is_different(classes[y * rows.width + x])) map.labels[y / side * map.columns + x / side] = 1;
    }
  }
}

/// Gives a tile and all that hang together with it a label.
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

static uint32_t label_tiles(tile_map map) {
  uint32_t count = 0;
  for (size_t tile = 0; tile < map.columns * map.lines; tile++) {
    if (map.labels[tile] == 1) flood(map, tile, 2 + count++);
  }
  return count;
}

static void include(ts_region *region, size_t x, size_t y, double distance, double lighter) {
  if (region->pixels == 0) *region = (ts_region){.left = x, .top = y, .right = x, .bottom = y, .worst = -1};
  region->pixels++;
  if (x < region->left) region->left = x;
  if (x >= region->right) region->right = x + 1;
  if (y >= region->bottom) region->bottom = y + 1;
  if (distance > region->worst) {
    region->worst = distance;
    region->worst_x = x;
    region->worst_y = y;
  }
  region->lighter += lighter;
  region->changed += fabs(lighter);
}

/// The lightness steps from a pixel to the next one in its row and in its column.
static double texture_at(ts_color_meter *meter, const uint8_t *pixels, ts_row_range rows, size_t x, size_t y) {
  size_t place = y * rows.width + x;
  double here = ts_color_meter_lightness(meter, ts_load_pixel(pixels, place)), sum = 0;
  if (x + 1 < rows.width) sum += fabs(ts_color_meter_lightness(meter, ts_load_pixel(pixels, place + 1)) - here);
  if (y + 1 < rows.height) {
    sum += fabs(ts_color_meter_lightness(meter, ts_load_pixel(pixels, place + rows.width)) - here);
  }
  return sum;
}

static void measure(
  tile_map map, ts_row_range rows, ts_color_meter *meter, ts_color_meter *lightness, const uint8_t *classes,
  ts_region *regions) {
  for (int pass = 0; pass < 2; pass++) {
    for (size_t y = 0; y < rows.height; y++) {
      for (size_t column = 0; column < map.columns; column++) {
        uint32_t label = map.labels[y / side * map.columns + column];
        if (label < 2) continue;
        ts_region *region = regions + (label - 2);
        for (size_t x = column * side; x < (column + 1) * side && x < rows.width; x++) {
          size_t place = y * rows.width + x;
          if (pass == 1) {
            region->texture_a += texture_at(lightness, rows.a, rows, x, y);
            region->texture_b += texture_at(lightness, rows.b, rows, x, y);
          } else if (is_different(classes[place])) {
            uint32_t a = ts_load_pixel(rows.a, place), b = ts_load_pixel(rows.b, place);
            double step = ts_color_meter_lightness(lightness, b) - ts_color_meter_lightness(lightness, a);
            include(region, x, y, ts_color_meter_distance(meter, a, b, place), step);
          }
        }
      }
    }
  }
}

ts_regions ts_find_regions(ts_row_range rows, ts_metric metric, const uint8_t *classes) {
  tile_map map = {.columns = (rows.width + side - 1) / side, .lines = (rows.height + side - 1) / side};
  ts_regions regions = {0};
  map.labels = calloc(map.columns * map.lines + 1, sizeof *map.labels);
  map.waiting = malloc((map.columns * map.lines + 1) * sizeof *map.waiting);
  ts_color_meter *meter = ts_color_meter_create(metric), *lightness = ts_color_meter_create(ts_metric_oklab);
  if (map.labels && map.waiting && meter && lightness) {
    mark_tiles(map, rows, classes);
    regions.count = label_tiles(map);
    regions.items = regions.count ? calloc(regions.count, sizeof *regions.items) : NULL;
    regions.is_complete = regions.items || !regions.count;
    if (regions.items) measure(map, rows, meter, lightness, classes, regions.items);
  }
  free(map.labels);
  free(map.waiting);
  ts_color_meter_destroy(meter);
  ts_color_meter_destroy(lightness);
  return regions;
}

void ts_regions_free(ts_regions regions) { free(regions.items); }
