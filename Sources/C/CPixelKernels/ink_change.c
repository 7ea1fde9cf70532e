#include "ink_change.h"

#include <stdlib.h>

#include "oklab.h"
#include "pixel_class.h"
#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

enum { side = 8, pixel = 4, least_step = 3, least_changed = 20, least_contrast = 12, largest_window = 4 };

/// The four channels of four pixels.
typedef int32_t quad __attribute__((vector_size(lanes * 4)));
typedef uint8_t quad_bytes __attribute__((vector_size(lanes)));

/// Sums over pixels, for each channel: of the sum of both images and of their difference, of their squares, and of the
/// products of the sum with the differences of all channels, beginning with the same one. All are exact.
typedef struct {
  int32_t sum[pixel], difference[pixel], sum_squares[pixel], difference_squares[pixel], products[pixel][pixel];
  int32_t count;
} moments;

/// The moments of cells of 8×8 pixels, of which four rows are known at a time.
typedef struct {
  const ts_row_range *rows;
  size_t columns, lines;
  moments *cells;
  /// For each cell, the number of the row that its moments are of, plus 1.
  uint32_t *known;
  /// The number of changed pixels in each cell of the rows from `first_line`.
  uint8_t *changed;
  size_t first_line;
} cell_grid;

inlined quad load_quad(const uint8_t *pixels) {
  quad_bytes bytes;
  memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, quad);
}

/// Moves the channels of each pixel by a number of places.
#define turned(value, n) \
  __builtin_shufflevector( \
    value, value, n & 3, (n + 1) & 3, (n + 2) & 3, (n + 3) & 3, 4 + (n & 3), 4 + ((n + 1) & 3), 4 + ((n + 2) & 3), \
    4 + ((n + 3) & 3), 8 + (n & 3), 8 + ((n + 1) & 3), 8 + ((n + 2) & 3), 8 + ((n + 3) & 3), 12 + (n & 3), \
    12 + ((n + 1) & 3), 12 + ((n + 2) & 3), 12 + ((n + 3) & 3))

typedef struct {
  quad sum, difference, sum_squares, difference_squares, products[pixel];
} quad_moments;

inlined void add_quad(quad_moments *sums, quad a, quad b) {
  quad sum = a + b, difference = b - a;
  sums->sum += sum;
  sums->difference += difference;
  sums->sum_squares += sum * sum;
  sums->difference_squares += difference * difference;
  sums->products[0] += sum * difference;
  sums->products[1] += sum * turned(difference, 1);
  sums->products[2] += sum * turned(difference, 2);
  sums->products[3] += sum * turned(difference, 3);
}

/// Adds up the four pixels of each channel.
inlined void store(quad value, int32_t *target) {
  for (int channel = 0; channel < pixel; channel++) {
    target[channel] = value[channel] + value[4 + channel] + value[8 + channel] + value[12 + channel];
  }
}

inlined void find_moments(const ts_row_range *rows, size_t column, size_t line, moments *cell) {
  size_t left = column * side, right = smaller(left + side, rows->width);
  size_t top = line * side, bottom = smaller(top + side, rows->height);
  quad_moments sums = {0};
  for (size_t y = top; y < bottom; y++) {
    for (size_t x = left; x < right; x += lanes / pixel) {
      size_t place = (y * rows->width + x) * pixel, size = smaller(lanes, (right - x) * pixel);
      // Pixels of zeros add nothing.
      uint8_t rest_a[lanes] = {0}, rest_b[lanes] = {0};
      memcpy(rest_a, rows->a + place, size);
      memcpy(rest_b, rows->b + place, size);
      add_quad(&sums, load_quad(rest_a), load_quad(rest_b));
    }
  }
  store(sums.sum, cell->sum);
  store(sums.difference, cell->difference);
  store(sums.sum_squares, cell->sum_squares);
  store(sums.difference_squares, cell->difference_squares);
  for (int turn = 0; turn < pixel; turn++) store(sums.products[turn], cell->products[turn]);
  cell->count = (int32_t)((right - left) * (bottom - top));
}

