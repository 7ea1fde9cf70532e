#include "classify.h"

#include <string.h>

#include "odiff_vector.h"
#include "oklab.h"
#include "oklab_vector.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

enum { run = lanes };

/// Whether a whole run of pixels from `place`, before `end`, is identical in both images.
inlined int is_equal_run(const ts_row_range *rows, size_t place, size_t end) {
  words a, b;
  if (end - place < run) return 0;
  memcpy(&a, rows->a + place * 4, sizeof a);
  memcpy(&b, rows->b + place * 4, sizeof b);
  return __builtin_reduce_or(a ^ b) == 0;
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
  /// The distance of the last pixel measured by itself; 0 if it was within the tolerance without being measured.
  double last_distance;
  /// Where the largest distance of the current run goes.
  float *peak;
  ts_color_meter *meter;
  light_table light;
  /// The last run of the first image that was converted, which often repeats, and its colors.
  words last_a;
  oklab_vector last_lab;
} classifier;

static uint8_t class_of(classifier *self, uint32_t a, uint32_t b, size_t place) {
  self->last_distance = 0;
  // Noise within the tolerance that is no farther than what has been measured already provides no new information.
  if (self->largest > 0 && is_surely_below(self->metric, a, b, self->largest)) return ts_within;
  double distance = self->last_distance = ts_color_meter_distance(self->meter, a, b, place);
  if (distance > self->strong) return ts_strong;
  if (distance > self->weak) return ts_weak;
  if (distance > self->largest) self->largest = distance;
  return ts_within;
}

inlined void raise(float *peak, float distance) { *peak = distance > *peak ? distance : *peak; }

typedef uint8_t run_bytes __attribute__((vector_size(lanes * 4)));

/// Classifies a run of opaque pixels whose distances cannot exceed the largest one so far. Returns 0, without classifying
/// them, if they can. `step` is the largest step of any channel, `least` the smallest value.
inlined int classify_noise(const classifier *self, words a, words b, int step, int least, uint8_t *classes) {
  if (self->largest <= 0 || step > 8 || ts_oklab_distance_bound(step, least) > self->largest) return 0;
  bytes16 found = __builtin_convertvector((words)(a != b) & ts_within, bytes16);
  memcpy(classes, &found, sizeof found);
  return 1;
}

/// Returns the distances of a run of opaque pixels in OKLab, in single precision.
inlined floats oklab_distances(classifier *self, words a, words b) {
  if (__builtin_reduce_or(a ^ self->last_a) != 0) {
    self->last_a = a;
    self->last_lab = rough_oklab_of_pixels(a, &self->light);
  }
  return oklab_vector_distance(self->last_lab, rough_oklab_of_pixels(b, &self->light));
}

/// Classifies a run in which many pixels differ. Distances close to a limit are measured exactly.
inlined void classify_run(classifier *self, words a, words b, size_t start, uint8_t *classes) {
  floats distances =
    self->metric == ts_metric_oklab ? oklab_distances(self, a, b) : odiff_vector_distance(a, b);
  raise(self->peak, __builtin_reduce_max(distances));
  const float error = vector_error, weak = self->weak, strong = self->strong, largest = self->largest;
  words is_strong = (words)(distances > strong + error);
  words is_weak = (words)((distances > weak + error) & (distances < strong - error));
  words is_within = (words)((distances < weak - error) & (distances < largest - error));
  words differs = (words)(a != b);
  bytes16 found = __builtin_convertvector(
    ((is_strong & ts_strong) | (is_weak & ts_weak) | (is_within & ts_within)) & differs, bytes16);
  memcpy(classes + start, &found, sizeof found);
  words is_open = differs & ~(is_strong | is_weak | is_within);
  if (__builtin_reduce_max(is_open) == 0) return;
  for (int lane = 0; lane < lanes; lane++) {
    if (is_open[lane]) classes[start + lane] = class_of(self, a[lane], b[lane], start + lane);
  }
}

/// Classifies a run in which one color became another wherever it differs, with a single measurement. Returns 0, without
/// classifying it, if there are other colors.
inlined int classify_recolored(classifier *self, words a, words b, size_t start, uint8_t *classes) {
  bytes16 differs = __builtin_convertvector((words)(a != b), bytes16);
  uint64_t halves[2];
  memcpy(halves, &differs, sizeof halves);
  int first = halves[0] ? __builtin_ctzll(halves[0]) / 8 : 8 + __builtin_ctzll(halves[1]) / 8;
  uint32_t colors_a[lanes], colors_b[lanes];
  memcpy(colors_a, &a, sizeof colors_a);
  memcpy(colors_b, &b, sizeof colors_b);
  words others = ((a ^ colors_a[first]) | (b ^ colors_b[first])) & (words)(a != b);
  if (__builtin_reduce_or(others) != 0) return 0;
  differs &= class_of(self, colors_a[first], colors_b[first], start + first);
  memcpy(classes + start, &differs, sizeof differs);
  raise(self->peak, (float)self->last_distance);
  return 1;
}

/// Classifies a run as a whole. Returns 0, without classifying it, if pixel by pixel is faster, because few pixels differ, or
/// necessary, because some are translucent.
inlined int classify_whole_run(classifier *self, const ts_row_range *rows, size_t start, uint8_t *classes) {
  words a, b;
  memcpy(&a, rows->a + start * 4, sizeof a);
  memcpy(&b, rows->b + start * 4, sizeof b);
  if (!has_vector_distance(self->metric) || __builtin_reduce_min((a & b) >> 24) != 255) return 0;
  if (self->metric == ts_metric_oklab) {
    run_bytes smaller = __builtin_elementwise_min((run_bytes)a, (run_bytes)b);
    int step = __builtin_reduce_max(__builtin_elementwise_max((run_bytes)a, (run_bytes)b) - smaller);
    if (classify_noise(self, a, b, step, __builtin_reduce_min(smaller), classes + start)) return 1;
  }
  if (classify_recolored(self, a, b, start, classes)) return 1;
  if (__builtin_reduce_add((words)(a != b) & 1) < lanes / 4) return 0;
  classify_run(self, a, b, start, classes);
  return 1;
}

for_wide_vectors
double ts_classify(
  ts_row_range rows, ts_metric metric, double weak, double strong, uint8_t *classes, float *peaks) {
  const size_t columns = ts_peak_columns(rows.width);
  uint32_t previous_a = 0, previous_b = 0;
  uint8_t class = ts_same;
  classifier self = {.metric = metric, .weak = weak, .strong = strong, .meter = ts_color_meter_create(metric)};
  if (!self.meter) return -1;
  fill_light_table(&self.light);
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    size_t end = (y + 1) * rows.width;
    self.peak = peaks + y / ts_peak_height * columns;
    for (size_t start = y * rows.width; start < end; start += run, self.peak++) {
      if (is_equal_run(&rows, start, end)) continue;
      if (end - start >= run && classify_whole_run(&self, &rows, start, classes)) continue;
      for (size_t place = start; place < end && place < start + run; place++) {
        uint32_t a = ts_load_pixel(rows.a, place), b = ts_load_pixel(rows.b, place);
        if (a == b) continue;
        // A pixel equal to the previous one has the same class, unless the position matters.
        int is_repeated = a == previous_a && b == previous_b && (a & b) >> 24 == 255;
        if (!is_repeated) class = class_of(&self, a, b, place);
        classes[place] = class;
        raise(self.peak, (float)self.last_distance);
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
