#include "antialiasing.h"

#include <stdlib.h>

#include "color_meter.h"
#include "neighborhood.h"
#include "pixel_class.h"
#include "slope_vector.h"
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

/// The images in which the pixels of three rows have many equal neighbors, and are thus in a uniform area. Blocks are filled
/// on demand.
///
/// Blocks begin at the second pixel. Pixels outside all blocks, at edges and at the end of a row, count as having many
/// equal neighbors in both images.
typedef struct {
  uint8_t *flags;
  /// For each block, the number of the row that its flags are of, plus 1.
  uint32_t *rows;
} equal_neighbors_map;

/// What `sixteen_on_slope` needs of three rows of an image. Blocks are filled on demand.
typedef struct {
  double *keys;
  /// For each block, the number of the row that its keys are of, plus 1.
  uint32_t *rows;
  /// For each block, whether all its pixels are opaque.
  uint8_t *is_opaque;
} slope_map;

typedef struct {
  picture a, b;
  ts_antialiasing_rule rule;
  ts_color_meter *meter;
  uint8_t *classes;
  equal_neighbors_map map;
  slope_map slopes_a, slopes_b;
} excuse;

/// Returns the flags of a row, which replace those of the row three above.
inlined uint8_t *flags_of_row(const excuse *self, size_t y) { return self->map.flags + y % 3 * self->a.width; }

/// Finds the flags of a block, unless they are known.
inlined void find_flags(excuse *self, size_t x, size_t y) {
  size_t width = self->a.width;
  uint32_t *row = self->map.rows + y % 3 * (width / lanes + 1) + x / lanes;
  if (width - x < lanes + 1 || *row == y + 1) return;
  *row = (uint32_t)y + 1;
  uint8_t *target = flags_of_row(self, y) + x;
  if (y == 0 || y + 1 == self->a.height) {
    memset(target, equal_in_both, lanes);
    return;
  }
  words in_a = many_equal_neighbors(self->a, y * width + x), in_b = many_equal_neighbors(self->b, y * width + x);
  bytes16 flags = __builtin_convertvector((in_a & equal_in_a) | (in_b & equal_in_b), bytes16);
  memcpy(target, &flags, sizeof flags);
}

inlined bytes16 load_flags(const uint8_t *flags) {
  bytes16 value;
  memcpy(&value, flags, sizeof value);
  return value;
}

/// Finds which of the sixteen pixels of a block may be on a slope: those next to a pixel with many equal neighbors in both
/// images, or for odiff next to one such pixel in each image.
inlined bytes16 find_candidates(excuse *self, size_t x, size_t y) {
  bytes16 found = {0};
  for (size_t row = y - 1; row <= y + 1; row++) {
    if (x > lanes) find_flags(self, x - lanes, row);
    find_flags(self, x, row);
    find_flags(self, x + lanes, row);
    const uint8_t *flags = flags_of_row(self, row) + x;
    if (self->rule == ts_antialiasing_odiff) {
      found |= load_flags(flags - 1) | load_flags(flags) | load_flags(flags + 1);
    } else {
      found |= (bytes16)(load_flags(flags - 1) == equal_in_both) | (bytes16)(load_flags(flags) == equal_in_both)
             | (bytes16)(load_flags(flags + 1) == equal_in_both);
    }
  }
  return (bytes16)((found & equal_in_both) == equal_in_both);
}

/// Excuses a pixel that is on a slope, unless the rule wants more.
static void excuse_slope(const excuse *self, size_t x, size_t y) {
  if (self->rule == ts_antialiasing_uneven) {
    if (ts_is_even(self->a, x, y, self->meter) || ts_is_even(self->b, x, y, self->meter)) return;
  }
  self->classes[y * self->a.width + x] = ts_antialiased;
}

/// Excuses a pixel if it is antialiasing. In one of the images it may already be known not to be on a slope.
static void excuse_pixel(const excuse *self, size_t x, size_t y, int maybe_in_a, int maybe_in_b) {
  int is_in_a = maybe_in_a && ts_is_on_slope(self->a, self->b, x, y, self->rule);
  if (!is_in_a && !(maybe_in_b && ts_is_on_slope(self->b, self->a, x, y, self->rule))) return;
  excuse_slope(self, x, y);
}

static int is_over(uint8_t class) { return class == ts_weak || class == ts_strong; }

/// Returns all bits where a pixel is over the tolerance.
inlined bytes16 over_pixels(const uint8_t *classes) {
  bytes16 value;
  memcpy(&value, classes, sizeof value);
  return (bytes16)((value == ts_weak) | (value == ts_strong));
}

/// Whether the flags of a block and of all pixels around it are exact.
static int is_inside(const excuse *self, size_t x, size_t y) {
  return x > lanes && self->a.width - x >= 2 * lanes + 1 && y >= 2 && self->a.height - y > 2;
}

