#include "antialiasing.h"

#include <stdlib.h>

#include "color_meter.h"
#include "pixel_class.h"
#include "straight_pixel.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

typedef struct {
  const uint8_t *pixels;
  size_t width, height;
} picture;

static int is_at_edge(picture image, size_t x, size_t y) {
  return x == 0 || y == 0 || x + 1 == image.width || y + 1 == image.height;
}

/// The offsets of the eight neighbours, column by column and row by row.
static const int by_columns[8][2] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
static const int by_rows[8][2] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};

/// Whether a neighbour is inside the image. To the left of the first column, x wraps around to a value beyond any
/// width.
static inline int is_inside(picture image, size_t x, size_t y) { return x < image.width && y < image.height; }

static int equal_neighbors(picture image, size_t x, size_t y) {
  size_t place = y * image.width + x;
  uint32_t center = ts_load_pixel(image.pixels, place);
  int equals = 0;
  if (is_at_edge(image, x, y)) {
    for (int i = 0; i < 8; i++) {
      size_t column = x + by_rows[i][0], row = y + by_rows[i][1];
      equals += is_inside(image, column, row) && ts_load_pixel(image.pixels, row * image.width + column) == center;
    }
    return equals;
  }
  for (size_t row = place - image.width; row <= place + image.width; row += image.width) {
    for (size_t neighbor = row - 1; neighbor <= row + 1; neighbor++) {
      equals += ts_load_pixel(image.pixels, neighbor) == center;
    }
  }
  return equals - 1;
}

static int has_many_equals(picture image, size_t x, size_t y) {
  return equal_neighbors(image, x, y) + is_at_edge(image, x, y) > 2;
}

static double luma(double red, double green, double blue) {
  return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
}

static double channel_step(int x, int x_alpha, int y, int y_alpha, int ground) {
  return (x * x_alpha - y * y_alpha - ground * (x_alpha - y_alpha)) / 255.0;
}

/// Returns how much brighter `a` is than `b` over a background colour.
static double brightness_step(ts_straight_pixel a, ts_straight_pixel b, ts_straight_pixel ground) {
  if ((a.alpha & b.alpha) == 255) return luma(a.red - b.red, a.green - b.green, a.blue - b.blue);
  return luma(
    channel_step(a.red, a.alpha, b.red, b.alpha, ground.red),
    channel_step(a.green, a.alpha, b.green, b.alpha, ground.green),
    channel_step(a.blue, a.alpha, b.blue, b.alpha, ground.blue));
}

/// Like `brightness_step` over white, but with each pixel blended separately, so that rounding differs.
static double odiff_step(ts_straight_pixel a, ts_straight_pixel b) {
  double x = a.alpha / 255.0, y = b.alpha / 255.0;
  return luma(255 + (a.red - 255) * x, 255 + (a.green - 255) * x, 255 + (a.blue - 255) * x)
       - luma(255 + (b.red - 255) * y, 255 + (b.green - 255) * y, 255 + (b.blue - 255) * y);
}

static double step_to_neighbor(
  ts_straight_pixel center, ts_straight_pixel neighbor, ts_antialiasing_rule rule, ts_straight_pixel ground) {
  if (rule == ts_antialiasing_odiff) return odiff_step(center, neighbor);
  double step = brightness_step(center, neighbor, ground);
  if (rule != ts_antialiasing_pixelmatch7 && step == 0) return (center.alpha - neighbor.alpha) / 2.0;
  return step;
}

typedef struct {
  size_t x, y;
  double step;
} extreme;

/// Whether the pixel is on a brightness slope in `image`, with a uniform area at one end.
static int is_on_slope(picture image, picture other, size_t x, size_t y, ts_antialiasing_rule rule) {
  size_t place = y * image.width + x;
  int edge = is_at_edge(image, x, y), is_odiff = rule == ts_antialiasing_odiff;
  uint32_t center_bytes = ts_load_pixel(image.pixels, place);
  ts_straight_pixel center = ts_straighten(center_bytes);
  ts_straight_pixel white = {255, 255, 255, 255};
  ts_straight_pixel ground = rule == ts_antialiasing_pixelmatch7 ? ts_pixelmatch_ground(place) : white;
  const int(*steps)[2] = is_odiff ? by_rows : by_columns;
  extreme darkest = {0}, brightest = {0};
  int equals = edge;
  for (int i = 0; i < 8; i++) {
    size_t column = x + steps[i][0], row = y + steps[i][1];
    if (edge && !is_inside(image, column, row)) continue;
    uint32_t bytes = ts_load_pixel(image.pixels, row * image.width + column);
    double step = bytes == center_bytes ? 0 : step_to_neighbor(center, ts_straighten(bytes), rule, ground);
    if (is_odiff ? bytes == center_bytes : step == 0) {
      if (++equals > 2) return 0;
    } else if (step < darkest.step) {
      darkest = (extreme){column, row, step};
    } else if (step > brightest.step) {
      brightest = (extreme){column, row, step};
    }
  }
  if (darkest.step == 0 || brightest.step == 0) return 0;
  if (is_odiff) {
    return (has_many_equals(image, darkest.x, darkest.y) || has_many_equals(image, brightest.x, brightest.y))
        && (has_many_equals(other, darkest.x, darkest.y) || has_many_equals(other, brightest.x, brightest.y));
  }
  return (has_many_equals(image, darkest.x, darkest.y) && has_many_equals(other, darkest.x, darkest.y))
      || (has_many_equals(image, brightest.x, brightest.y) && has_many_equals(other, brightest.x, brightest.y));
}

