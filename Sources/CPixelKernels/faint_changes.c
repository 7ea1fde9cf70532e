#include "antialiasing.h"
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
      if (ts_color_meter_distance(meter, p, q, place) > limit) classes[place] = ts_weak;
    }
  }
  ts_color_meter_destroy(meter);
  return 1;
}
