#include "neighborhood.h"

#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

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

static const double luma_red = 0.29889531, luma_green = 0.58662247, luma_blue = 0.11448223;

static double luma(double red, double green, double blue) {
  return red * luma_red + green * luma_green + blue * luma_blue;
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

enum { neighbors = 8 };
typedef uint32_t near_words __attribute__((vector_size(neighbors * 4)));
typedef int32_t near_signs __attribute__((vector_size(neighbors * 4)));
typedef double near_doubles __attribute__((vector_size(neighbors * 8)));

inlined near_doubles channel_of(near_words pixels, int shift) {
  return __builtin_convertvector((near_signs)((pixels >> shift) & 255), near_doubles);
}

/// Finds the brightness steps to all neighbours of a pixel away from the edge, column by column, if all are opaque: the same
/// as `brightness_step`. Returns 0 for others.
inlined int find_opaque_steps(picture image, size_t place, double *steps) {
  uint32_t pixels[neighbors];
  for (int side = 0; side < 2; side++) {
    for (size_t row = 0; row < 3; row++) {
      pixels[side * 5 + row] = ts_load_pixel(image.pixels, place + row * image.width - image.width + side * 2 - 1);
    }
    pixels[3 + side] = ts_load_pixel(image.pixels, place + side * 2 * image.width - image.width);
  }
  near_words near, center = (near_words){0} + ts_load_pixel(image.pixels, place);
  memcpy(&near, pixels, sizeof near);
  if (__builtin_reduce_and(near & center) >> 24 != 255) return 0;
  near_doubles red = channel_of(center, 16) - channel_of(near, 16), green = channel_of(center, 8) - channel_of(near, 8);
  near_doubles blue = channel_of(center, 0) - channel_of(near, 0);
  near_doubles found = red * luma_red + green * luma_green + blue * luma_blue;
  memcpy(steps, &found, sizeof found);
  return 1;
}

for_wide_vectors
int ts_is_on_slope(picture image, picture other, size_t x, size_t y, ts_antialiasing_rule rule) {
  size_t place = y * image.width + x;
  int edge = is_at_edge(image, x, y), is_odiff = rule == ts_antialiasing_odiff;
  uint32_t center_bytes = ts_load_pixel(image.pixels, place);
  ts_straight_pixel center = ts_straighten(center_bytes);
  ts_straight_pixel white = {255, 255, 255, 255};
  ts_straight_pixel ground = rule == ts_antialiasing_pixelmatch7 ? ts_pixelmatch_ground(place) : white;
  const int(*steps)[2] = is_odiff ? by_rows : by_columns;
  extreme darkest = {0}, brightest = {0};
  int equals = edge;
  double known[neighbors];
  int is_known = !edge && !is_odiff && find_opaque_steps(image, place, known);
  for (int i = 0; i < neighbors; i++) {
    size_t column = x + steps[i][0], row = y + steps[i][1];
    if (edge && !is_inside(image, column, row)) continue;
    uint32_t bytes = ts_load_pixel(image.pixels, row * image.width + column);
    double step = 0;
    if (is_known) {
      step = known[i];
    } else if (bytes != center_bytes) {
      step = step_to_neighbor(center, ts_straighten(bytes), rule, ground);
    }
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

/// Whether one of two opaque pixels has more in every channel. It is then lighter by 0.002 at least, as trying all colours
/// shows.
static int is_surely_uneven(uint32_t a, uint32_t b) {
  if ((a & b) >> 24 != 255) return 0;
  int red = (int)(a >> 16 & 255) - (int)(b >> 16 & 255), green = (int)(a >> 8 & 255) - (int)(b >> 8 & 255);
  int blue = (int)(a & 255) - (int)(b & 255);
  return (red > 0 && green > 0 && blue > 0) || (red < 0 && green < 0 && blue < 0);
}

static int has_surely_uneven(picture image, size_t x, size_t y) {
  uint32_t center = ts_load_pixel(image.pixels, y * image.width + x);
  for (size_t row = y > 0 ? y - 1 : 0; row <= y + 1 && row < image.height; row++) {
    for (size_t column = x > 0 ? x - 1 : 0; column <= x + 1 && column < image.width; column++) {
      if (is_surely_uneven(ts_load_pixel(image.pixels, row * image.width + column), center)) return 1;
    }
  }
  return 0;
}

int ts_is_even(picture image, size_t x, size_t y, ts_color_meter *meter) {
  if (has_surely_uneven(image, x, y)) return 0;
  for (uint32_t ground = 0; ground <= 255; ground += 255) {
    double least = 2, most = -1;
    for (size_t row = y > 0 ? y - 1 : 0; row <= y + 1 && row < image.height; row++) {
      for (size_t column = x > 0 ? x - 1 : 0; column <= x + 1 && column < image.width; column++) {
        uint32_t pixel = ts_composite(ts_load_pixel(image.pixels, row * image.width + column), ground);
        double lightness = ts_color_meter_lightness(meter, pixel);
        least = lightness < least ? lightness : least;
        most = lightness > most ? lightness : most;
        if (most - least > 0.001) return 0;
      }
    }
  }
  return 1;
}
