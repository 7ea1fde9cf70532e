#include "difference_regions.h"

#include <math.h>
#include <stdlib.h>

#include "difference_tiles.h"
#include "odiff_vector.h"
#include "oklab_vector.h"
#include "pixel_class.h"
#include "straight_pixel.h"
#include "tile_colors.h"

#pragma STDC FP_CONTRACT OFF

typedef int8_t signed_bytes __attribute__((vector_size(lanes)));

static int is_different(uint8_t class) {
  return class == ts_weak || class == ts_strong || class == ts_flat || class == ts_outside;
}

/// Makes a different pixel the worst one of a region if it is.
inlined void include_distance(ts_region *region, size_t x, size_t y, double distance) {
  int is_first = y < region->worst_y || (y == region->worst_y && x < region->worst_x);
  if (distance < region->worst || (distance == region->worst && !is_first)) return;
  region->worst = distance;
  region->worst_x = x;
  region->worst_y = y;
}

inlined void include_box(ts_region *region, size_t left, size_t top, size_t right, size_t bottom) {
  if (left < region->left) region->left = left;
  if (top < region->top) region->top = top;
  if (right > region->right) region->right = right;
  if (bottom > region->bottom) region->bottom = bottom;
}

static void include(ts_region *region, size_t x, size_t y, double distance, double lighter) {
  region->pixels++;
  include_box(region, x, y, x + 1, y + 1);
  include_distance(region, x, y, distance);
  region->lighter += lighter;
  region->changed += fabs(lighter);
}

typedef struct {
  tile_map map;
  ts_row_range rows;
  const uint8_t *classes;
  ts_color_meter *meter, *lightness;
  ts_metric metric;
  const float *peaks;
  double largest;
  light_table light;
} search;

static tile_area area_of(const search *self, size_t tile) {
  tile_area area = {.left = tile % self->map.columns * side, .top = tile / self->map.columns * side};
  area.right = area.left + side < self->rows.width ? area.left + side : self->rows.width;
  area.bottom = area.top + side < self->rows.height ? area.top + side : self->rows.height;
  return area;
}

/// Returns the lightness step of two pixels; 0 in a tile that is no part of the sample.
inlined double lightness_step(const search *self, uint32_t a, uint32_t b, int is_sampled) {
  if (!is_sampled) return 0;
  return ts_color_meter_lightness(self->lightness, b) - ts_color_meter_lightness(self->lightness, a);
}

static void include_area(const search *self, tile_area area, int is_sampled, ts_region *region) {
  uint32_t previous_a = 0, previous_b = 0;
  double distance = 0, step = 0;
  for (size_t y = area.top; y < area.bottom; y++) {
    for (size_t x = area.left; x < area.right; x++) {
      size_t place = y * self->rows.width + x;
      if (!is_different(self->classes[place])) continue;
      uint32_t a = ts_load_pixel(self->rows.a, place), b = ts_load_pixel(self->rows.b, place);
      // A pixel equal to the previous one has the same distance, unless the position matters.
      if (a != previous_a || b != previous_b || (a & b) >> 24 != 255) {
        step = lightness_step(self, a, b, is_sampled);
        distance = ts_color_meter_distance(self->meter, a, b, place);
        previous_a = a;
        previous_b = b;
      }
      include(region, x, y, distance, step);
    }
  }
}

/// The classes of two rows of eight pixels of a tile.
inlined bytes16 load_classes(const uint8_t *classes, size_t place, size_t width) {
  bytes16 value;
  memcpy(&value, classes + place, sizeof value / 2);
  memcpy((uint8_t *)&value + sizeof value / 2, classes + place + width, sizeof value / 2);
  return value;
}

/// Adds two rows of a tile that have one color in each image.
inlined void include_even_rows(
  const search *self, ts_region *region, size_t left, size_t top, uint32_t a, uint32_t b, int is_sampled) {
  double step = lightness_step(self, a, b, is_sampled);
  double distance = ts_color_meter_distance(self->meter, a, b, top * self->rows.width + left);
  include(region, left, top, distance, step);
  include_box(region, left, top, left + side, top + lanes / side);
  region->pixels += lanes - 1;
  region->lighter += (lanes - 1) * step;
  region->changed += (lanes - 1) * fabs(step);
}

