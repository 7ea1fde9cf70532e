#include "gradient.h"

#include "mixing.h"
#include "vectors.h"

// MARK: Colours

static uint32_t pixel(const double mixed[4], int perceptual) {
  double color[4];
  encoded_from_mixed(mixed, perceptual, color);
  uint32_t word = (uint32_t)(color[3] * 255 + 0.5) << 24;
  for (int i = 0; i < 3; i++) word |= (uint32_t)(color[i] * 255 + 0.5) << (16 - 8 * i);
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
