#include "antialiasing.h"

#include <stdlib.h>

#include "neighborhood.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

/// Whether a channel of two pixels differs by more than noise and rounding can explain.
static int is_over_noise(uint32_t a, uint32_t b) {
  for (int shift = 0; shift < 32; shift += 8) {
    int step = (int)(a >> shift & 255) - (int)(b >> shift & 255);
    if (step > 5 || step < -5) return 1;
  }
  return 0;
}

/// Whether the pixels around one differ as it does, which the noise of compression does not: in the channel that differs most,
/// the differences of 3×3 pixels add up to at least 2.88 times its own. Along a line they add up to 3 times as much.
static int is_coherent(const ts_row_range *rows, size_t x, size_t y) {
  size_t place = (y * rows->width + x) * 4, channel = 0;
  int own = 0, sum = 0;
  for (size_t i = 0; i < 4; i++) {
    int step = rows->b[place + i] - rows->a[place + i];
    if (abs(step) > abs(own)) own = step, channel = i;
  }
  for (size_t row = y > 0 ? y - 1 : 0; row <= y + 1 && row < rows->height; row++) {
    for (size_t column = x > 0 ? x - 1 : 0; column <= x + 1 && column < rows->width; column++) {
      size_t near = (row * rows->width + column) * 4 + channel;
      sum += rows->b[near] - rows->a[near];
    }
  }
  return 100 * abs(sum) >= 288 * abs(own);
}

for_wide_vectors
int ts_find_faint_changes(ts_row_range rows, double limit, uint8_t *classes) {
  picture a = {rows.a, rows.width, rows.height}, b = {rows.b, rows.width, rows.height};
  ts_color_meter *meter = ts_color_meter_create(ts_metric_oklab);
  if (!meter) return 0;
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    for (size_t x = 0; x < rows.width; x++) {
      size_t place = y * rows.width + x;
      if (x % lanes == 0 && rows.width - x > lanes && !has_class(classes + place, ts_within)) {
        x += lanes - 1;
        continue;
      }
      if (classes[place] != ts_within) continue;
      uint32_t p = ts_load_pixel(rows.a, place), q = ts_load_pixel(rows.b, place);
      // Most pixels are not even, which takes less time to find out than their distance.
      if (!is_over_noise(p, q) || !(ts_is_even(a, x, y, meter) || ts_is_even(b, x, y, meter))) continue;
      if (ts_color_meter_distance(meter, p, q, place) <= limit || !is_coherent(&rows, x, y)) continue;
      classes[place] = ts_weak;
    }
  }
  ts_color_meter_destroy(meter);
  return 1;
}