/// Adds the different pixels of two rows of a tile, without looking for the worst one.
inlined void include_pixels(ts_region *region, size_t left, size_t top, bytes16 different, int count) {
  uint64_t rows[lanes / side], columns;
  memcpy(rows, &different, sizeof rows);
  columns = rows[0] | rows[1];
  region->pixels += count;
  include_box(
    region, left + __builtin_ctzll(columns) / 8, rows[0] ? top : top + 1, left + side - __builtin_clzll(columns) / 8,
    rows[1] ? top + 2 : top + 1);
}

inlined void include_steps(ts_region *region, floats steps) {
  region->lighter += sum_of_lanes(steps);
  region->changed += sum_of_lanes(__builtin_elementwise_abs(steps));
}

/// Returns whether no pixel of a tile can be the worst one of a region.
inlined int is_surely_lesser(const search *self, const ts_region *region, size_t left, size_t top) {
  if (!self->peaks || region->pixels == 0) return 0;
  double peak = self->peaks[top / ts_peak_height * ts_peak_columns(self->rows.width) + left / ts_peak_width];
  return (peak > self->largest ? peak : self->largest) < region->worst - vector_error;
}

/// Returns all bits for pixels that differ as the worst one of a region does, if it precedes all pixels of two rows.
inlined words equals_of_worst(const search *self, const ts_region *region, size_t left, size_t top, words a, words b) {
  int is_first = region->pixels > 0
              && (region->worst_y < top || (region->worst_y == top && region->worst_x < left));
  if (!is_first) return (words){0};
  size_t worst = region->worst_y * self->rows.width + region->worst_x;
  return (words)(a == ts_load_pixel(self->rows.a, worst)) & (words)(b == ts_load_pixel(self->rows.b, worst));
}

/// The colors of a tile in both images; null if they are not known.
typedef struct {
  const tile_colors *a, *b;
} known_colors;

/// Measures the worst pixels of two rows of a tile exactly.
inlined void include_worst(
  const search *self, ts_region *region, size_t left, size_t top, words a, words b, words different, floats distances) {
  different &= ~equals_of_worst(self, region, left, top, a, b);
  const float enough = region->pixels > 0 ? (float)(region->worst - 1.5 * vector_error) : -1;
  different &= (words)(distances > enough);
  if (__builtin_reduce_or(different) == 0) return;
  for (int lane = 0; lane < lanes; lane++) {
    if (!different[lane] || distances[lane] <= region->worst - vector_error) continue;
    size_t x = left + lane % side, y = top + lane / side, place = y * self->rows.width + x;
    include_distance(region, x, y, ts_color_meter_distance(self->meter, a[lane], b[lane], place));
  }
}

/// Adds two rows of a tile, unless they contain translucent pixels or few different ones. Returns 0 for these, without adding
/// them.
///
/// Only a pixel that may be the worst one is measured exactly. Lightness is in single precision, which is enough to tell the
/// kind of a region.
inlined int include_rows(
  const search *self, size_t left, size_t top, int is_sampled, int is_lesser, known_colors colors, ts_region *region) {
  size_t width = self->rows.width, first = top * width + left;
  bytes16 different = different_pixels(load_classes(self->classes, first, width));
  int count = __builtin_reduce_add(different & 1);
  if (count == 0) return 1;
  if (is_lesser && !is_sampled) {
    include_pixels(region, left, top, different, count);
    return 1;
  }
  if (count < lanes / 4) return 0;
  words a = load_rows(self->rows.a, first, width), b = load_rows(self->rows.b, first, width);
  if (__builtin_reduce_min((a & b) >> 24) != 255) return 0;
  if (count == lanes && __builtin_reduce_or((a ^ a[0]) | (b ^ b[0])) == 0) {
    include_even_rows(self, region, left, top, a[0], b[0], is_sampled);
    return 1;
  }
  words counted = (words)__builtin_convertvector((signed_bytes)different, signs);
  floats distances = {0};
  if (is_sampled) {
    const size_t pair = top % side / 2;
    oklab_vector lab_a = colors.a ? colors.a->rows[pair] : oklab_of_pixels(a, &self->light);
    oklab_vector lab_b = colors.b ? colors.b->rows[pair] : oklab_of_pixels(b, &self->light);
    distances = oklab_vector_distance(lab_a, lab_b);
    include_steps(region, (floats)((words)(lab_b.lightness - lab_a.lightness) & counted));
  } else if (self->metric == ts_metric_oklab) {
    if (__builtin_reduce_or(counted & ~equals_of_worst(self, region, left, top, a, b)) == 0) {
      is_lesser = 1;
    } else {
      distances = oklab_vector_distance(rough_oklab_of_pixels(a, &self->light), rough_oklab_of_pixels(b, &self->light));
    }
  }
  if (self->metric == ts_metric_odiff) distances = odiff_vector_distance(a, b);
  if (!is_lesser) include_worst(self, region, left, top, a, b, counted, distances);
  include_pixels(region, left, top, different, count);
  return 1;
}

