#include "flat_blocks.h"

#include <string.h>

#include "oklab.h"
#include "pixel_class.h"
#include "straight_pixel.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

enum { side = 8, ranks = 4 };

typedef struct {
  size_t x, y, width, height;
} block;

/// The means of the premultiplied channels.
typedef struct {
  double blue, green, red, alpha;
} block_mean;

typedef struct {
  block_mean mean;
  /// The variance of luma over white.
  double variance;
} block_sums;

/// Sums over the pixels of a block: the four channels, luma, and squared luma.
typedef struct {
  uint32_t channels[4], luma, squares;
} pixel_sums;

inlined void add_pixel(pixel_sums *sums, const uint8_t *p) {
  for (int i = 0; i < 4; i++) sums->channels[i] += p[i];
  // Over white, in units of 1/16, so that a sum of squares over a block stays below 2³².
  uint32_t luma = (29 * p[0] + 150 * p[1] + 77 * p[2] + 256 * (255 - p[3])) >> 4;
  sums->luma += luma;
  sums->squares += luma * luma;
}

/// Loads two rows of a whole block.
inlined words load_two_rows(const uint8_t *pixels, size_t place, size_t stride) {
  words value;
  memcpy(&value, pixels + place * 4, sizeof value / 2);
  memcpy((uint8_t *)&value + sizeof value / 2, pixels + (place + stride) * 4, sizeof value / 2);
  return value;
}

/// Adds the pixels of a whole block. Returns 0, without adding them, if some are translucent.
inlined int add_opaque_block(pixel_sums *sums, const uint8_t *pixels, size_t stride) {
  words evens = {0}, odds = {0}, lumas = {0}, squares = {0}, common = ~(words){0};
  for (size_t y = 0; y < side; y += lanes / side) {
    words pixel = load_two_rows(pixels, y * stride, stride);
    common &= pixel;
    // Two channels in each word, whose sums stay below 2¹⁶.
    evens += pixel & 0xFF00FF;
    odds += pixel >> 8 & 0xFF00FF;
    words luma = (29 * (pixel & 255) + 150 * (pixel >> 8 & 255) + 77 * (pixel >> 16 & 255)) >> 4;
    lumas += luma;
    squares += luma * luma;
  }
  if (__builtin_reduce_and(common) >> 24 != 255) return 0;
  uint32_t even = __builtin_reduce_add(evens), odd = __builtin_reduce_add(odds);
  *sums = (pixel_sums){
    {even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16}, __builtin_reduce_add(lumas), __builtin_reduce_add(squares)};
  return 1;
}

inlined block_sums sums_of(const uint8_t *pixels, size_t stride, block area) {
  pixel_sums sums = {0};
  int is_whole = area.width == side && area.height == side;
  if (!is_whole || !add_opaque_block(&sums, pixels + (area.y * stride + area.x) * 4, stride)) {
    for (size_t y = area.y; y < area.y + area.height; y++) {
      const uint8_t *p = pixels + (y * stride + area.x) * 4;
      for (size_t x = 0; x < area.width; x++) add_pixel(&sums, p + x * 4);
    }
  }
  double count = (double)(area.width * area.height), mean = sums.luma / count;
  block_sums result = {
    .mean = {sums.channels[0] / count, sums.channels[1] / count, sums.channels[2] / count, sums.channels[3] / count},
    .variance = (sums.squares / count - mean * mean) / 256,
  };
  return result;
}

static ts_oklab mean_color(block_mean mean, double ground) {
  double rest = (255 - mean.alpha) * ground / 255;
  return ts_oklab_of_srgb(mean.red + rest, mean.green + rest, mean.blue + rest);
}

static int is_more_than_rounding(block_mean a, block_mean b) {
  const double steps[4] = {a.blue - b.blue, a.green - b.green, a.red - b.red, a.alpha - b.alpha};
  for (int i = 0; i < 4; i++) {
    if (steps[i] > 1.25 || steps[i] < -1.25) return 1;
  }
  return 0;
}

/// Two means and the distance between them.
typedef struct {
  block_mean a, b;
  double distance;
} measured_pair;

/// Returns the distance between two means, over white or over black, whichever is larger. Blocks side by side often have the
/// same means.
static double mean_distance(block_mean a, block_mean b, measured_pair *last) {
  if (memcmp(&a, &last->a, sizeof a) == 0 && memcmp(&b, &last->b, sizeof b) == 0) return last->distance;
  double distance = ts_oklab_distance(mean_color(a, 255), mean_color(b, 255));
  if (a.alpha < 255 || b.alpha < 255) {
    double over_black = ts_oklab_distance(mean_color(a, 0), mean_color(b, 0));
    if (over_black > distance) distance = over_black;
  }
  *last = (measured_pair){a, b, distance};
  return distance;
}

/// Returns how far the colour of a block moved; 0 unless it is uniform in both images.
inlined double change_of(const ts_row_range *rows, block area, measured_pair *last) {
  const double limit = 2.5 * 2.5;
  block_sums a = sums_of(rows->a, rows->width, area);
  if (a.variance >= limit) return 0;
  block_sums b = sums_of(rows->b, rows->width, area);
  if (b.variance >= limit || !is_more_than_rounding(a.mean, b.mean)) return 0;
  return mean_distance(a.mean, b.mean, last);
}

inlined int differs(const ts_row_range *rows, block area) {
  if (area.width == side && area.height == side) {
    words steps = {0};
    for (size_t y = area.y; y < area.y + side; y += lanes / side) {
      size_t place = y * rows->width + area.x;
      steps |= load_two_rows(rows->a, place, rows->width) ^ load_two_rows(rows->b, place, rows->width);
    }
    return __builtin_reduce_or(steps) != 0;
  }
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

/// Inserts a number into a descending list, and drops the smallest.
static void insert(double number, double *largest) {
  for (int i = 0; i < ranks; i++) {
    if (number <= largest[i]) continue;
    double smaller = largest[i];
    largest[i] = number;
    number = smaller;
  }
}

for_wide_vectors
ts_flat_change ts_find_flat_changes(ts_row_range rows, double limit, uint8_t *classes) {
  size_t columns = (rows.width + side - 1) / side;
  ts_flat_change change = {0};
  measured_pair last = {0};
  for (size_t top = rows.first; top < rows.end; top += side) {
    for (size_t column = 0; column < columns; column++) {
      block area = {.width = smaller(side, rows.width), .height = smaller(side, rows.height)};
      area.x = smaller(column * side, rows.width - area.width);
      area.y = smaller(top, rows.height - area.height);
      if (!differs(&rows, area)) continue;
      double moved = change_of(&rows, area, &last);
      if (moved > limit) {
        change.count++;
        mark(&rows, area, classes);
      }
      insert(moved, change.largest);
    }
  }
  return change;
}
