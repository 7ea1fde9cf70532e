#include "classify.h"

#include <string.h>

#include "oklab.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

/// The number of pixels from `place` on, before `end`, that are the same in both pictures.
static size_t equal_run(const ts_row_range *rows, size_t place, size_t end) {
  size_t start = place;
  while (end - place >= 16 && memcmp(rows->a + place * 4, rows->b + place * 4, 64) == 0) place += 16;
  while (place < end && ts_load_pixel(rows->a, place) == ts_load_pixel(rows->b, place)) place++;
  return place - start;
}

static int largest_step(uint32_t a, uint32_t b, int *least) {
  int step = 0;
  *least = 255;
  for (int shift = 0; shift < 24; shift += 8) {
    int x = (a >> shift) & 255, y = (b >> shift) & 255;
    int difference = x > y ? x - y : y - x, smaller = x < y ? x : y;
    if (difference > step) step = difference;
    if (smaller < *least) *least = smaller;
  }
  return step;
}

/// Whether the distance of two pixels is known to be at most `limit` without measuring it.
static int is_surely_below(ts_metric metric, uint32_t a, uint32_t b, double limit) {
  if (metric != ts_metric_oklab || (a & b) >> 24 != 255) return 0;
  int least, step = largest_step(a, b, &least);
  return step <= 8 && ts_oklab_distance_bound(step, least) <= limit;
}

double ts_classify(ts_row_range rows, ts_metric metric, double weak, double strong, uint8_t *classes) {
  ts_color_meter *meter = ts_color_meter_create(metric);
  if (!meter) return -1;
  double largest = 0;
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    size_t end = (y + 1) * rows.width;
    for (size_t place = y * rows.width; place < end; place++) {
      place += equal_run(&rows, place, end);
      if (place == end) break;
      uint32_t a = ts_load_pixel(rows.a, place), b = ts_load_pixel(rows.b, place);
      classes[place] = ts_within;
      // Noise is within the tolerance and no farther than what was measured already: nothing to learn from it.
      if (largest > 0 && is_surely_below(metric, a, b, largest)) continue;
      double distance = ts_color_meter_distance(meter, a, b, place);
      if (distance > strong) {
        classes[place] = ts_strong;
      } else if (distance > weak) {
        classes[place] = ts_weak;
      } else if (distance > largest) {
        largest = distance;
      }
    }
  }
  ts_color_meter_destroy(meter);
  return largest;
}

int ts_measure(ts_row_range rows, ts_metric metric, float *distances) {
  ts_color_meter *meter = ts_color_meter_create(metric);
  if (!meter) return 0;
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    size_t end = (y + 1) * rows.width;
    for (size_t place = y * rows.width; place < end; place++) {
      place += equal_run(&rows, place, end);
      if (place == end) break;
      uint32_t a = ts_load_pixel(rows.a, place), b = ts_load_pixel(rows.b, place);
      distances[place] = (float)ts_color_meter_distance(meter, a, b, place);
    }
  }
  ts_color_meter_destroy(meter);
  return 1;
}