inlined void include_tile(
  const search *self, tile_area area, int is_sampled, known_colors colors, ts_region *region) {
  if (!has_vector_distance(self->metric) || area.right - area.left < side) {
    return include_area(self, area, is_sampled, region);
  }
  int is_lesser = is_surely_lesser(self, region, area.left, area.top);
  for (size_t top = area.top; top < area.bottom; top += 2) {
    if (area.bottom - top >= 2 && include_rows(self, area.left, top, is_sampled, is_lesser, colors, region)) continue;
    tile_area rows = {area.left, area.right, top, top + 2 < area.bottom ? top + 2 : area.bottom};
    include_area(self, rows, is_sampled, region);
  }
}

inlined void include_sampled_tile(const search *self, tile_area area, ts_region *region) {
  tile_colors a, b;
  tile_lightness light_a, light_b;
  known_colors colors = {
    find_colors(self->rows, self->rows.a, area, &self->light, &a, &light_a) ? &a : NULL,
    find_colors(self->rows, self->rows.b, area, &self->light, &b, &light_b) ? &b : NULL};
  if (!colors.a) find_lightness(self->rows, self->rows.a, area, self->lightness, &light_a);
  if (!colors.b) find_lightness(self->rows, self->rows.b, area, self->lightness, &light_b);
  include_tile(self, area, 1, colors, region);
  add_texture(self->rows, &light_a, area, &region->texture_a);
  add_texture(self->rows, &light_b, area, &region->texture_b);
}

inlined void measure(const search *self, ts_region *regions) {
  size_t count = self->map.columns * self->map.lines;
  for (size_t tile = 0; tile < count; tile++) {
    uint32_t label = self->map.labels[tile];
    if (label < 2) continue;
    ts_region *region = regions + (label - 2);
    // Large regions are sampled: the first 64 tiles, and then those whose index is a multiple of a prime.
    if (++self->map.sizes[label - 2] <= 64 || tile % 61 == 0) {
      include_sampled_tile(self, area_of(self, tile), region);
    } else {
      include_tile(self, area_of(self, tile), 0, (known_colors){NULL, NULL}, region);
    }
  }
}

for_wide_vectors
ts_regions ts_find_regions(
  ts_row_range rows, ts_metric metric, const uint8_t *classes, const float *peaks, double largest) {
  tile_map map = {.columns = (rows.width + side - 1) / side, .lines = (rows.height + side - 1) / side};
  ts_regions regions = {0};
  map.labels = calloc(map.columns * map.lines + 1, sizeof *map.labels);
  map.waiting = malloc((map.columns * map.lines + 1) * sizeof *map.waiting);
  // One meter knows both, if distances are in OKLab.
  ts_color_meter *meter = ts_color_meter_create(metric);
  ts_color_meter *lightness = metric == ts_metric_oklab ? meter : ts_color_meter_create(ts_metric_oklab);
  if (map.labels && map.waiting && meter && lightness) {
    regions.count = ts_label_tiles(map, rows, classes);
    regions.items = regions.count ? calloc(regions.count, sizeof *regions.items) : NULL;
    regions.is_complete = regions.items || !regions.count;
    map.sizes = map.waiting;
    for (size_t i = 0; i < regions.count; i++) {
      map.sizes[i] = 0;
      if (regions.items) regions.items[i] = (ts_region){.left = SIZE_MAX, .top = SIZE_MAX, .worst = -1};
    }
    search self = {map, rows, classes, meter, lightness, metric, peaks, largest, {{0}}};
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
