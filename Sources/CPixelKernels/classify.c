#include "classify.h"

#include <string.h>

#include "oklab.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

enum { run = 16 };

/// Whether a whole run of pixels from `place`, before `end`, is identical in both images.
static inline int is_equal_run(const ts_row_range *rows, size_t place, size_t end) {
  return end - place >= run && memcmp(rows->a + place * 4, rows->b + place * 4, run * 4) == 0;
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

/// Whether the distance of two pixels is certain to be at most `limit`, without measuring it.
static int is_surely_below(ts_metric metric, uint32_t a, uint32_t b, double limit) {
  if (metric != ts_metric_oklab || (a & b) >> 24 != 255) return 0;
  int least, step = largest_step(a, b, &least);
  return step <= 8 && ts_oklab_distance_bound(step, least) <= limit;
}

typedef struct {
  ts_metric metric;
  double weak, strong;
  /// The largest distance so far that is within the tolerance.
  double largest;
  ts_color_meter *meter;
} classifier;

static uint8_t class_of(classifier *self, uint32_t a, uint32_t b, size_t place) {
  // Noise within the tolerance that is no farther than what has been measured already provides no new information.
  if (self->largest > 0 && is_surely_below(self->metric, a, b, self->largest)) return ts_within;
  double distance = ts_color_meter_distance(self->meter, a, b, place);
  if (distance > self->strong) return ts_strong;
  if (distance > self->weak) return ts_weak;
  if (distance > self->largest) self->largest = distance;
  return ts_within;
}

double ts_classify(ts_row_range rows, ts_metric metric, double weak, double strong, uint8_t *classes) {
  uint32_t previous_a = 0, previous_b = 0;
  uint8_t class = ts_same;
  classifier self = {metric, weak, strong, 0, ts_color_meter_create(metric)};
  if (!self.meter) return -1;
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    size_t end = (y + 1) * rows.width;
    for (size_t start = y * rows.width; start < end; start += run) {
      if (is_equal_run(&rows, start, end)) continue;
      for (size_t place = start; place < end && place < start + run; place++) {
        uint32_t a = ts_load_pixel(rows.a, place), b = ts_load_pixel(rows.b, place);
        if (a == b) continue;
        // A pixel equal to the previous one has the same class, unless the position matters.
        int is_repeated = a == previous_a && b == previous_b && (a & b) >> 24 == 255;
        if (!is_repeated) class = class_of(&self, a, b, place);
        classes[place] = class;
        previous_a = a;
        previous_b = b;
      }
    }
  }
  ts_color_meter_destroy(self.meter);
  return self.largest;
}

int ts_classify_steps(ts_row_range rows, int limit, uint8_t *classes) {
  int largest = 0;
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    size_t end = (y + 1) * rows.width;
    for (size_t start = y * rows.width; start < end; start += run) {
      if (is_equal_run(&rows, start, end)) continue;
      for (size_t place = start; place < end && place < start + run; place++) {
        uint32_t a = ts_load_pixel(rows.a, place), b = ts_load_pixel(rows.b, place);
        if (a == b) continue;
        int least, step = largest_step(a, b, &least), alpha = (int)(a >> 24) - (int)(b >> 24);
        if (alpha < 0) alpha = -alpha;
        if (alpha > step) step = alpha;
        classes[place] = step > limit ? ts_strong : ts_within;
        if (step > largest) largest = step;
      }
    }
  }
  return largest;
}
