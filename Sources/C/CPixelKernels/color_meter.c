#include "color_meter.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "color_spaces.h"
#include "oklab.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

enum { pair_bits = 13, color_bits = 12 };

struct ts_color_meter {
  double (*measure)(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place);
  /// Whether the position of translucent pixels matters.
  int is_positional;
  // Direct-mapped. Zero marks an empty slot: equal pairs and colours without alpha are never looked up.
  uint64_t pairs[1 << pair_bits];
  double distances[1 << pair_bits];
  uint32_t colors[1 << color_bits];
  ts_oklab labs[1 << color_bits];
};

static ts_oklab cached_lab(ts_color_meter *meter, uint32_t color, ts_oklab (*convert)(double, double, double)) {
  uint32_t slot = color * 0x9E3779B1u >> (32 - color_bits);
  if (meter->colors[slot] != color) {
    meter->colors[slot] = color;
    meter->labs[slot] = convert((color >> 16) & 255, (color >> 8) & 255, color & 255);
  }
  return meter->labs[slot];
}

// MARK: - OKLab

static double opaque_oklab(ts_color_meter *meter, uint32_t a, uint32_t b) {
  return ts_oklab_distance(cached_lab(meter, a, ts_oklab_of_srgb), cached_lab(meter, b, ts_oklab_of_srgb));
}

static double measure_oklab(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place) {
  (void)place;
  if ((a & b) >> 24 == 255) return opaque_oklab(meter, a, b);
  double over_white = opaque_oklab(meter, ts_composite(a, 255), ts_composite(b, 255));
  double over_black = opaque_oklab(meter, ts_composite(a, 0), ts_composite(b, 0));
  return over_white > over_black ? over_white : over_black;
}

// MARK: - pixelmatch

static const int table_steps = 4096;
static double table[4098];
static pthread_once_t table_once = PTHREAD_ONCE_INIT;

static void fill_table(void) {
  for (int i = 0; i < table_steps + 2; i++) table[i] = cbrt((double)i / table_steps);
}

static double table_root(double x) {
  double step = x * table_steps;
  int whole = (int)step;
  return table[whole] + (table[whole + 1] - table[whole]) * (step - whole);
}

static ts_oklab table_lab(double red, double green, double blue) {
  double r = ts_linear_light(red), g = ts_linear_light(green), b = ts_linear_light(blue);
  double l = table_root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  double m = table_root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  double s = table_root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return ts_oklab_of_roots(l, m, s);
}

static double blend(int color, int ground, int alpha) { return (color * alpha + ground * (255 - alpha)) / 255.0; }

static ts_oklab blended_lab(ts_straight_pixel p, ts_straight_pixel ground) {
  return table_lab(
    blend(p.red, ground.red, p.alpha), blend(p.green, ground.green, p.alpha), blend(p.blue, ground.blue, p.alpha));
}

static double measure_pixelmatch(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place) {
  if ((a & b) >> 24 == 255) return ts_oklab_distance(cached_lab(meter, a, table_lab), cached_lab(meter, b, table_lab));
  ts_straight_pixel ground = ts_pixelmatch_ground(place);
  return ts_oklab_distance(blended_lab(ts_straighten(a), ground), blended_lab(ts_straighten(b), ground));
}

// MARK: - YIQ

