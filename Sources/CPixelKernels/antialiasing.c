#include "antialiasing.h"

#include <stdlib.h>

#include "color_meter.h"
#include "neighborhood.h"
#include "pixel_class.h"
#include "vectors.h"

inlined words load_pixels(const uint8_t *pixels, size_t place) {
  words value;
  memcpy(&value, pixels + place * 4, sizeof value);
  return value;
}

/// Processes sixteen pixels away from the edge: sets all bits where more than two neighbours are equal, otherwise none.
///
/// Equal pixels have equal brightness, so such a pixel is not on a slope. This settles most pixels without arithmetic.
inlined words many_equal_neighbors(picture image, size_t place) {
  words center = load_pixels(image.pixels, place), equals = {0};
  const size_t above = place - image.width, below = place + image.width;
  equals -= (words)(load_pixels(image.pixels, above - 1) == center);
  equals -= (words)(load_pixels(image.pixels, above) == center);
  equals -= (words)(load_pixels(image.pixels, above + 1) == center);
  equals -= (words)(load_pixels(image.pixels, place - 1) == center);
  if (__builtin_reduce_and((words)(equals > 2)) != 0) return ~(words){0};
  equals -= (words)(load_pixels(image.pixels, place + 1) == center);
  equals -= (words)(load_pixels(image.pixels, below - 1) == center);
  equals -= (words)(load_pixels(image.pixels, below) == center);
  equals -= (words)(load_pixels(image.pixels, below + 1) == center);
  return (words)(equals > 2);
}

enum { equal_in_a = 1, equal_in_b = 2, equal_in_both = 3 };

/// The images in which the pixels of three rows have many equal neighbors. Blocks are filled on demand.
///
/// Blocks begin at the second pixel. Pixels outside all blocks, at edges and at the end of a row, count as having many
/// equal neighbors in both images.
typedef struct {
  uint8_t *flags, *is_known;
  /// The numbers of the rows in the three slots.
  size_t rows[3];
} equal_neighbors_map;

typedef struct {
  picture a, b;
  ts_antialiasing_rule rule;
  ts_color_meter *meter;
  uint8_t *classes;
  equal_neighbors_map map;
} excuse;

/// Returns the flags of a row, which replace those of the row three above.
static const uint8_t *flags_of_row(excuse *self, size_t y) {
  size_t place = y % 3, width = self->a.width;
  uint8_t *flags = self->map.flags + place * width;
  if (self->map.rows[place] != y) {
    self->map.rows[place] = y;
    memset(flags, equal_in_both, width);
    memset(self->map.is_known + place * width, 0, width / lanes + 1);
  }
  return flags;
}

static void find_flags(excuse *self, size_t x, size_t y) {
  size_t width = self->a.width, slot = y % 3 * width;
  if (y == 0 || y + 1 == self->a.height || width - x < lanes + 1 || self->map.is_known[slot + x / lanes]) return;
  self->map.is_known[slot + x / lanes] = 1;
  words in_a = many_equal_neighbors(self->a, y * width + x), in_b = many_equal_neighbors(self->b, y * width + x);
  bytes16 flags = __builtin_convertvector((in_a & equal_in_a) | (in_b & equal_in_b), bytes16);
  memcpy(self->map.flags + slot + x, &flags, sizeof flags);
}

/// Finds which of the sixteen pixels of a block may be on a slope: those next to a pixel with many equal neighbors in both
/// images, or for odiff next to one such pixel in each image.
static bytes16 find_candidates(excuse *self, size_t x, size_t y) {
  bytes16 found = {0};
  for (size_t row = y - 1; row <= y + 1; row++) {
    const uint8_t *flags = flags_of_row(self, row);
    if (x > lanes) find_flags(self, x - lanes, row);
    find_flags(self, x, row);
    find_flags(self, x + lanes, row);
    for (size_t column = x - 1; column <= x + 1; column++) {
      bytes16 value;
      memcpy(&value, flags + column, sizeof value);
      found |= self->rule == ts_antialiasing_odiff ? value : (bytes16)(value == equal_in_both) & equal_in_both;
    }
  }
  return found;
}

/// Excuses a pixel if it is antialiasing. In one of the images it may already be known not to be on a slope.
static void excuse_pixel(const excuse *self, size_t x, size_t y, int maybe_in_a, int maybe_in_b) {
  int is_in_a = maybe_in_a && ts_is_on_slope(self->a, self->b, x, y, self->rule);
  if (!is_in_a && !(maybe_in_b && ts_is_on_slope(self->b, self->a, x, y, self->rule))) return;
  if (self->rule == ts_antialiasing_uneven) {
    if (ts_is_even(self->a, x, y, self->meter) || ts_is_even(self->b, x, y, self->meter)) return;
  }
  self->classes[y * self->a.width + x] = ts_antialiased;
}

static int is_over(uint8_t class) { return class == ts_weak || class == ts_strong; }

/// Returns all bits where a pixel is over the tolerance.
inlined bytes16 over_pixels(const uint8_t *classes) {
  bytes16 value;
  memcpy(&value, classes, sizeof value);
  return (bytes16)((value == ts_weak) | (value == ts_strong));
}

/// Excuses the antialiasing among sixteen pixels that are not at an edge.
static void excuse_block(excuse *self, size_t x, size_t y) {
  bytes16 is_open = over_pixels(self->classes + y * self->a.width + x);
  if (__builtin_reduce_or(is_open) == 0) return;
  words even_in_a = many_equal_neighbors(self->a, y * self->a.width + x);
  words even_in_b = many_equal_neighbors(self->b, y * self->a.width + x);
  is_open &= ~__builtin_convertvector(even_in_a & even_in_b, bytes16);
  int count = __builtin_reduce_add(is_open & 1);
  if (count == 0) return;
  // Finding candidates pays off only if many pixels are open.
  bytes16 candidates = count >= lanes / 2 ? find_candidates(self, x, y) : (bytes16){0} + equal_in_both;
  for (int lane = 0; lane < lanes; lane++) {
    if (!is_open[lane] || candidates[lane] != equal_in_both) continue;
    excuse_pixel(self, x + lane, y, !even_in_a[lane], !even_in_b[lane]);
  }
}

static void excuse_row(excuse *self, size_t y) {
  size_t width = self->a.width, x = 0;
  const uint8_t *classes = self->classes + y * width;
  int is_edge_row = y == 0 || y + 1 == self->a.height;
  while (x < width) {
    if (is_edge_row || x == 0 || width - x < lanes + 1) {
      if (is_over(classes[x])) excuse_pixel(self, x, y, 1, 1);
      x++;
      continue;
    }
    if (!is_settled(classes + x)) excuse_block(self, x, y);
    x += lanes;
  }
}

for_wide_vectors
int ts_excuse_antialiasing(ts_row_range rows, ts_antialiasing_rule rule, uint8_t *classes) {
  excuse self = {
    .a = {rows.a, rows.width, rows.height},
    .b = {rows.b, rows.width, rows.height},
    .rule = rule,
    .meter = ts_color_meter_create(ts_metric_oklab),
    .classes = classes,
    .map = {malloc(rows.width * 3), malloc(rows.width * 3), {SIZE_MAX, SIZE_MAX, SIZE_MAX}},
  };
  int is_complete = self.meter && self.map.flags && self.map.is_known;
  for (size_t y = rows.first; is_complete && y < rows.end; y++) {
    if (rows.differs[y]) excuse_row(&self, y);
  }
  free(self.map.flags);
  free(self.map.is_known);
  ts_color_meter_destroy(self.meter);
  return is_complete;
}
