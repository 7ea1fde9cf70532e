#include "edge_noise.h"

#include <stdlib.h>

#include "pixel_class.h"
#include "vectors.h"

enum { side = 8, pixel = 4, noise = 2, whole = 256 };

typedef uint8_t run_bytes __attribute__((vector_size(lanes * pixel)));
typedef uint16_t run_halves __attribute__((vector_size(lanes * pixel * 2)));

/// What is known of a cell.
enum { unknown, balanced, one_sided };

typedef struct {
  const ts_row_range *rows;
  /// The tolerated share of the range, of `whole`.
  int share;
  size_t columns, lines;
  /// Whether the differences around each cell are balanced.
  uint8_t *cells;
} search;

/// Adds the differences of a cell, and their amounts, in each channel.
static void add_cell(const ts_row_range *rows, size_t column, size_t line, int *sums, int *amounts) {
  size_t right = smaller((column + 1) * side, rows->width), bottom = smaller((line + 1) * side, rows->height);
  for (size_t y = line * side; y < bottom; y++) {
    if (!rows->differs[y]) continue;
    for (size_t place = (y * rows->width + column * side) * pixel; place < (y * rows->width + right) * pixel; place++) {
      int step = rows->b[place] - rows->a[place], amount = step < 0 ? -step : step;
      if (amount <= noise) continue;
      sums[place % pixel] += step;
      amounts[place % pixel] += amount;
    }
  }
}

static int find_balance(const search *self, size_t column, size_t line) {
  int sums[pixel] = {0}, amounts[pixel] = {0}, channel = 0;
  for (size_t y = line > 0 ? line - 1 : 0; y <= line + 1 && y < self->lines; y++) {
    for (size_t x = column > 0 ? column - 1 : 0; x <= column + 1 && x < self->columns; x++) {
      add_cell(self->rows, x, y, sums, amounts);
    }
  }
  for (int i = 1; i < pixel; i++) channel = amounts[i] > amounts[channel] ? i : channel;
  return 2 * abs(sums[channel]) <= amounts[channel] ? balanced : one_sided;
}

/// Whether the differences around a pixel are balanced.
static int is_balanced(const search *self, size_t x, size_t y) {
  uint8_t *cell = self->cells + (y - self->rows->first) / side * self->columns + x / side;
  if (*cell == unknown) *cell = (uint8_t)find_balance(self, x / side, y / side);
  return *cell == balanced;
}

/// Whether the contrast around a pixel explains its difference.
static int is_explained(const search *self, size_t x, size_t y) {
  const ts_row_range *rows = self->rows;
  size_t top = y > 0 ? y - 1 : 0, left = x > 0 ? x - 1 : 0;
  for (int channel = 0; channel < pixel; channel++) {
    int least[2] = {255, 255}, most[2] = {0};
    for (size_t row = top; row <= y + 1 && row < rows->height; row++) {
      for (size_t column = left; column <= x + 1 && column < rows->width; column++) {
        size_t place = (row * rows->width + column) * pixel + channel;
        for (int i = 0; i < 2; i++) {
          int value = (i ? rows->b : rows->a)[place];
          least[i] = value < least[i] ? value : least[i];
          most[i] = value > most[i] ? value : most[i];
        }
      }
    }
    size_t place = (y * rows->width + x) * pixel + channel;
    int first = most[0] - least[0], second = most[1] - least[1], step = abs(rows->b[place] - rows->a[place]);
    if (whole * step > self->share * (first < second ? first : second) + whole * noise) return 0;
  }
  return 1;
}

/// Returns the range of each channel around sixteen pixels that are not at an edge.
inlined run_bytes ranges_around(const uint8_t *pixels, size_t width, size_t place) {
  run_bytes least = ~(run_bytes){0}, most = {0};
  for (size_t row = place - width; row <= place + width; row += width) {
    for (size_t column = row - 1; column <= row + 1; column++) {
      run_bytes value;
      memcpy(&value, pixels + column * pixel, sizeof value);
      least = __builtin_elementwise_min(least, value);
      most = __builtin_elementwise_max(most, value);
    }
  }
  return most - least;
}

/// Returns all bits for those of sixteen pixels, not at an edge, of which some are `open`, whose differences the contrast
/// around them explains.
inlined bytes16 explained_pixels(const search *self, size_t place, bytes16 open) {
  const ts_row_range *rows = self->rows;
  run_bytes a, b;
  memcpy(&a, rows->a + place * pixel, sizeof a);
  memcpy(&b, rows->b + place * pixel, sizeof b);
  run_bytes step = __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
  // No contrast explains more, which settles most pixels of a picture that changed.
  uint8_t most = (uint8_t)((self->share * 255 + whole * noise) / whole);
  open &= __builtin_convertvector((words)((words)(step > most) == 0), bytes16);
  if (__builtin_reduce_or(open) == 0) return open;
  run_bytes range = __builtin_elementwise_min(
    ranges_around(rows->a, rows->width, place), ranges_around(rows->b, rows->width, place));
  run_halves tolerated = __builtin_convertvector(range, run_halves) * (uint16_t)self->share + whole * noise;
  run_bytes is_over = __builtin_convertvector(
    (run_halves)(__builtin_convertvector(step, run_halves) * whole > tolerated), run_bytes);
  return open & __builtin_convertvector((words)((words)is_over == 0), bytes16);
}

inlined bytes16 over_pixels(const uint8_t *classes) {
  bytes16 value;
  memcpy(&value, classes, sizeof value);
  return (bytes16)((value == ts_weak) | (value == ts_strong));
}

inlined void excuse_row(const search *self, size_t y, uint8_t *classes) {
  size_t width = self->rows->width, x = 0;
  int is_inside = y > 0 && y + 1 < self->rows->height;
  while (x < width) {
    size_t place = y * width + x;
    if (is_inside && x > 0 && width - x > lanes) {
      bytes16 is_over = over_pixels(classes + place);
      if (__builtin_reduce_or(is_over) != 0) {
        is_over = explained_pixels(self, place, is_over);
        if (__builtin_reduce_or(is_over) != 0) {
          for (size_t lane = 0; lane < lanes; lane++) {
            if (is_over[lane] && is_balanced(self, x + lane, y)) classes[place + lane] = ts_antialiased;
          }
        }
      }
      x += lanes;
      continue;
    }
    int is_over = classes[place] == ts_weak || classes[place] == ts_strong;
    if (is_over && is_explained(self, x, y) && is_balanced(self, x, y)) classes[place] = ts_antialiased;
    x++;
  }
}

for_wide_vectors
int ts_excuse_edge_noise(ts_row_range rows, double share, uint8_t *classes) {
  // A difference times `whole` and what is tolerated have 16 bits.
  int limited = share < 0.98 ? (int)(share * whole) : 250;
  search self = {
    .rows = &rows, .share = limited, .columns = (rows.width + side - 1) / side, .lines = (rows.height + side - 1) / side};
  self.cells = calloc((rows.end - rows.first + side - 1) / side, self.columns);
  if (!self.cells) return 0;
  for (size_t y = rows.first; y < rows.end; y++) {
    if (rows.differs[y]) excuse_row(&self, y, classes);
  }
  free(self.cells);
  return 1;
}
