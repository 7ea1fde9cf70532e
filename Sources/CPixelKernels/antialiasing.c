#include "antialiasing.h"

#include "oklab.h"
#include "pixel_class.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

typedef struct {
  const uint8_t *pixels;
  size_t width, height;
} picture;

/// The neighbours of a pixel that lie inside of the picture, itself among them.
typedef struct {
  size_t left, right, top, bottom;
  int is_at_edge;
} neighborhood;

static neighborhood around(picture image, size_t x, size_t y) {
  neighborhood n = {
    .left = x > 0 ? x - 1 : 0,
    .right = x + 1 < image.width ? x + 1 : x,
    .top = y > 0 ? y - 1 : 0,
    .bottom = y + 1 < image.height ? y + 1 : y,
  };
  n.is_at_edge = n.left == x || n.right == x || n.top == y || n.bottom == y;
  return n;
}

static int has_many_equals(picture image, size_t x, size_t y) {
  neighborhood n = around(image, x, y);
  uint32_t center = ts_load_pixel(image.pixels, y * image.width + x);
  int equals = n.is_at_edge - 1;  // the pixel itself is counted below
  for (size_t row = n.top; row <= n.bottom; row++) {
    for (size_t column = n.left; column <= n.right; column++) {
      equals += ts_load_pixel(image.pixels, row * image.width + column) == center;
    }
  }
  return equals > 2;
}

static double luma(double red, double green, double blue) {
  return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
}

static double channel_step(int x, int x_alpha, int y, int y_alpha, int ground) {
  return (x * x_alpha - y * y_alpha - ground * (x_alpha - y_alpha)) / 255.0;
}

/// How much brighter `a` is than `b` over a colour.
static double brightness_step(ts_straight_pixel a, ts_straight_pixel b, ts_straight_pixel ground) {
  return luma(
    channel_step(a.red, a.alpha, b.red, b.alpha, ground.red),
    channel_step(a.green, a.alpha, b.green, b.alpha, ground.green),
    channel_step(a.blue, a.alpha, b.blue, b.alpha, ground.blue));
}

/// As `brightness_step` over white, but every one of the two is blended for itself, so that rounding differs.
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

/// Whether more than two neighbours of a pixel that is not at the edge are the same: cheap, and true of most pixels.
static inline int is_surely_even(picture image, size_t place) {
  uint32_t center = ts_load_pixel(image.pixels, place);
  size_t above = place - image.width - 1, below = place + image.width - 1;
  int equals = (ts_load_pixel(image.pixels, above) == center) + (ts_load_pixel(image.pixels, above + 1) == center)
             + (ts_load_pixel(image.pixels, above + 2) == center) + (ts_load_pixel(image.pixels, place - 1) == center)
             + (ts_load_pixel(image.pixels, place + 1) == center) + (ts_load_pixel(image.pixels, below) == center)
             + (ts_load_pixel(image.pixels, below + 1) == center)
             + (ts_load_pixel(image.pixels, below + 2) == center);
  return equals > 2;
}

/// Whether the pixel lies on a slope of brightness in `image`, of which one end is an even area.
static int is_on_slope(picture image, picture other, size_t x, size_t y, ts_antialiasing_rule rule) {
  neighborhood n = around(image, x, y);
  size_t place = y * image.width + x;
  if (!n.is_at_edge && is_surely_even(image, place)) return 0;
  uint32_t center_bytes = ts_load_pixel(image.pixels, place);
  ts_straight_pixel center = ts_straighten(center_bytes);
  ts_straight_pixel white = {255, 255, 255, 255};
  ts_straight_pixel ground = rule == ts_antialiasing_pixelmatch7 ? ts_pixelmatch_ground(place) : white;
  extreme darkest = {0}, brightest = {0};
  int equals = n.is_at_edge;
  int by_rows = rule == ts_antialiasing_odiff;
  size_t columns = n.right - n.left + 1, count = columns * (n.bottom - n.top + 1), rows = count / columns;
  for (size_t index = 0; index < count; index++) {
    size_t column = n.left + (by_rows ? index % columns : index / rows);
    size_t row = n.top + (by_rows ? index / columns : index % rows);
    if (column == x && row == y) continue;
    uint32_t bytes = ts_load_pixel(image.pixels, row * image.width + column);
    double step = bytes == center_bytes ? 0 : step_to_neighbor(center, ts_straighten(bytes), rule, ground);
    if (by_rows ? bytes == center_bytes : step == 0) {
      if (++equals > 2) return 0;
    } else if (step < darkest.step) {
      darkest = (extreme){column, row, step};
    } else if (step > brightest.step) {
      brightest = (extreme){column, row, step};
    }
  }
  if (darkest.step == 0 || brightest.step == 0) return 0;
  int dark_here = has_many_equals(image, darkest.x, darkest.y);
  int dark_there = has_many_equals(other, darkest.x, darkest.y);
  int bright_here = has_many_equals(image, brightest.x, brightest.y);
  int bright_there = has_many_equals(other, brightest.x, brightest.y);
  if (rule == ts_antialiasing_odiff) return (dark_here || bright_here) && (dark_there || bright_there);
  return (dark_here && dark_there) || (bright_here && bright_there);
}

/// Whether the pixels around are of one lightness, over white and over black.
static int is_even(picture image, size_t x, size_t y) {
  neighborhood n = around(image, x, y);
  for (uint32_t ground = 0; ground <= 255; ground += 255) {
    double least = 2, most = -1;
    for (size_t row = n.top; row <= n.bottom; row++) {
      for (size_t column = n.left; column <= n.right; column++) {
        uint32_t pixel = ts_composite(ts_load_pixel(image.pixels, row * image.width + column), ground);
        double lightness = ts_oklab_of_srgb((pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255).lightness;
        least = lightness < least ? lightness : least;
        most = lightness > most ? lightness : most;
      }
    }
    if (most - least > 0.001) return 0;
  }
  return 1;
}

void ts_excuse_antialiasing(ts_row_range rows, ts_antialiasing_rule rule, uint8_t *classes) {
  picture a = {rows.a, rows.width, rows.height}, b = {rows.b, rows.width, rows.height};
  for (size_t y = rows.first; y < rows.end; y++) {
    if (!rows.differs[y]) continue;
    for (size_t x = 0; x < rows.width; x++) {
      uint8_t *class = classes + y * rows.width + x;
      if (*class != ts_weak && *class != ts_strong) continue;
      if (!is_on_slope(a, b, x, y, rule) && !is_on_slope(b, a, x, y, rule)) continue;
      if (rule == ts_antialiasing_uneven && (is_even(a, x, y) || is_even(b, x, y))) continue;
      *class = ts_antialiased;
    }
  }
}
