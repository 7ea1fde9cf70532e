#include "difference_regions.h"

#include <math.h>
#include <stdlib.h>

#include "odiff_vector.h"
#include "oklab_vector.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

enum { side = 8, reach = 2 };

typedef struct {
  size_t columns, lines;
  /// For each tile: 0 if it has no differences, 1 if it has some, or the number of its region + 2.
  uint32_t *labels;
  /// Tiles whose neighbours have not been visited; later the number of tiles in each region.
  size_t *waiting, *sizes;
} tile_map;

static int is_different(uint8_t class) {
  return class == ts_weak || class == ts_strong || class == ts_flat || class == ts_outside;
}

inlined bytes16 different_pixels(bytes16 classes) {
  return (bytes16)((classes >= ts_weak) & (classes != ts_ignored));
}

/// Marks the tiles of a row that have differences, two at a time.
static void mark_row(uint32_t *labels, const uint8_t *classes, size_t width) {
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

static void mark_tiles(tile_map map, ts_row_range rows, const uint8_t *classes) {
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

static uint32_t label_tiles(tile_map map) {
  uint32_t count = 0;
  for (size_t tile = 0; tile < map.columns * map.lines; tile++) {
    if (map.labels[tile] == 1) flood(map, tile, 2 + count++);
  }
  return count;
}

static void include(ts_region *region, size_t x, size_t y, double distance, double lighter) {
  if (region->pixels == 0) *region = (ts_region){.left = x, .top = y, .worst = -1};
  region->pixels++;
  if (x < region->left) region->left = x;
  if (y < region->top) region->top = y;
  if (x >= region->right) region->right = x + 1;
  if (y >= region->bottom) region->bottom = y + 1;
  int is_first = y < region->worst_y || (y == region->worst_y && x < region->worst_x);
  if (distance > region->worst || (distance == region->worst && is_first)) {
    region->worst = distance;
    region->worst_x = x;
    region->worst_y = y;
  }
  region->lighter += lighter;
  region->changed += fabs(lighter);
}

typedef struct {
  tile_map map;
  ts_row_range rows;
  const uint8_t *classes;
  ts_color_meter *meter, *lightness;
  ts_metric metric;
  light_table light;
} search;

/// The area of a tile in pixels.
typedef struct {
  size_t left, right, top, bottom;
} tile_area;

static tile_area area_of(const search *self, size_t tile) {
  tile_area area = {.left = tile % self->map.columns * side, .top = tile / self->map.columns * side};
  area.right = area.left + side < self->rows.width ? area.left + side : self->rows.width;
  area.bottom = area.top + side < self->rows.height ? area.top + side : self->rows.height;
  return area;
}

static void include_area(const search *self, tile_area area, ts_region *region) {
  uint32_t previous_a = 0, previous_b = 0;
  double distance = 0, step = 0;
  for (size_t y = area.top; y < area.bottom; y++) {
    for (size_t x = area.left; x < area.right; x++) {
      size_t place = y * self->rows.width + x;
      if (!is_different(self->classes[place])) continue;
      uint32_t a = ts_load_pixel(self->rows.a, place), b = ts_load_pixel(self->rows.b, place);
      // A pixel equal to the previous one has the same distance, unless the position matters.
      if (a != previous_a || b != previous_b || (a & b) >> 24 != 255) {
        step = ts_color_meter_lightness(self->lightness, b) - ts_color_meter_lightness(self->lightness, a);
        distance = ts_color_meter_distance(self->meter, a, b, place);
        previous_a = a;
        previous_b = b;
      }
      include(region, x, y, distance, step);
    }
  }
}

/// Loads two rows of eight pixels of a tile.
inlined words load_rows(const uint8_t *pixels, size_t place, size_t width) {
  words value;
  memcpy(&value, pixels + place * 4, sizeof value / 2);
  memcpy((uint8_t *)&value + sizeof value / 2, pixels + (place + width) * 4, sizeof value / 2);
  return value;
}

/// The classes of two rows of eight pixels of a tile.
inlined bytes16 load_classes(const uint8_t *classes, size_t place, size_t width) {
  bytes16 value;
  memcpy(&value, classes + place, sizeof value / 2);
  memcpy((uint8_t *)&value + sizeof value / 2, classes + place + width, sizeof value / 2);
  return value;
}

static void include_box(ts_region *region, size_t left, size_t top) {
  if (left < region->left) region->left = left;
  if (top < region->top) region->top = top;
  if (left + side > region->right) region->right = left + side;
  if (top + lanes / side > region->bottom) region->bottom = top + lanes / side;
}

/// Adds two rows of a tile that have one color in each image.
static void include_even_rows(const search *self, ts_region *region, size_t left, size_t top, uint32_t a, uint32_t b) {
  double step = ts_color_meter_lightness(self->lightness, b) - ts_color_meter_lightness(self->lightness, a);
  double distance = ts_color_meter_distance(self->meter, a, b, top * self->rows.width + left);
  include(region, left, top, distance, step);
  include_box(region, left, top);
  region->pixels += lanes - 1;
  region->lighter += (lanes - 1) * step;
  region->changed += (lanes - 1) * fabs(step);
}

/// Adds two rows of a tile in which all pixels differ and none is the worst one.
static void include_whole_rows(ts_region *region, size_t left, size_t top, floats steps) {
  include_box(region, left, top);
  region->pixels += lanes;
  region->lighter += sum_of_lanes(steps);
  region->changed += sum_of_lanes(__builtin_elementwise_abs(steps));
}

/// Adds two rows of a tile whose pixels are opaque and mostly different. Returns 0 for others, without adding them.
///
/// Only a pixel that may be the worst one is measured exactly. Lightness is in single precision, which is enough to tell the
/// kind of a region.
static int include_rows(const search *self, size_t left, size_t top, ts_region *region) {
  size_t width = self->rows.width, first = top * width + left;
  bytes16 different = different_pixels(load_classes(self->classes, first, width));
  int count = __builtin_reduce_add(different & 1);
  if (count < lanes / 4) return 0;
  words a = load_rows(self->rows.a, first, width), b = load_rows(self->rows.b, first, width);
  if (__builtin_reduce_min((a & b) >> 24) != 255) return 0;
  if (count == lanes && __builtin_reduce_or((a ^ a[0]) | (b ^ b[0])) == 0) {
    include_even_rows(self, region, left, top, a[0], b[0]);
    return 1;
  }
  oklab_vector lab_a = oklab_of_pixels(a, &self->light), lab_b = oklab_of_pixels(b, &self->light);
  floats steps = lab_b.lightness - lab_a.lightness;
  floats distances =
    self->metric == ts_metric_oklab ? oklab_vector_distance(lab_a, lab_b) : odiff_vector_distance(a, b);
  if (count == lanes && region->pixels > 0 && __builtin_reduce_max(distances) <= region->worst - vector_error) {
    include_whole_rows(region, left, top, steps);
    return 1;
  }
  for (int lane = 0; lane < lanes; lane++) {
    if (!different[lane]) continue;
    size_t x = left + lane % side, y = top + lane / side, place = y * width + x;
    double distance = -1;
    if (region->pixels == 0 || distances[lane] > region->worst - vector_error) {
      distance = ts_color_meter_distance(self->meter, a[lane], b[lane], place);
    }
    include(region, x, y, distance, steps[lane]);
  }
  return 1;
}

static void include_tile(const search *self, size_t tile, ts_region *region) {
  tile_area area = area_of(self, tile);
  if (!has_vector_distance(self->metric) || area.right - area.left < side) return include_area(self, area, region);
  for (size_t top = area.top; top < area.bottom; top += 2) {
    if (area.bottom - top >= 2 && include_rows(self, area.left, top, region)) continue;
    tile_area rows = {area.left, area.right, top, top + 2 < area.bottom ? top + 2 : area.bottom};
    include_area(self, rows, region);
  }
}

/// Adds the lightness steps from each pixel of an area to the next ones in its row and in its column.
static void add_texture(const search *self, const uint8_t *pixels, tile_area area, double *texture) {
  const size_t width = self->rows.width, height = self->rows.height;
  double light[side + 1][side + 1];
  for (size_t y = area.top; y <= area.bottom && y < height; y++) {
    for (size_t x = area.left; x <= area.right && x < width; x++) {
      light[y - area.top][x - area.left] =
        ts_color_meter_lightness(self->lightness, ts_load_pixel(pixels, y * width + x));
    }
  }
  for (size_t y = area.top; y < area.bottom; y++) {
    const double *row = light[y - area.top], *below = light[y + 1 - area.top];
    for (size_t x = 0; x < area.right - area.left; x++) {
      double sum = area.left + x + 1 < width ? fabs(row[x + 1] - row[x]) : 0;
      if (y + 1 < height) sum += fabs(below[x] - row[x]);
      *texture += sum;
    }
  }
}

static void measure(const search *self, ts_region *regions) {
  size_t count = self->map.columns * self->map.lines;
  for (size_t tile = 0; tile < count; tile++) {
    uint32_t label = self->map.labels[tile];
    if (label < 2) continue;
    ts_region *region = regions + (label - 2);
    // Large regions are sampled: the first 64 tiles, and then those whose index is a multiple of a prime.
    size_t tiles = ++self->map.sizes[label - 2];
    include_tile(self, tile, region);
    if (tiles > 64 && tile % 61 != 0) continue;
    add_texture(self, self->rows.a, area_of(self, tile), &region->texture_a);
    add_texture(self, self->rows.b, area_of(self, tile), &region->texture_b);
  }
}

ts_regions ts_find_regions(ts_row_range rows, ts_metric metric, const uint8_t *classes) {
  tile_map map = {.columns = (rows.width + side - 1) / side, .lines = (rows.height + side - 1) / side};
  ts_regions regions = {0};
  map.labels = calloc(map.columns * map.lines + 1, sizeof *map.labels);
  map.waiting = malloc((map.columns * map.lines + 1) * sizeof *map.waiting);
  // One meter knows both, if distances are in OKLab.
  ts_color_meter *meter = ts_color_meter_create(metric);
  ts_color_meter *lightness = metric == ts_metric_oklab ? meter : ts_color_meter_create(ts_metric_oklab);
  if (map.labels && map.waiting && meter && lightness) {
    mark_tiles(map, rows, classes);
    regions.count = label_tiles(map);
    regions.items = regions.count ? calloc(regions.count, sizeof *regions.items) : NULL;
    regions.is_complete = regions.items || !regions.count;
    map.sizes = map.waiting;
    for (size_t i = 0; i < regions.count; i++) map.sizes[i] = 0;
    search self = {map, rows, classes, meter, lightness, metric, {{0}}};
    fill_light_table(&self.light);
    if (regions.items) measure(&self, regions.items);
  }
  free(map.labels);
  free(map.waiting);
  if (lightness != meter) ts_color_meter_destroy(lightness);
  ts_color_meter_destroy(meter);
  return regions;
}

void ts_regions_free(ts_regions regions) { free(regions.items); }
