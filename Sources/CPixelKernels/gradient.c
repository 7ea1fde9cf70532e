#include "gradient.h"

#include <math.h>

#include "vectors.h"

// MARK: Colours

static double linear_from_encoded(double value) {
  double size = fabs(value);
  double linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4);
  return value < 0 ? -linear : linear;
}

static double encoded_from_linear(double value) {
  double size = fabs(value);
  double encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055;
  return value < 0 ? -encoded : encoded;
}

static void to_oklab(double color[3]) {
  double r = linear_from_encoded(color[0]), g = linear_from_encoded(color[1]), b = linear_from_encoded(color[2]);
  double l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  double m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  double s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  color[0] = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  color[1] = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  color[2] = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
}

static void from_oklab(double color[3]) {
  double l = color[0] + 0.3963377774 * color[1] + 0.2158037573 * color[2];
  double m = color[0] - 0.1055613458 * color[1] - 0.0638541728 * color[2];
  double s = color[0] - 0.0894841775 * color[1] - 1.2914855480 * color[2];
  l = l * l * l, m = m * m * m, s = s * s * s;
  color[0] = encoded_from_linear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  color[1] = encoded_from_linear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  color[2] = encoded_from_linear(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
}

static double clamped(double value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

/// Premultiplied components of a stop, in the space in which they are mixed.
static void mixable(const float *color, int perceptual, double result[4]) {
  for (int i = 0; i < 3; i++) result[i] = color[i];
  result[3] = clamped(color[3]);
  if (perceptual) to_oklab(result);
  for (int i = 0; i < 3; i++) result[i] *= result[3];
}

static uint32_t pixel(const double mixed[4], int perceptual) {
  double alpha = mixed[3], color[3];
  if (alpha <= 0) return 0;
  for (int i = 0; i < 3; i++) color[i] = mixed[i] / alpha;
  if (perceptual) from_oklab(color);
  uint32_t word = (uint32_t)(alpha * 255 + 0.5) << 24;
  for (int i = 0; i < 3; i++) word |= (uint32_t)(clamped(color[i]) * alpha * 255 + 0.5) << (16 - 8 * i);
  return word;
}

void ts_gradient_table(const float *colors, const double *locations, size_t stops, int perceptual, uint32_t *table,
                       size_t count) {
  // `next` is the first stop beyond the entry; `before` and `after` are the colours to both sides of it.
  size_t next = 0;
  double before[4], after[4];
  mixable(colors, perceptual, before);
  memcpy(after, before, sizeof after);
  for (size_t i = 0; i < count; i++) {
    double place = count > 1 ? (double)i / (double)(count - 1) : 0;
    int moved = 0;
    while (next < stops && locations[next] <= place) next++, moved = 1;
    if (moved) {
      mixable(colors + 4 * (next - 1), perceptual, before);
      if (next < stops) mixable(colors + 4 * next, perceptual, after);
    }
    double share = next > 0 && next < stops ? (place - locations[next - 1]) / (locations[next] - locations[next - 1]) : 0;
    double mixed[4];
    for (int k = 0; k < 4; k++) mixed[k] = before[k] + (after[k] - before[k]) * share;
    table[i] = pixel(mixed, perceptual);
  }
}

// MARK: Pixels

inlined floats absolute(floats value) { return (floats)((signs)value & 0x7FFFFFFF); }

/// The angle of (x, y) in turns, −½ … ½; off by less than 2·10⁻⁶. A polynomial, because the C library's own function
/// differs between processors.
inlined floats turns(floats y, floats x) {
  floats width = absolute(x), height = absolute(y);
  floats large = maximum(width, height), small = minimum(width, height);
  floats ratio = small / choose(large == 0.0f, large + 1.0f, large);
  floats square = ratio * ratio;
  floats sum = square * -0.01172120f + 0.05265332f;
  sum = sum * square - 0.11643287f;
  sum = sum * square + 0.19354346f;
  sum = sum * square - 0.33262347f;
  sum = (sum * square + 0.99997726f) * ratio * 0.15915494f;
  sum = choose(height > width, 0.25f - sum, sum);
  sum = choose(x < 0.0f, 0.5f - sum, sum);
  return choose(y < 0.0f, -sum, sum);
}

inlined floats place(const ts_gradient_geometry *g, floats u, floats v) {
  switch (g->kind) {
  case ts_gradient_linear: return u;
  case ts_gradient_radial: return __builtin_elementwise_sqrt(u * u + v * v) * (float)g->factor + (float)g->offset;
  default: {
    floats turn = turns(v, u) - (float)g->start;
    return (turn - __builtin_elementwise_floor(turn)) * (float)g->factor + (float)g->offset;
  }
  }
}

void ts_gradient_fill(const ts_gradient_geometry *geometry, const uint32_t *table, size_t count, uint8_t *pixels,
                      size_t stride, size_t width, size_t height) {
  const floats steps = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const float last = (float)(count - 1);
  for (size_t y = 0; y < height; y++, pixels += stride) {
    double row = (double)y + 0.5;
    for (size_t x = 0; x < width; x += lanes) {
      double column = (double)x + 0.5;
      floats u = steps * (float)geometry->a + (float)(geometry->a * column + geometry->c * row + geometry->tx);
      floats v = steps * (float)geometry->b + (float)(geometry->b * column + geometry->d * row + geometry->ty);
      floats t = place(geometry, u, v) * last + 0.5f;
      t = minimum(maximum(t, all(0)), all(last));
      signs index = __builtin_convertvector(t, signs);
      uint32_t block[lanes];
      for (int lane = 0; lane < lanes; lane++) block[lane] = table[index[lane]];
      memcpy(pixels + x * 4, block, block_size(width - x) * 4);
    }
  }
}
