#include "gradient.h"

#include "mixing.h"
#include "vectors.h"

// MARK: Colours

/// An iteration over a gradient's stops, for increasing positions.
typedef struct {
  const float *colors;
  const double *locations;
  size_t stops;
  int perceptual;
  /// The first stop beyond the position, and the colours on both sides of it.
  size_t next;
  double before[4], after[4];
} walk;

static walk walk_from_start(const float *colors, const double *locations, size_t stops, int perceptual) {
  walk self = {colors, locations, stops, perceptual, 0, {0}, {0}};
  mixable(colors, perceptual, self.before);
  memcpy(self.after, self.before, sizeof self.after);
  return self;
}

static void mix_at(walk *self, double place, double mixed[4]) {
  int moved = 0;
  while (self->next < self->stops && self->locations[self->next] <= place) self->next++, moved = 1;
  if (moved) {
    mixable(self->colors + 4 * (self->next - 1), self->perceptual, self->before);
    if (self->next < self->stops) mixable(self->colors + 4 * self->next, self->perceptual, self->after);
  }
  double share = 0;
  if (self->next > 0 && self->next < self->stops) {
    double start = self->locations[self->next - 1];
    share = (place - start) / (self->locations[self->next] - start);
  }
  for (int k = 0; k < 4; k++) mixed[k] = self->before[k] + (self->after[k] - self->before[k]) * share;
}

static double place_of(size_t entry, size_t count) {
  return count > 1 ? (double)entry / (double)(count - 1) : 0;
}

static uint32_t pixel(const double mixed[4], int perceptual) {
  double color[4];
  encoded_from_mixed(mixed, perceptual, color);
  uint32_t word = (uint32_t)(color[3] * 255 + 0.5) << 24;
  for (int i = 0; i < 3; i++) word |= (uint32_t)(color[i] * 255 + 0.5) << (16 - 8 * i);
  return word;
}

void ts_gradient_table(const float *colors, const double *locations, size_t stops, int perceptual, uint32_t *table,
                       size_t count) {
  walk steps = walk_from_start(colors, locations, stops, perceptual);
  for (size_t i = 0; i < count; i++) {
    double mixed[4];
    mix_at(&steps, place_of(i, count), mixed);
    table[i] = pixel(mixed, perceptual);
  }
}

void ts_gradient_table_linear(const float *colors, const double *locations, size_t stops, int perceptual, int clamps,
                              float *table, size_t count) {
  walk steps = walk_from_start(colors, locations, stops, perceptual);
  for (size_t i = 0; i < count; i++, table += 4) {
    double mixed[4], color[3];
    mix_at(&steps, place_of(i, count), mixed);
    double alpha = clamped(mixed[3]);
    for (int k = 0; k < 3; k++) color[k] = alpha > 0 ? mixed[k] / alpha : 0;
    if (perceptual && alpha > 0) from_oklab(color);
    for (int k = 0; k < 3; k++) {
      table[k] = (float)(linear_from_encoded(clamps ? clamped(color[k]) : color[k]) * alpha);
    }
    table[3] = (float)alpha;
  }
}

// MARK: Pixels

inlined floats absolute(floats value) { return (floats)((signs)value & 0x7FFFFFFF); }

/// Returns the angle of (x, y) in turns, −½ … ½, with an error below 2·10⁻⁶. It is a polynomial, because the C
/// library's function differs between processors.
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

/// Returns u or v of sixteen pixels in a row.
inlined floats coordinate(double step, double start) {
  const floats steps = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  return steps * (float)step + (float)start;
}

inlined floats place(const ts_gradient_geometry *g, double column, double row) {
  floats u = coordinate(g->a, g->a * column + g->c * row + g->tx);
  if (g->kind == ts_gradient_linear) return u;
  floats v = coordinate(g->b, g->b * column + g->d * row + g->ty);
  switch (g->kind) {
  case ts_gradient_radial: return __builtin_elementwise_sqrt(u * u + v * v) * (float)g->factor + (float)g->offset;
  default: {
    floats turn = turns(v, u) - (float)g->start;
    return (turn - __builtin_elementwise_floor(turn)) * (float)g->factor + (float)g->offset;
  }
  }
}

/// Pixels among bytes. They are stored without `memcpy`, which is a function call in unoptimised builds.
typedef uint32_t stored __attribute__((aligned(1), may_alias));
typedef words stored_words __attribute__((aligned(1), may_alias));

/// Looks up sixteen colours. Unrolled, because a loop costs twice as much in unoptimised builds, which also load the whole
/// vector to take one lane from it: therefore, lanes are read through a pointer.
inlined void look_up_at(const uint32_t *table, const int32_t *at, stored *colors) {
  colors[0] = table[at[0]], colors[1] = table[at[1]], colors[2] = table[at[2]], colors[3] = table[at[3]];
  colors[4] = table[at[4]], colors[5] = table[at[5]], colors[6] = table[at[6]], colors[7] = table[at[7]];
  colors[8] = table[at[8]], colors[9] = table[at[9]], colors[10] = table[at[10]], colors[11] = table[at[11]];
  colors[12] = table[at[12]], colors[13] = table[at[13]], colors[14] = table[at[14]], colors[15] = table[at[15]];
}

inlined void look_up(const uint32_t *table, floats place, stored *colors) {
  const signs at = __builtin_convertvector(place, signs);
  look_up_at(table, (const int32_t *)&at, colors);
}

/// The entries of the table for sixteen pixels in a row, plus a half, so that cutting off rounds.
inlined floats entries(const ts_gradient_geometry *geometry, size_t column, double row, float last) {
  return place(geometry, (double)column + 0.5, row) * last + 0.5f;
}

