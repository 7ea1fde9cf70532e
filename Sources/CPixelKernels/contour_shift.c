#include "contour_shift.h"

#include <stdlib.h>

#include "pixel_class.h"
#include "vectors.h"

enum { side = 4, noise = 2, least_changed = 6, least_length = 6, least_contrast = 12, least_sum = 32, widest = 3 };

/// One number for each channel of a pixel.
typedef float channels __attribute__((vector_size(16)));
typedef int32_t channel_signs __attribute__((vector_size(16)));
typedef uint8_t channel_bytes __attribute__((vector_size(4)));

/// Sums over a cell of 4×4 pixels, or a window of cells: of the difference of two images and the gradient of their
/// mean.
typedef struct {
  channels difference, length, along_x, along_y, power, least, most, changed;
} cell;

/// The cells of an image, of which two rows are known at a time.
typedef struct {
  const ts_row_range *rows;
  size_t columns;
  cell *cells[2];
  uint8_t *is_known[2];
  /// The number of changed pixels in each cell, for all rows of cells from `first_row`.
  uint8_t *changed;
  size_t first_row, row_count;
} cell_grid;

static const cell no_cell = {.least = {255, 255, 255, 255}};

inlined channels load_channels(const uint8_t *pixels, const ts_row_range *rows, size_t x, size_t y) {
  channel_bytes bytes;
  memcpy(&bytes, pixels + (y * rows->width + x) * 4, sizeof bytes);
  return __builtin_convertvector(bytes, channels);
}

/// Returns twice the mean of both images.
inlined channels load_sum(const ts_row_range *rows, size_t x, size_t y) {
  return load_channels(rows->a, rows, x, y) + load_channels(rows->b, rows, x, y);
}

inlined channels where(channel_signs condition, channels value) { return (channels)((channel_signs)value & condition); }

inlined void add_pixel(cell *sums, const ts_row_range *rows, size_t x, size_t y) {
  size_t left = x > 0 ? x - 1 : 0, right = x + 1 < rows->width ? x + 1 : x;
  size_t up = y > 0 ? y - 1 : 0, down = y + 1 < rows->height ? y + 1 : y;
  channels gx = (load_sum(rows, right, y) - load_sum(rows, left, y)) * 0.25f;
  channels gy = (load_sum(rows, x, down) - load_sum(rows, x, up)) * 0.25f;
  channels a = load_channels(rows->a, rows, x, y), b = load_channels(rows->b, rows, x, y);
  channels width = __builtin_elementwise_abs(gx), height = __builtin_elementwise_abs(gy);
  // The length of a gradient, to 8 % without a square root.
  channels longer = __builtin_elementwise_max(width, height), shorter = __builtin_elementwise_min(width, height);
  channels step = b - a, mean = (a + b) * 0.5f;
  channel_signs is_changed = __builtin_elementwise_abs(step) > (float)noise;
  step = where(is_changed, step);
  sums->difference += step;
  sums->length += longer + shorter * 0.41f;
  sums->along_x += step * gx;
  sums->along_y += step * gy;
  sums->power += gx * gx + gy * gy;
  sums->least = __builtin_elementwise_min(sums->least, mean);
  sums->most = __builtin_elementwise_max(sums->most, mean);
  sums->changed -= __builtin_convertvector(is_changed, channels);
}

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

static const cell *cell_at(cell_grid *grid, size_t row, size_t column) {
  cell *sums = grid->cells[row & 1] + column;
  if (grid->is_known[row & 1][column]) return sums;
  grid->is_known[row & 1][column] = 1;
  *sums = no_cell;
  for (size_t y = row * side; y < smaller((row + 1) * side, grid->rows->height); y++) {
    for (size_t x = column * side; x < smaller((column + 1) * side, grid->rows->width); x++) {
      add_pixel(sums, grid->rows, x, y);
    }
  }
  return sums;
}

inlined void add_cell(cell *sums, const cell *other) {
  sums->difference += other->difference;
  sums->length += other->length;
  sums->along_x += other->along_x;
  sums->along_y += other->along_y;
  sums->power += other->power;
  sums->least = __builtin_elementwise_min(sums->least, other->least);
  sums->most = __builtin_elementwise_max(sums->most, other->most);
  sums->changed += other->changed;
}

