#include "difference_regions.h"

#include <math.h>
#include <stdlib.h>

#include "difference_tiles.h"
#include "odiff_vector.h"
#include "oklab_vector.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

typedef int8_t signed_bytes __attribute__((vector_size(lanes)));

static int is_different(uint8_t class) {
  return class == ts_weak || class == ts_strong || class == ts_flat || class == ts_outside;
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
  const float *peaks;
  double largest;
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
inlined void include_even_rows(
  const search *self, ts_region *region, size_t left, size_t top, uint32_t a, uint32_t b, int is_sampled) {
  double step = lightness_step(self, a, b, is_sampled);
  double distance = ts_color_meter_distance(self->meter, a, b, top * self->rows.width + left);
  include(region, left, top, distance, step);
  include_box(region, left, top);
  region->pixels += lanes - 1;
  region->lighter += (lanes - 1) * step;
  region->changed += (lanes - 1) * fabs(step);
}

/// Adds the different pixels of two rows of a tile, of which none is the worst one.
inlined void include_lesser_rows(ts_region *region, size_t left, size_t top, bytes16 different, int count) {
  region->pixels += count;
  if (count == lanes) return include_box(region, left, top);
  for (int lane = 0; lane < lanes; lane++) {
    size_t x = left + lane % side, y = top + lane / side;
    if (!different[lane]) continue;
    if (x < region->left) region->left = x;
    if (y < region->top) region->top = y;
    if (x >= region->right) region->right = x + 1;
    if (y >= region->bottom) region->bottom = y + 1;
  }
}

inlined void include_steps(ts_region *region, floats steps) {
  region->lighter += sum_of_lanes(steps);
  region->changed += sum_of_lanes(__builtin_elementwise_abs(steps));
}

/// Returns whether no pixel of two rows can be the worst one of a region.
inlined int is_surely_lesser(const search *self, const ts_region *region, size_t left, size_t top) {
  if (!self->peaks || region->pixels == 0) return 0;
  double peak = self->peaks[top / ts_peak_height * ts_peak_columns(self->rows.width) + left / ts_peak_width];
  return (peak > self->largest ? peak : self->largest) < region->worst - vector_error;
}

/// Adds two rows of a tile, unless they contain translucent pixels or few different ones. Returns 0 for these, without adding
/// them.
///
/// Only a pixel that may be the worst one is measured exactly. Lightness is in single precision, which is enough to tell the
/// kind of a region.
inlined int include_rows(const search *self, size_t left, size_t top, int is_sampled, ts_region *region) {
  size_t width = self->rows.width, first = top * width + left;
  bytes16 different = different_pixels(load_classes(self->classes, first, width));
  int count = __builtin_reduce_add(different & 1);
  if (count == 0) return 1;
  int is_lesser = is_surely_lesser(self, region, left, top);
  if (is_lesser && !is_sampled) {
    include_lesser_rows(region, left, top, different, count);
    return 1;
  }
  if (count < lanes / 4) return 0;
  words a = load_rows(self->rows.a, first, width), b = load_rows(self->rows.b, first, width);
  if (__builtin_reduce_min((a & b) >> 24) != 255) return 0;
  if (count == lanes && __builtin_reduce_or((a ^ a[0]) | (b ^ b[0])) == 0) {
    include_even_rows(self, region, left, top, a[0], b[0], is_sampled);
    return 1;
  }
  floats steps = {0}, distances = {0};
  if (is_sampled || self->metric == ts_metric_oklab) {
    oklab_vector lab_a = oklab_of_pixels(a, &self->light), lab_b = oklab_of_pixels(b, &self->light);
    distances = oklab_vector_distance(lab_a, lab_b);
    words kept = __builtin_convertvector((signed_bytes)different, signs) & (is_sampled ? -1 : 0);
    steps = (floats)((words)(lab_b.lightness - lab_a.lightness) & kept);
  }
  if (self->metric == ts_metric_odiff) distances = odiff_vector_distance(a, b);
  if (is_lesser || (region->pixels > 0 && __builtin_reduce_max(distances) <= region->worst - vector_error)) {
    include_lesser_rows(region, left, top, different, count);
    include_steps(region, steps);
    return 1;
  }
  for (int lane = 0; lane < lanes; lane++) {
    if (!different[lane]) continue;
    size_t x = left + lane % side, y = top + lane / side, place = y * width + x;
    double distance = -1;
    if (region->pixels == 0 || distances[lane] > region->worst - vector_error) {
      distance = ts_color_meter_distance(self->meter, a[lane], b[lane], place);
    }
    include(region, x, y, distance, 0);
  }
  include_steps(region, steps);
  return 1;
}

inlined void include_tile(const search *self, tile_area area, int is_sampled, ts_region *region) {
  if (!has_vector_distance(self->metric) || area.right - area.left < side) {
    return include_area(self, area, is_sampled, region);
  }
  for (size_t top = area.top; top < area.bottom; top += 2) {
    if (area.bottom - top >= 2 && include_rows(self, area.left, top, is_sampled, region)) continue;
    tile_area rows = {area.left, area.right, top, top + 2 < area.bottom ? top + 2 : area.bottom};
    include_area(self, rows, is_sampled, region);
  }
}

/// Measures the lightness of a tile and of the pixels to its right and below it, if all are opaque and lie within an image.
/// Returns 0 for others, without measuring them.
inlined int find_tile_lightness(const search *self, const uint8_t *pixels, tile_area area, float light[side + 1][lanes]) {
  const size_t width = self->rows.width;
  if (area.left + lanes > width || area.top + side >= self->rows.height) return 0;
  words rows[side + 1], common = ~(words){0};
  for (int line = 0; line <= side; line++) {
    memcpy(&rows[line], pixels + ((area.top + line) * width + area.left) * 4, sizeof rows[line]);
    common &= rows[line];
  }
  if (__builtin_reduce_and(common) >> 24 != 255) return 0;
  for (int line = 0; line <= side; line++) {
    floats lightness = oklab_of_pixels(rows[line], &self->light).lightness;
    memcpy(light[line], &lightness, sizeof lightness);
  }
  return 1;
}

/// Adds the lightness steps from each pixel of an area to the next ones in its row and in its column.
inlined void add_texture(const search *self, const uint8_t *pixels, tile_area area, double *texture) {
  const size_t width = self->rows.width, height = self->rows.height;
  float light[side + 1][lanes];
  if (!find_tile_lightness(self, pixels, area, light)) {
    for (size_t y = area.top; y <= area.bottom && y < height; y++) {
      for (size_t x = area.left; x <= area.right && x < width; x++) {
        light[y - area.top][x - area.left] =
          ts_color_meter_lightness(self->lightness, ts_load_pixel(pixels, y * width + x));
      }
    }
  }
  for (size_t y = area.top; y < area.bottom; y++) {
    const float *row = light[y - area.top], *below = light[y + 1 - area.top];
    for (size_t x = 0; x < area.right - area.left; x++) {
      double sum = area.left + x + 1 < width ? fabs(row[x + 1] - row[x]) : 0;
      if (y + 1 < height) sum += fabs(below[x] - row[x]);
      *texture += sum;
    }
  }
}

inlined void measure(const search *self, ts_region *regions) {
  size_t count = self->map.columns * self->map.lines;
  for (size_t tile = 0; tile < count; tile++) {
    uint32_t label = self->map.labels[tile];
    if (label < 2) continue;
    ts_region *region = regions + (label - 2);
    // Large regions are sampled: the first 64 tiles, and then those whose index is a multiple of a prime.
    int is_sampled = ++self->map.sizes[label - 2] <= 64 || tile % 61 == 0;
    tile_area area = area_of(self, tile);
    include_tile(self, area, is_sampled, region);
    if (!is_sampled) continue;
    add_texture(self, self->rows.a, area, &region->texture_a);
    add_texture(self, self->rows.b, area, &region->texture_b);
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
    for (size_t i = 0; i < regions.count; i++) map.sizes[i] = 0;
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