/// Whether the pixel and its neighbours have the same lightness, over white and over black.
static int is_even(picture image, size_t x, size_t y, ts_color_meter *meter) {
  for (uint32_t ground = 0; ground <= 255; ground += 255) {
    double least = 2, most = -1;
    for (size_t row = y > 0 ? y - 1 : 0; row <= y + 1 && row < image.height; row++) {
      for (size_t column = x > 0 ? x - 1 : 0; column <= x + 1 && column < image.width; column++) {
        uint32_t pixel = ts_composite(ts_load_pixel(image.pixels, row * image.width + column), ground);
        double lightness = ts_color_meter_lightness(meter, pixel);
        least = lightness < least ? lightness : least;
        most = lightness > most ? lightness : most;
      }
    }
    if (most - least > 0.001) return 0;
  }
  return 1;
}

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
  int is_in_a = maybe_in_a && is_on_slope(self->a, self->b, x, y, self->rule);
  if (!is_in_a && !(maybe_in_b && is_on_slope(self->b, self->a, x, y, self->rule))) return;
  if (self->rule == ts_antialiasing_uneven) {
    if (is_even(self->a, x, y, self->meter) || is_even(self->b, x, y, self->meter)) return;
  }
  self->classes[y * self->a.width + x] = ts_antialiased;
}

static int is_over(uint8_t class) { return class == ts_weak || class == ts_strong; }

/// Whether sixteen pixels are identical in both images.
static int is_settled(const uint8_t *classes) {
  static const uint8_t zeros[lanes];
  return memcmp(classes, zeros, lanes) == 0;
}

/// Excuses the antialiasing among sixteen pixels that are not at an edge.
static void excuse_block(excuse *self, size_t x, size_t y) {
  const uint8_t *classes = self->classes + y * self->a.width + x;
  words even_in_a = many_equal_neighbors(self->a, y * self->a.width + x);
  words even_in_b = many_equal_neighbors(self->b, y * self->a.width + x);
  uint8_t is_open[lanes];
  int count = 0;
  for (int lane = 0; lane < lanes; lane++) {
    is_open[lane] = is_over(classes[lane]) && !(even_in_a[lane] & even_in_b[lane]);
    count += is_open[lane];
  }
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

/// Whether a channel of two pixels differs by more than noise and rounding can explain.
static int is_over_noise(uint32_t a, uint32_t b) {
  for (int shift = 0; shift < 32; shift += 8) {
    int step = (int)(a >> shift & 255) - (int)(b >> shift & 255);
    if (step > 5 || step < -5) return 1;
  }
  return 0;
}

int ts_find_faint_changes(ts_row_range rows, double limit, uint8_t *classes) {
  picture a = {rows.a, rows.width, rows.height}, b = {rows.b, rows.width, rows.height};
  ts_color_meter *meter = ts_color_meter_create(ts_metric_oklab);
  if (!meter) return 0;
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    for (size_t x = 0; x < rows.width; x++) {
      size_t place = y * rows.width + x;
      if (x % lanes == 0 && rows.width - x > lanes && is_settled(classes + place)) {
        x += lanes - 1;
        continue;
      }
      if (classes[place] != ts_within) continue;
      uint32_t p = ts_load_pixel(rows.a, place), q = ts_load_pixel(rows.b, place);
      if (!is_over_noise(p, q) || ts_color_meter_distance(meter, p, q, place) <= limit) continue;
      if (is_even(a, x, y, meter) || is_even(b, x, y, meter)) classes[place] = ts_weak;
    }
  }
  ts_color_meter_destroy(meter);
  return 1;
}