/// Returns the distance by which the edges in a window moved, in pixels.
static double shift_of(const cell *window) {
  int channel = -1;
  float contrast = 0;
  for (int i = 0; i < 4; i++) {
    float range = window->most[i] - window->least[i];
    if (window->changed[i] > 0 && range > contrast) channel = i, contrast = range;
  }
  if (channel < 0 || contrast < least_contrast || window->changed[channel] < least_changed) return 0;
  double length = window->length[channel], sum = window->difference[channel], power = window->power[channel];
  if (length < least_length * (double)contrast || power * widest < length * (double)contrast) return 0;
  double apart = sum < 0 ? -sum / length : sum / length;
  if (apart * length < least_sum) apart = 0;
  double x = window->along_x[channel] / power, y = window->along_y[channel] / power;
  // Central differences widen a sharp edge, which makes the quotient too large by a fifth.
  double along = __builtin_sqrt(x * x + y * y) / 1.2;
  return apart > along ? apart : along;
}

static int is_changed(uint32_t a, uint32_t b) {
  for (int shift = 0; shift < 32; shift += 8) {
    int step = (int)(a >> shift & 255) - (int)(b >> shift & 255);
    if (step > noise || step < -noise) return 1;
  }
  return 0;
}

typedef uint8_t run_bytes __attribute__((vector_size(lanes * 4)));

/// Adds the changed pixels among sixteen to the counts of their four cells. Returns whether there are any.
static int count_changed_run(const uint8_t *a, const uint8_t *b, uint8_t *counts) {
  run_bytes p, q;
  memcpy(&p, a, sizeof p);
  memcpy(&q, b, sizeof q);
  run_bytes step = __builtin_elementwise_max(p, q) - __builtin_elementwise_min(p, q);
  words changed = (words)((words)(step > noise) != 0) & 1;
  uint32_t flags[lanes], sum = 0;
  memcpy(flags, &changed, sizeof flags);
  for (int cell = 0; cell < lanes / side; cell++) {
    const uint32_t *first = flags + cell * side;
    uint32_t count = first[0] + first[1] + first[2] + first[3];
    counts[cell] += count;
    sum += count;
  }
  return sum > 0;
}

/// Counts the changed pixels in the cells of some rows. Returns whether there are any.
static int count_changed(cell_grid *grid) {
  const ts_row_range *rows = grid->rows;
  int any = 0;
  for (size_t y = grid->first_row * side; y < smaller((grid->first_row + grid->row_count) * side, rows->height); y++) {
    if (!rows->differs[y]) continue;
    const uint8_t *a = rows->a + y * rows->width * 4, *b = rows->b + y * rows->width * 4;
    uint8_t *counts = grid->changed + (y / side - grid->first_row) * grid->columns;
    size_t x = 0;
    for (; rows->width - x >= lanes; x += lanes) {
      if (memcmp(a + x * 4, b + x * 4, lanes * 4) == 0) continue;
      any |= count_changed_run(a + x * 4, b + x * 4, counts + x / side);
    }
    for (; x < rows->width; x++) {
      uint32_t p, q;
      memcpy(&p, a + x * 4, 4);
      memcpy(&q, b + x * 4, 4);
      if (p != q && is_changed(p, q)) counts[x / side]++, any = 1;
    }
  }
  return any;
}

typedef uint8_t window_row __attribute__((vector_size(side * 2 * 4)));

/// Returns whether no channel of a window has enough contrast for an edge. Windows at the end of the image are not checked.
static int is_flat_window(const ts_row_range *rows, size_t row, size_t column) {
  size_t x = column * side, y = row * side;
  if (rows->width - x < side * 2 || rows->height - y < side * 2) return 0;
  window_row least = ~(window_row){0}, most = {0};
  for (size_t place = y * rows->width + x; y < (row + 2) * side; y++, place += rows->width) {
    window_row a, b;
    memcpy(&a, rows->a + place * 4, sizeof a);
    memcpy(&b, rows->b + place * 4, sizeof b);
    least = __builtin_elementwise_min(least, __builtin_elementwise_min(a, b));
    most = __builtin_elementwise_max(most, __builtin_elementwise_max(a, b));
  }
  uint8_t low[sizeof least], high[sizeof most];
  memcpy(low, &least, sizeof low);
  memcpy(high, &most, sizeof high);
  for (size_t channel = 0; channel < 4; channel++) {
    uint8_t lowest = 255, highest = 0;
    for (size_t i = channel; i < sizeof low; i += 4) {
      lowest = low[i] < lowest ? low[i] : lowest;
      highest = high[i] > highest ? high[i] : highest;
    }
    if (highest - lowest >= least_contrast) return 0;
  }
  return 1;
}