inlined floats between(floats value, float last) { return minimum(maximum(value, all(0)), all(last)); }

/// Whether all entries of a row of a linear gradient are in the table: they only increase or decrease.
inlined int is_within(const ts_gradient_geometry *geometry, size_t width, double row, float last) {
  double start = geometry->c * row + geometry->tx;
  double first = (geometry->a * 0.5 + start) * last, end = (geometry->a * ((double)width + lanes) + start) * last;
  // Entries are rounded in other ways than these bounds: one entry of margin.
  return geometry->kind == ts_gradient_linear && first > 1 && first < last - 1 && end > 1 && end < last - 1;
}

/// Fills whole blocks of a row of a linear gradient whose entries are all in the table: what `look_up` of `entries` does,
/// in one expression, because unoptimised builds store what inlined functions take and return.
for_wide_vectors
static void fill_within(const ts_gradient_geometry *geometry, const uint32_t *table, float last, double row,
                        uint8_t *pixels, size_t length) {
  const floats steps = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const floats along = steps * (float)geometry->a;
  const double step = geometry->a, across = geometry->c * row, start = geometry->tx;
  for (size_t x = 0; x < length; x += lanes, pixels += lanes * 4) {
    const float first = (float)(step * ((double)x + 0.5) + across + start);
    const signs at = __builtin_convertvector((along + first) * last + 0.5f, signs);
    look_up_at(table, (const int32_t *)&at, (stored *)pixels);
  }
}

for_wide_vectors
void ts_gradient_fill(const ts_gradient_geometry *geometry, const uint32_t *table, size_t count, uint8_t *pixels,
                      size_t stride, size_t width, size_t height) {
  const float last = (float)(count - 1);
  const size_t whole = width / lanes * lanes;
  // In a vertical gradient, as most are, each row has a single colour.
  const int has_even_rows = geometry->kind == ts_gradient_linear && geometry->a == 0;
  for (size_t y = 0; y < height; y++, pixels += stride) {
    double row = (double)y + 0.5;
    words block;
    if (has_even_rows) {
      look_up(table, between(entries(geometry, 0, row, last), last), (stored *)&block);
      for (size_t x = 0; x < whole; x += lanes) *(stored_words *)(pixels + x * 4) = block;
    } else if (is_within(geometry, width, row, last)) {
      fill_within(geometry, table, last, row, pixels, whole);
    } else {
      for (size_t x = 0; x < whole; x += lanes) {
        look_up(table, between(entries(geometry, x, row, last), last), (stored *)(pixels + x * 4));
      }
    }
    if (whole == width) continue;
    look_up(table, between(entries(geometry, whole, row, last), last), (stored *)&block);
    memcpy(pixels + whole * 4, &block, (width - whole) * 4);
  }
}

/// Returns all ones where the circle at a position exists.
inlined signs exists(const ts_gradient_circles *circles, floats s) {
  signs has_radius = s * (float)circles->growth + (float)circles->radius >= 0.0f;
  signs is_late = s >= (circles->before ? -__FLT_MAX__ : 0.0f);
  signs is_early = s <= (circles->after ? __FLT_MAX__ : 1.0f);
  return has_radius & is_late & is_early;
}

for_wide_vectors
void ts_gradient_fill_circles(const ts_gradient_circles *circles, const uint32_t *table, size_t count,
                              uint32_t outside, uint8_t *pixels, size_t stride, size_t width, size_t height) {
  const floats steps = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const float last = (float)(count - 1);
  const float dx = (float)circles->dx, dy = (float)circles->dy;
  const float radius = (float)circles->radius, growth = (float)circles->growth;
  // |p − s·d|² = (radius + s·growth)², as square·s² − 2·half·s + rest = 0; square is 0 for internally tangent circles.
  const double exact = circles->dx * circles->dx + circles->dy * circles->dy - circles->growth * circles->growth;
  const int is_flat = exact < 1e-9 && exact > -1e-9;
  const float square = (float)exact;
  for (size_t y = 0; y < height; y++, pixels += stride) {
    double row = (double)y + 0.5;
    for (size_t x = 0; x < width; x += lanes) {
      double column = (double)x + 0.5;
      floats u = steps * (float)circles->a + (float)(circles->a * column + circles->c * row + circles->tx);
      floats v = steps * (float)circles->b + (float)(circles->b * column + circles->d * row + circles->ty);
      floats half = u * dx + v * dy + radius * growth;
      floats rest = u * u + v * v - radius * radius;
      floats high, low;
      signs is_real;
      if (is_flat) {
        high = low = rest / (half * 2.0f);
        is_real = half != 0.0f;
      } else {
        floats under = half * half - rest * square;
        is_real = under >= 0.0f;
        floats root = __builtin_elementwise_sqrt(maximum(under, all(0)));
        floats one = (half + root) / square, two = (half - root) / square;
        high = maximum(one, two);
        low = minimum(one, two);
      }
      signs high_exists = exists(circles, high);
      signs is_inside = is_real & (high_exists | exists(circles, low));
      floats t = choose(high_exists, high, low) * last + 0.5f;
      t = minimum(maximum(t, all(0)), all(last));
      signs index = __builtin_convertvector(t, signs);
      uint32_t block[lanes];
      for (int lane = 0; lane < lanes; lane++) block[lane] = is_inside[lane] ? table[index[lane]] : outside;
      memcpy(pixels + x * 4, block, block_size(width - x) * 4);
    }
  }
}
