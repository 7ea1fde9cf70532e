#include "flat_blocks.h"

#include <string.h>

#include "oklab.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

enum { side = 8, ranks = 4 };

typedef struct {
  size_t x, y, width, height;
} block;

typedef struct {
  /// The means of the premultiplied channels.
  double blue, green, red, alpha;
  /// The variance of luma over white.
  double variance;
} block_sums;

/// Sums over one row of a block: the four channels, luma, and squared luma.
typedef struct {
  uint32_t channels[4], luma, squares;
} row_sums;

static inline __attribute__((always_inline)) void add_pixel(row_sums *sums, const uint8_t *p) {
  for (int i = 0; i < 4; i++) sums->channels[i] += p[i];
  // Over white, in units of 1/16, so that a sum of squares over a block stays below 2³².
  uint32_t luma = (29 * p[0] + 150 * p[1] + 77 * p[2] + 256 * (255 - p[3])) >> 4;
  sums->luma += luma;
  sums->squares += luma * luma;
}

static block_sums sums_of(const uint8_t *pixels, size_t stride, block area) {
  row_sums sums = {0};
  for (size_t y = area.y; y < area.y + area.height; y++) {
    const uint8_t *p = pixels + (y * stride + area.x) * 4;
    for (size_t x = 0; x < area.width; x++) add_pixel(&sums, p + x * 4);
  }
  double count = (double)(area.width * area.height), mean = sums.luma / count;
  block_sums result = {
    .blue = sums.channels[0] / count,
    .green = sums.channels[1] / count,
    .red = sums.channels[2] / count,
    .alpha = sums.channels[3] / count,
    .variance = (sums.squares / count - mean * mean) / 256,
  };
  return result;
}

static ts_oklab mean_color(block_sums sums, double ground) {
  double rest = (255 - sums.alpha) * ground / 255;
  return ts_oklab_of_srgb(sums.red + rest, sums.green + rest, sums.blue + rest);
}

static int is_more_than_rounding(block_sums a, block_sums b) {
  const double steps[4] = {a.blue - b.blue, a.green - b.green, a.red - b.red, a.alpha - b.alpha};
  for (int i = 0; i < 4; i++) {
    if (steps[i] > 1.25 || steps[i] < -1.25) return 1;
  }
  return 0;
}

/// Returns how far the colour of a block moved; 0 unless it is uniform in both images.
static double change_of(const ts_row_range *rows, block area) {
  const double limit = 2.5 * 2.5;
  block_sums a = sums_of(rows->a, rows->width, area);
  if (a.variance >= limit) return 0;
  block_sums b = sums_of(rows->b, rows->width, area);
  if (b.variance >= limit || !is_more_than_rounding(a, b)) return 0;
  double over_white = ts_oklab_distance(mean_color(a, 255), mean_color(b, 255));
  double over_black = ts_oklab_distance(mean_color(a, 0), mean_color(b, 0));
  return over_white > over_black ? over_white : over_black;
}

static int differs(const ts_row_range *rows, block area) {
  for (size_t y = area.y; y < area.y + area.height; y++) {
    size_t offset = (y * rows->width + area.x) * 4;
    if (rows->differs[y] && memcmp(rows->a + offset, rows->b + offset, area.width * 4) != 0) return 1;
  }
  return 0;
}

static void mark(const ts_row_range *rows, block area, uint8_t *classes) {
  for (size_t y = area.y; y < area.y + area.height; y++) {
    for (size_t x = area.x; x < area.x + area.width; x++) {
      uint8_t *class = classes + y * rows->width + x;
      if (*class == ts_within) *class = ts_flat;
    }
  }
}

static size_t minimum(size_t a, size_t b) { return a < b ? a : b; }

/// Inserts a number into a descending list, and drops the smallest.
static void insert(double number, double *largest) {
  for (int i = 0; i < ranks; i++) {
    if (number <= largest[i]) continue;
    double smaller = largest[i];
    largest[i] = number;
    number = smaller;
  }
}

ts_flat_change ts_find_flat_changes(ts_row_range rows, double limit, uint8_t *classes) {
  size_t columns = (rows.width + side - 1) / side;
  ts_flat_change change = {0};
  for (size_t top = rows.first; top < rows.end; top += side) {
    for (size_t column = 0; column < columns; column++) {
      block area = {.width = minimum(side, rows.width), .height = minimum(side, rows.height)};
      area.x = minimum(column * side, rows.width - area.width);
      area.y = minimum(top, rows.height - area.height);
      if (!differs(&rows, area)) continue;
      double moved = change_of(&rows, area);
      if (moved > limit) {
        change.count++;
        mark(&rows, area, classes);
      }
      insert(moved, change.largest);
    }
  }
  return change;
}