static double yiq_distance(double red, double green, double blue) {
  double y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue;
  double i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue;
  double q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue;
  return sqrt((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215);
}

static double difference_over(int x, int x_alpha, int y, int y_alpha, int ground) {
  return (x * x_alpha - y * y_alpha - ground * (x_alpha - y_alpha)) / 255.0;
}

static double measure_pixelmatch7(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place) {
  (void)meter;
  ts_straight_pixel p = ts_straighten(a), q = ts_straighten(b), ground = ts_pixelmatch_ground(place);
  return yiq_distance(
    difference_over(p.red, p.alpha, q.red, q.alpha, ground.red),
    difference_over(p.green, p.alpha, q.green, q.alpha, ground.green),
    difference_over(p.blue, p.alpha, q.blue, q.alpha, ground.blue));
}

/// Returns a channel over white, multiplied by 4096 and truncated as in odiff.
static int64_t odiff_channel(int color, int alpha) {
  if (alpha == 0) return 255 * 4096;
  return 255 * 4096 + (int64_t)(color - 255) * alpha * 4096 / 255;
}

typedef struct {
  int64_t y, i, q;
} odiff_color;

/// Returns a sum of products of numbers that are multiplied by 4096 each, rounded down.
static int64_t odiff_sum(const int64_t channel[3], double red, double green, double blue) {
  int64_t sum = channel[0] * (int64_t)(red * 4096) + channel[1] * (int64_t)(green * 4096)
              + channel[2] * (int64_t)(blue * 4096);
  return sum >> 12;
}

static odiff_color odiff_yiq(uint32_t pixel) {
  ts_straight_pixel p = ts_straighten(pixel);
  const int64_t channel[3] = {
    odiff_channel(p.red, p.alpha), odiff_channel(p.green, p.alpha), odiff_channel(p.blue, p.alpha)};
  odiff_color color = {
    .y = odiff_sum(channel, 0.29889531, 0.58662247, 0.11448223),
    .i = odiff_sum(channel, 0.59597799, -0.27417610, -0.32180189),
    .q = odiff_sum(channel, 0.21147017, -0.52261711, 0.31114694),
  };
  return color;
}

static double measure_odiff(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place) {
  (void)meter, (void)place;
  odiff_color p = odiff_yiq(a), q = odiff_yiq(b);
  int64_t y = p.y - q.y, i = p.i - q.i, k = p.q - q.q;
  int64_t sum = y * y * (int64_t)(0.5053 * 4096) + i * i * (int64_t)(0.299 * 4096) + k * k * (int64_t)(0.1957 * 4096);
  return sqrt((sum >> 24) / (35215.0 * 4096));
}

// MARK: - CIE 1994

static double lab_curve(double t) { return t > 216.0 / 24389 ? ts_cube_root(t) : (24389.0 / 27 * t + 16) / 116; }

/// Returns CIE L*a*b* for D65, in a structure with the same fields.
static ts_oklab cielab(double red, double green, double blue) {
  double r = ts_linear_light(red), g = ts_linear_light(green), b = ts_linear_light(blue);
  double x = lab_curve((0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b) / 0.9504559271);
  double y = lab_curve(0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b);
  double z = lab_curve((0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b) / 1.0890577508);
  ts_oklab lab = {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  return lab;
}

static double opaque_cie94(ts_color_meter *meter, uint32_t a, uint32_t b) {
  ts_oklab p = cached_lab(meter, a, cielab), q = cached_lab(meter, b, cielab);
  double chroma = sqrt(p.a * p.a + p.b * p.b), other = sqrt(q.a * q.a + q.b * q.b);
  double dl = p.lightness - q.lightness, dc = chroma - other, da = p.a - q.a, db = p.b - q.b;
  double hue = da * da + db * db - dc * dc;
  double sc = 1 + 0.045 * chroma, sh = 1 + 0.015 * chroma;
  return sqrt(dl * dl + dc * dc / (sc * sc) + (hue > 0 ? hue : 0) / (sh * sh));
}

static double measure_cie94(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place) {
  (void)place;
  if ((a & b) >> 24 == 255) return opaque_cie94(meter, a, b);
  double over_white = opaque_cie94(meter, ts_composite(a, 255), ts_composite(b, 255));
  double over_black = opaque_cie94(meter, ts_composite(a, 0), ts_composite(b, 0));
  return over_white > over_black ? over_white : over_black;
}

// MARK: - Meter

ts_color_meter *ts_color_meter_create(ts_metric metric) {
  pthread_once(&table_once, fill_table);
  ts_color_meter *meter = calloc(1, sizeof *meter);
  if (!meter) return NULL;
  switch (metric) {
    case ts_metric_oklab: meter->measure = measure_oklab; break;
    case ts_metric_pixelmatch: meter->measure = measure_pixelmatch; break;
    case ts_metric_pixelmatch7: meter->measure = measure_pixelmatch7; break;
    case ts_metric_odiff: meter->measure = measure_odiff; break;
    case ts_metric_cie94: meter->measure = measure_cie94; break;
  }
  meter->is_positional = metric == ts_metric_pixelmatch || metric == ts_metric_pixelmatch7;
  return meter;
}

void ts_color_meter_destroy(ts_color_meter *meter) { free(meter); }

double ts_color_meter_distance(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place) {
  if (a == b) return 0;
  if (meter->is_positional && (a & b) >> 24 != 255) return meter->measure(meter, a, b, place);
  uint64_t pair = (uint64_t)a << 32 | b;
  size_t slot = pair * 0x9E3779B97F4A7C15u >> (64 - pair_bits);
  if (meter->pairs[slot] != pair) {
    meter->pairs[slot] = pair;
    meter->distances[slot] = meter->measure(meter, a, b, place);
  }
  return meter->distances[slot];
}

double ts_color_meter_lightness(ts_color_meter *meter, uint32_t pixel) {
  return cached_lab(meter, ts_composite(pixel, 255), ts_oklab_of_srgb).lightness;
}