static void forget_row(cell_grid *grid, size_t row) { memset(grid->is_known[row & 1], 0, grid->columns); }

/// Measures the windows that begin in a row of cells. Sets `moved` for those above the limit, and returns the maximum.
static double measure_windows(cell_grid *grid, size_t row, double limit, uint8_t *moved) {
  const uint8_t *upper = grid->changed + (row - grid->first_row) * grid->columns, *lower = upper + grid->columns;
  double farthest = 0;
  for (size_t column = 0; column + 1 < grid->columns; column++) {
    int changed = upper[column] + upper[column + 1] + lower[column] + lower[column + 1];
    if (changed < least_changed || is_flat_window(grid->rows, row, column)) continue;
    cell window = no_cell;
    for (size_t y = row; y <= row + 1; y++) {
      for (size_t x = column; x <= column + 1; x++) add_cell(&window, cell_at(grid, y, x));
    }
    double shift = shift_of(&window);
    moved[column] = shift > limit;
    farthest = shift > farthest ? shift : farthest;
  }
  return farthest;
}

static void mark_cell(const ts_row_range *rows, size_t row, size_t column, uint8_t *classes) {
  for (size_t y = row * side; y < smaller((row + 1) * side, rows->end); y++) {
    if (y < rows->first) continue;
    for (size_t x = column * side; x < smaller((column + 1) * side, rows->width); x++) {
      uint8_t *class = classes + y * rows->width + x;
      if (*class == ts_within || *class == ts_antialiased) *class = ts_flat;
    }
  }
}

/// Marks the cells of windows that moved between two rows.
static void mark_windows(const cell_grid *grid, size_t row, const uint8_t *moved, uint8_t *classes) {
  for (size_t column = 0; column + 1 < grid->columns; column++) {
    if (!moved[column]) continue;
    for (size_t y = row; y <= row + 1; y++) {
      mark_cell(grid->rows, y, column, classes);
      mark_cell(grid->rows, y, column + 1, classes);
    }
  }
}

static double find_shifts(cell_grid *grid, uint8_t *moved, double limit, uint8_t *classes) {
  double farthest = 0;
  if (!count_changed(grid)) return 0;
  for (size_t row = grid->first_row; row + 1 < grid->first_row + grid->row_count; row++) {
    forget_row(grid, row == grid->first_row ? row : row + 1);
    if (row == grid->first_row) forget_row(grid, row + 1);
    memset(moved, 0, grid->columns);
    double shift = measure_windows(grid, row, limit, moved);
    farthest = shift > farthest ? shift : farthest;
    if (shift > limit) mark_windows(grid, row, moved, classes);
  }
  return farthest;
}

double ts_find_contour_shifts(ts_row_range rows, double limit, uint8_t *classes) {
  // Windows begin one cell above the rows, whose cells belong to them as well, and end below them.
  size_t all_rows = (rows.height + side - 1) / side, columns = (rows.width + side - 1) / side;
  size_t first = rows.first / side, end = smaller((rows.end + side - 1) / side + 1, all_rows);
  if (first > 0) first--;
  cell_grid grid = {.rows = &rows, .columns = columns, .first_row = first, .row_count = end - first};
  // Cells contain vectors, which malloc aligns sufficiently.
  for (int i = 0; i < 2; i++) {
    grid.cells[i] = malloc(columns * sizeof(cell));
    grid.is_known[i] = malloc(columns);
  }
  grid.changed = calloc(grid.row_count, columns);
  uint8_t *moved = malloc(columns);
  double farthest = -1;
  if (grid.cells[0] && grid.cells[1] && grid.is_known[0] && grid.is_known[1] && grid.changed && moved) {
    farthest = find_shifts(&grid, moved, limit, classes);
  }
  for (int i = 0; i < 2; i++) free(grid.cells[i]), free(grid.is_known[i]);
  free(grid.changed);
  free(moved);
  return farthest;
}