inlined const moments *cell_at(cell_grid *grid, size_t column, size_t line) {
  size_t slot = line % largest_window * grid->columns + column;
  if (grid->known[slot] != line + 1) find_moments(grid->rows, column, line, grid->cells + slot);
  grid->known[slot] = (uint32_t)line + 1;
  return grid->cells + slot;
}

/// A window of cells.
typedef struct {
  size_t column, line, columns, lines;
} window;

inlined moments moments_of(cell_grid *grid, window area) {
  moments result = {0};
  int32_t *target = (int32_t *)&result;
  for (size_t line = area.line; line < area.line + area.lines; line++) {
    for (size_t column = area.column; column < area.column + area.columns; column++) {
      const int32_t *source = (const int32_t *)cell_at(grid, column, line);
      for (size_t i = 0; i < sizeof(moments) / sizeof *source; i++) target[i] += source[i];
    }
  }
  return result;
}

/// A line through the differences of all channels over the sum of both images in one of them.
typedef struct {
  int channel;
  double slopes[pixel], starts[pixel];
} fitted_line;

/// Fits a line to the moments of a window. Returns 0 if none explains enough of the differences.
static int fit(const moments *sums, fitted_line *line) {
  const int64_t count = sums->count;
  int64_t most = 0;
  for (int i = 0; i < pixel; i++) {
    int64_t variance = count * sums->sum_squares[i] - (int64_t)sums->sum[i] * sums->sum[i];
    if (variance > most) most = variance, line->channel = i;
  }
  if (most == 0) return 0;
  double explained = 0, all = 0;
  for (int i = 0; i < pixel; i++) {
    const int turn = (i - line->channel) & 3;
    int64_t difference = sums->difference[i], sum = sums->sum[line->channel];
    int64_t shared = count * sums->products[turn][line->channel] - sum * difference;
    all += (double)(count * sums->difference_squares[i] - difference * difference);
    explained += (double)shared * (double)shared / (double)most;
    line->slopes[i] = (double)shared / (double)most;
    line->starts[i] = ((double)difference - line->slopes[i] * (double)sum) / (double)count;
  }
  return all > 0 && explained >= 0.9 * all;
}

