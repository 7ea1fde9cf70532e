#pragma once
#include <math.h>

#include "color_meter.h"
#include "difference_tiles.h"
#include "oklab_vector.h"
#include "straight_pixel.h"

// The colors of a tile, and how much its lightness varies.

/// The area of a tile in pixels.
typedef struct {
  size_t left, right, top, bottom;
} tile_area;

/// Loads two rows of eight pixels of a tile.
inlined words load_rows(const uint8_t *pixels, size_t place, size_t width) {
  words value;
  memcpy(&value, pixels + place * 4, sizeof value / 2);
  memcpy((uint8_t *)&value + sizeof value / 2, pixels + (place + width) * 4, sizeof value / 2);
  return value;
}

/// The colors of a tile in one image, two rows at a time.
typedef struct {
  oklab_vector rows[side / 2];
} tile_colors;

/// The lightness of a tile and of the pixels to its right and below it.
typedef struct {
  float of[side + 1][side + 1];
} tile_lightness;

/// Whether a tile and what is around it lie within an image and are opaque.
inlined int is_opaque_tile(ts_row_range rows, const uint8_t *pixels, tile_area area) {
  const size_t width = rows.width;
  if (area.left + lanes > width || area.top + side >= rows.height) return 0;
  words row, common = ~(words){0};
  for (int line = 0; line <= side; line++) {
    memcpy(&row, pixels + ((area.top + line) * width + area.left) * 4, sizeof row);
    common &= row;
  }
  return __builtin_reduce_and(common) >> 24 == 255;
}

/// Measures the colors of a tile, and the lightness around it too, if all pixels are opaque and lie within an image. Returns 0
/// for others, without measuring them.
inlined int find_colors(
  ts_row_range rows, const uint8_t *pixels, tile_area area, const light_table *table, tile_colors *colors,
  tile_lightness *light) {
  const size_t width = rows.width, first = area.top * width + area.left;
  if (!is_opaque_tile(rows, pixels, area)) return 0;
  words last = {0};
  for (int pair = 0; pair < side / 2; pair++) {
    words here = load_rows(pixels, first + pair * 2 * width, width);
    int is_repeated = pair > 0 && __builtin_reduce_or(here ^ last) == 0;
    colors->rows[pair] = is_repeated ? colors->rows[pair - 1] : oklab_of_pixels(here, table);
    memcpy(light->of[pair * 2], &colors->rows[pair].lightness, side * sizeof(float));
    memcpy(light->of[pair * 2 + 1], (uint8_t *)&colors->rows[pair].lightness + side * sizeof(float), side * sizeof(float));
    last = here;
  }
  // The row below, and the column to the right.
  uint32_t rest[lanes];
  memcpy(rest, pixels + (first + side * width) * 4, side * 4);
  for (int line = 0; line < side; line++) rest[side + line] = ts_load_pixel(pixels, first + line * width + side);
  words around;
  memcpy(&around, rest, sizeof around);
  floats lightness = oklab_of_pixels(around, table).lightness;
  memcpy(light->of[side], &lightness, side * sizeof(float));
  for (int line = 0; line < side; line++) light->of[line][side] = lightness[side + line];
  return 1;
}

/// Measures the lightness of a tile and around it, pixel by pixel.
static void find_lightness(
  ts_row_range rows, const uint8_t *pixels, tile_area area, ts_color_meter *meter, tile_lightness *light) {
  const size_t width = rows.width;
  for (size_t y = area.top; y <= area.bottom && y < rows.height; y++) {
    for (size_t x = area.left; x <= area.right && x < width; x++) {
      light->of[y - area.top][x - area.left] =
        ts_color_meter_lightness(meter, ts_load_pixel(pixels, y * width + x));
    }
  }
}

/// Adds the lightness steps from each pixel of an area to the next ones in its row and in its column.
inlined void add_texture(ts_row_range rows, const tile_lightness *light, tile_area area, double *texture) {
  const size_t width = rows.width, height = rows.height;
  for (size_t y = area.top; y < area.bottom; y++) {
    const float *row = light->of[y - area.top], *below = light->of[y + 1 - area.top];
    for (size_t x = 0; x < area.right - area.left; x++) {
      double sum = area.left + x + 1 < width ? fabs(row[x + 1] - row[x]) : 0;
      if (y + 1 < height) sum += fabs(below[x] - row[x]);
      *texture += sum;
    }
  }
}