/// Finds the keys of a block, unless they are known. Returns whether all its pixels are opaque.
inlined int find_keys(const excuse *self, picture image, slope_map *map, size_t x, size_t y) {
  size_t slot = y % 3, index = slot * (image.width / lanes + 1) + x / lanes;
  if (map->rows[index] == y + 1) return map->is_opaque[index];
  words pixels = load_pixels(image.pixels, y * image.width + x);
  bytes16 is_uniform = (bytes16)(load_flags(flags_of_row(self, y) + x) == equal_in_both);
  write_slope_keys(pixels, is_uniform, map->keys + slot * image.width + x);
  map->rows[index] = (uint32_t)y + 1;
  return map->is_opaque[index] = __builtin_reduce_and(pixels) >> 24 == 255;
}

/// Finds which of the sixteen pixels of a block are on a slope in an image. Returns 0, without finding them, if some pixels
/// are translucent. Flags are known.
inlined int find_slopes(
  const excuse *self, picture image, slope_map *map, size_t x, size_t y, bytes16 *is_on_slope) {
  int is_opaque = 1;
  const double *keys[3];
  for (size_t row = 0; row < 3; row++) {
    for (size_t column = x - lanes; column <= x + lanes; column += lanes) {
      is_opaque &= find_keys(self, image, map, column, y + row - 1);
    }
    keys[row] = map->keys + (y + row - 1) % 3 * image.width + x;
  }
  if (is_opaque) *is_on_slope = sixteen_on_slope(keys[0], keys[1], keys[2]);
  return is_opaque;
}

/// Finds which of the sixteen pixels of a block are on a slope in one of the images. Returns 0, without finding them, if it
/// has to be found out pixel by pixel.
inlined int find_slopes_in_both(
  excuse *self, size_t x, size_t y, bytes16 flags, bytes16 is_open, bytes16 *is_on_slope) {
  if (self->rule == ts_antialiasing_odiff || !is_inside(self, x, y)) return 0;
  bytes16 in_b;
  if (!find_slopes(self, self->a, &self->slopes_a, x, y, is_on_slope)) return 0;
  *is_on_slope &= (bytes16)((flags & equal_in_a) == 0);
  if (__builtin_reduce_or(is_open & ~*is_on_slope) == 0) return 1;
  if (!find_slopes(self, self->b, &self->slopes_b, x, y, &in_b)) return 0;
  *is_on_slope |= in_b & (bytes16)((flags & equal_in_b) == 0);
  return 1;
}

/// Excuses the antialiasing among sixteen pixels that are not at an edge.
inlined void excuse_block(excuse *self, size_t x, size_t y) {
  bytes16 is_open = over_pixels(self->classes + y * self->a.width + x);
  if (__builtin_reduce_or(is_open) == 0) return;
  find_flags(self, x, y);
  bytes16 flags = load_flags(flags_of_row(self, y) + x);
  is_open &= (bytes16)(flags != equal_in_both);
  int count = __builtin_reduce_add(is_open & 1);
  if (count == 0) return;
  bytes16 is_on_slope = ~(bytes16){0};
  int is_known = 0;
  // Looking at all pixels at once pays off only if several are open.
  if (count >= lanes / 4) {
    is_open &= find_candidates(self, x, y);
    if (__builtin_reduce_or(is_open) == 0) return;
    is_known = find_slopes_in_both(self, x, y, flags, is_open, &is_on_slope);
    if (is_known) is_open &= is_on_slope;
    if (__builtin_reduce_or(is_open) == 0) return;
  }
  for (int lane = 0; lane < lanes; lane++) {
    if (!is_open[lane]) continue;
    if (is_known) {
      excuse_slope(self, x + lane, y);
    } else {
      excuse_pixel(self, x + lane, y, !(flags[lane] & equal_in_a), !(flags[lane] & equal_in_b));
    }
  }
}

inlined void excuse_row(excuse *self, size_t y) {
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

static slope_map create_slope_map(size_t width) {
  size_t blocks = (width / lanes + 1) * 3;
  return (slope_map){malloc(width * 3 * sizeof(double)), calloc(blocks, sizeof(uint32_t)), malloc(blocks)};
}

static int is_slope_map(slope_map map) { return map.keys && map.rows && map.is_opaque; }

static void free_slope_map(slope_map map) { free(map.keys), free(map.rows), free(map.is_opaque); }

for_wide_vectors
int ts_excuse_antialiasing(ts_row_range rows, ts_antialiasing_rule rule, uint8_t *classes) {
  excuse self = {
    .a = {rows.a, rows.width, rows.height},
    .b = {rows.b, rows.width, rows.height},
    .rule = rule,
    .meter = ts_color_meter_create(ts_metric_oklab),
    .classes = classes,
    .map = {malloc(rows.width * 3), calloc(rows.width / lanes + 1, 3 * sizeof(uint32_t))},
    .slopes_a = create_slope_map(rows.width),
    .slopes_b = create_slope_map(rows.width),
  };
  int is_complete = self.meter && self.map.flags && self.map.rows && is_slope_map(self.slopes_a)
                 && is_slope_map(self.slopes_b);
  if (is_complete) memset(self.map.flags, equal_in_both, rows.width * 3);
  for (size_t y = rows.first; is_complete && y < rows.end; y++) {
    if (rows.differs[y]) excuse_row(&self, y);
  }
  free(self.map.flags);
  free(self.map.rows);
  free_slope_map(self.slopes_a);
  free_slope_map(self.slopes_b);
  ts_color_meter_destroy(self.meter);
  return is_complete;
}