static double clamped(double value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

/// Returns the distance of two premultiplied colours over a background.
static double distance_over(const double *a, const double *b, double background) {
  double rest_a = background * (255 - a[3]) / 255, rest_b = background * (255 - b[3]) / 255;
  return ts_oklab_distance(
    ts_oklab_of_srgb(clamped(a[2] + rest_a), clamped(a[1] + rest_a), clamped(a[0] + rest_a)),
    ts_oklab_of_srgb(clamped(b[2] + rest_b), clamped(b[1] + rest_b), clamped(b[0] + rest_b)));
}

/// Returns the distance of the colours that a line says for a pixel.
static double distance_at(const ts_row_range *rows, size_t place, const fitted_line *line) {
  double a[pixel], b[pixel];
  double sum = rows->a[place * pixel + line->channel] + rows->b[place * pixel + line->channel];
  for (int i = 0; i < pixel; i++) {
    double mean = (rows->a[place * pixel + i] + rows->b[place * pixel + i]) / 2.0;
    double half = (line->starts[i] + line->slopes[i] * sum) / 2;
    a[i] = clamped(mean - half);
    b[i] = clamped(mean + half);
  }
  double over_white = distance_over(a, b, 255), over_black = distance_over(a, b, 0);
  return over_white > over_black ? over_white : over_black;
}

/// Returns how far apart both colours of the ink in a window are; 0 unless it is drawn in another colour.
inlined double distance_in(cell_grid *grid, window area) {
  const ts_row_range *rows = grid->rows;
  moments sums = moments_of(grid, area);
  fitted_line line;
  if (!fit(&sums, &line)) return 0;
  size_t right = smaller((area.column + area.columns) * side, rows->width), least_place = 0, most_place = 0;
  size_t bottom = smaller((area.line + area.lines) * side, rows->height);
  int least = 511, most = -1;
  for (size_t y = area.line * side; y < bottom; y++) {
    for (size_t place = y * rows->width + area.column * side; place < y * rows->width + right; place++) {
      int sum = rows->a[place * pixel + line.channel] + rows->b[place * pixel + line.channel];
      if (sum < least) least = sum, least_place = place;
      if (sum > most) most = sum, most_place = place;
    }
  }
  if (most - least < 2 * least_contrast) return 0;
  double at_least = distance_at(rows, least_place, &line), at_most = distance_at(rows, most_place, &line);
  return at_least > at_most ? at_least : at_most;
}

static uint8_t count_changed(const ts_row_range *rows, size_t column, size_t line) {
  size_t right = smaller((column + 1) * side, rows->width), bottom = smaller((line + 1) * side, rows->height);
  uint8_t count = 0;
  for (size_t y = line * side; y < bottom; y++) {
    if (!rows->differs[y]) continue;
    for (size_t place = y * rows->width + column * side; place < y * rows->width + right; place++) {
      int is_changed = 0;
      for (size_t i = place * pixel; i < (place + 1) * pixel; i++) is_changed |= abs(rows->a[i] - rows->b[i]) >= least_step;
      count += (uint8_t)is_changed;
    }
  }
  return count;
}

static void mark(const ts_row_range *rows, window area, uint8_t *classes) {
  size_t right = smaller((area.column + area.columns) * side, rows->width);
  for (size_t y = area.line * side; y < smaller((area.line + area.lines) * side, rows->end); y++) {
    if (y < rows->first) continue;
    for (uint8_t *class = classes + y * rows->width + area.column * side; class < classes + y * rows->width + right; class ++) {
      if (*class == ts_within || *class == ts_antialiased) *class = ts_flat;
    }
  }
}

/// Searches the windows of a size that have a part in the rows.
inlined double search(cell_grid *grid, size_t size, double limit, uint8_t *classes) {
  window area = {.columns = smaller(size, grid->columns), .lines = smaller(size, grid->lines)};
  size_t first = grid->rows->first / side, end = smaller((grid->rows->end + side - 1) / side, grid->lines - area.lines + 1);
  double farthest = 0;
  for (area.line = first < size ? 0 : first - size + 1; area.line < end; area.line++) {
    for (area.column = 0; area.column + area.columns <= grid->columns; area.column++) {
      int changed = 0;
      for (size_t line = area.line; line < area.line + area.lines; line++) {
        const uint8_t *cells = grid->changed + (line - grid->first_line) * grid->columns + area.column;
        for (size_t column = 0; column < area.columns; column++) changed += cells[column];
      }
      if (changed < least_changed) continue;
      double distance = distance_in(grid, area);
      if (distance > limit) mark(grid->rows, area, classes);
      farthest = distance > farthest ? distance : farthest;
    }
  }
  return farthest;
}

for_wide_vectors
double ts_find_ink_changes(ts_row_range rows, double limit, uint8_t *classes) {
  cell_grid grid = {.rows = &rows, .columns = (rows.width + side - 1) / side, .lines = (rows.height + side - 1) / side};
  size_t first = rows.first / side, end = smaller((rows.end + side - 1) / side + largest_window - 1, grid.lines);
  grid.first_line = first < largest_window ? 0 : first - largest_window + 1;
  grid.cells = malloc(largest_window * grid.columns * sizeof *grid.cells);
  grid.known = calloc(largest_window * grid.columns, sizeof *grid.known);
  grid.changed = malloc((end - grid.first_line) * grid.columns);
  double farthest = -1;
  if (grid.cells && grid.known && grid.changed) {
    for (size_t line = grid.first_line; line < end; line++) {
      uint8_t *changed = grid.changed + (line - grid.first_line) * grid.columns;
      for (size_t column = 0; column < grid.columns; column++) changed[column] = count_changed(&rows, column, line);
    }
    double small = search(&grid, 2, limit, classes), large = search(&grid, largest_window, limit, classes);
    farthest = small > large ? small : large;
  }
  free(grid.cells);
  free(grid.known);
  free(grid.changed);
  return farthest;
}
