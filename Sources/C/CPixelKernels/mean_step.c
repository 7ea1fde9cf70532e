#include "mean_step.h"

#include <stdlib.h>

#include "vectors.h"

// A pixel has four bytes; a vector holds sixteen pixels.
enum { pixel = 4, side = 3, wide = lanes * pixel };
typedef uint8_t wide_bytes __attribute__((vector_size(wide)));
typedef int16_t steps __attribute__((vector_size(wide * 2)));

typedef struct {
  wide_bytes least, most;
} range;

/// Loads the next sixteen pixels; if fewer remain, the last one is repeated.
inlined wide_bytes load_pixels(const uint8_t *bytes, size_t left) {
  wide_bytes result;
  if (left >= wide) {
    memcpy(&result, bytes, wide);
  } else {
    for (size_t i = 0; i < wide; i++) result[i] = bytes[i < left ? i : left - pixel + i % pixel];
  }
  return result;
}

inlined void include(range *self, wide_bytes value) {
  self->least = __builtin_elementwise_min(self->least, value);
  self->most = __builtin_elementwise_max(self->most, value);
}

inlined range range_of(ts_row_range rows, ts_pixel_box box) {
  range result = {.least = ~(wide_bytes){0}};
  size_t bytes = (box.right - box.left) * pixel;
  for (size_t y = box.top; y < box.bottom; y++) {
    size_t start = (y * rows.width + box.left) * pixel;
    for (size_t i = 0; i < bytes; i += wide) {
      include(&result, load_pixels(rows.a + start + i, bytes - i));
      include(&result, load_pixels(rows.b + start + i, bytes - i));
    }
  }
  return result;
}

static int contrast_of(range range) {
  int contrast = 0;
  for (int channel = 0; channel < pixel; channel++) {
    int least = 255, most = 0;
    for (int i = channel; i < wide; i += pixel) {
      if (range.least[i] < least) least = range.least[i];
      if (range.most[i] > most) most = range.most[i];
    }
    if (most - least > contrast) contrast = most - least;
  }
  return contrast;
}

/// Adds the differences of three rows. `sums` has an element for each byte of a row of the box, and space for one more
/// vector.
inlined void add_rows(ts_row_range rows, ts_pixel_box box, size_t middle, int16_t *sums) {
  size_t bytes = (box.right - box.left) * pixel;
  size_t top = middle > 0 ? middle - 1 : 0, bottom = middle + 2 < rows.height ? middle + 2 : rows.height;
  for (size_t i = 0; i < bytes; i += wide) {
    steps sum = {0};
    for (size_t y = top; y < bottom; y++) {
      size_t start = (y * rows.width + box.left) * pixel + i;
      sum += __builtin_convertvector(load_pixels(rows.b + start, bytes - i), steps);
      sum -= __builtin_convertvector(load_pixels(rows.a + start, bytes - i), steps);
    }
    memcpy(sums + i, &sum, sizeof sum);
  }
  memset(sums + bytes, 0, wide * sizeof *sums);
}

/// Returns the largest sum of three neighbours. `sums` begins with a pixel of zeros.
inlined int largest_sum(const int16_t *sums, size_t bytes) {
  steps largest = {0};
  for (size_t i = 0; i < bytes; i += wide) {
    steps window = {0}, part;
    for (int column = 0; column < side; column++) {
      memcpy(&part, sums + i + column * pixel, sizeof part);
      window += part;
    }
    window = __builtin_elementwise_abs(window);
    // Beyond the end of the row there is no pixel at the centre of three.
    for (size_t lane = bytes - i; lane < wide; lane++) window[lane] = 0;
    largest = __builtin_elementwise_max(largest, window);
  }
  int result = 0;
  for (int i = 0; i < wide; i++) result = largest[i] > result ? largest[i] : result;
  return result;
}

for_wide_vectors
double ts_largest_mean_step(ts_row_range rows, ts_pixel_box box, double enough) {
  size_t bytes = (box.right - box.left) * pixel;
  // A pixel of zeros at the start, and space at the end for what the last vector reads beyond the row.
  int16_t *sums = calloc(bytes + 3 * wide, sizeof *sums);
  if (!sums) return -1;
  // The step is relative to a contrast of at most 255.
  const double whole = side * side, most = whole * 255;
  int largest = 0;
  for (size_t y = box.top; y < box.bottom && largest / most < enough; y++) {
    add_rows(rows, box, y, sums + pixel);
    int sum = largest_sum(sums, bytes);
    largest = sum > largest ? sum : largest;
  }
  free(sums);
  if (largest / most >= enough) return largest / most;
  int contrast = contrast_of(range_of(rows, box));
  return contrast > 0 ? largest / (whole * contrast) : 0;
}
