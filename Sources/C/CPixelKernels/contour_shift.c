#include "contour_shift.h"

#include <stdlib.h>

#include "contour_cell.h"
#include "pixel_class.h"
#include "vectors.h"

enum { side = cell_side, least_changed = 6, least_length = 6, least_contrast = 12, least_sum = 32, widest = 3 };

/// The least value of each channel in a cell of the mean of both images, and the complement of the largest one, so that ranges
/// are joined by the minimum.
typedef uint8_t cell_range __attribute__((vector_size(8)));

/// The cells of an image, of which two rows are known at a time. Everything is found for four cells at a time.
typedef struct {
  const ts_row_range *rows;
  size_t columns;
  contour_cell *cells[2];
  uint8_t *is_known[2];
  cell_range *ranges[2];
  uint8_t *is_ranged[2];
  /// The number of changed pixels in each cell, for all rows of cells from `first_row`.
  uint8_t *changed;
  size_t first_row, row_count;
} cell_grid;

inlined const contour_cell *cell_at(cell_grid *grid, size_t row, size_t column) {
  uint8_t *is_known = grid->is_known[row & 1] + column / four_cells;
  size_t first = column / four_cells * four_cells;
  if (!*is_known) ts_sum_up_cells(grid->rows, row, first, grid->cells[row & 1] + first);
  *is_known = 1;
  return grid->cells[row & 1] + column;
}

inlined void add_cell(contour_cell *sums, const contour_cell *other) {
  sums->difference += other->difference;
  sums->length += other->length;
  sums->along_x += other->along_x;
  sums->along_y += other->along_y;
  sums->power += other->power;
  sums->least = __builtin_elementwise_min(sums->least, other->least);
  sums->most = __builtin_elementwise_max(sums->most, other->most);
  sums->changed += other->changed;
}

/// Returns the distance by which the edges in a window moved, in pixels; 0 if it is surely at most `enough`.
inlined double shift_of(const contour_cell *window, double enough) {
  int channel = -1;
  float contrast = 0;
  for (int i = 0; i < 4; i++) {
    float range = window->most[i] - window->least[i];
    if (window->changed[i] > 0 && range > contrast) channel = i, contrast = range;
  }
  if (channel < 0 || contrast < least_contrast || window->changed[channel] < least_changed) return 0;
  double length = window->length[channel], sum = window->difference[channel], power = window->power[channel];
  if (length < least_length * (double)contrast || power * widest < length * (double)contrast) return 0;
  double along_x = window->along_x[channel], along_y = window->along_y[channel];
  // Central differences widen a sharp edge, which makes the quotient too large by a fifth.
  const double widening = 1.2, sure = 0.999 * enough;
  double farthest = widening * sure * power;
  if (sum <= sure * length && -sum <= sure * length && along_x * along_x + along_y * along_y <= farthest * farthest) return 0;
  double apart = sum < 0 ? -sum / length : sum / length;
  if (apart * length < least_sum) apart = 0;
  double x = along_x / power, y = along_y / power;
  double along = __builtin_sqrt(x * x + y * y) / widening;
  return apart > along ? apart : along;
}

static int is_changed(uint32_t a, uint32_t b) {
  for (int shift = 0; shift < 32; shift += 8) {
    int step = (int)(a >> shift & 255) - (int)(b >> shift & 255);
    if (step >= least_step || step <= -least_step) return 1;
  }
  return 0;
}

typedef uint8_t run_bytes __attribute__((vector_size(lanes * 4)));

/// Counts the changed pixels in four cells side by side, of which the first pixel is at a place. Returns whether there are
/// any.
inlined int count_changed_in_four(const ts_row_range *rows, size_t x, size_t top, size_t bottom, uint8_t *counts) {
  words changed = {0};
  for (size_t y = top; y < bottom; y++) {
    if (!rows->differs[y]) continue;
    run_bytes p, q;
    memcpy(&p, rows->a + (y * rows->width + x) * 4, sizeof p);
    memcpy(&q, rows->b + (y * rows->width + x) * 4, sizeof q);
    run_bytes step = __builtin_elementwise_max(p, q) - __builtin_elementwise_min(p, q);
    changed -= (words)((words)(step >= least_step) != 0);
  }
  if (__builtin_reduce_or(changed) == 0) return 0;
  uint32_t columns[lanes];
  memcpy(columns, &changed, sizeof columns);
  for (int cell = 0; cell < four_cells; cell++) {
    const uint32_t *first = columns + cell * side;
    counts[cell] = first[0] + first[1] + first[2] + first[3];
  }
  return 1;
}

/// Counts the changed pixels in the cells of a row. Returns whether there are any.
inlined int count_changed_in_row(const ts_row_range *rows, size_t row, uint8_t *counts) {
  size_t top = row * side, bottom = smaller(top + side, rows->height), x = 0, differing = 0;
  for (size_t y = top; y < bottom; y++) differing += rows->differs[y];
  if (differing == 0) return 0;
  int any = 0;
  for (; rows->width - x >= lanes; x += lanes) any |= count_changed_in_four(rows, x, top, bottom, counts + x / side);
  for (size_t y = top; y < bottom; y++) {
    for (size_t rest = x; rest < rows->width; rest++) {
      uint32_t p, q;
      memcpy(&p, rows->a + (y * rows->width + rest) * 4, 4);
      memcpy(&q, rows->b + (y * rows->width + rest) * 4, 4);
      if (p != q && is_changed(p, q)) counts[rest / side]++, any = 1;
    }
  }
  return any;
}

/// Counts the changed pixels in all cells. Returns whether there are any.
inlined int count_changed(cell_grid *grid) {
  int any = 0;
  for (size_t row = 0; row < grid->row_count; row++) {
    any |= count_changed_in_row(grid->rows, grid->first_row + row, grid->changed + row * grid->columns);
  }
  return any;
}

/// The minimum of each channel of the four pixels of a cell, in each of them.
inlined words least_of_four(run_bytes value) {
  words whole = (words)value;
  value = __builtin_elementwise_min(
    value, (run_bytes)__builtin_shufflevector(whole, whole, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
  whole = (words)value;
  value = __builtin_elementwise_min(
    value, (run_bytes)__builtin_shufflevector(whole, whole, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13));
  return (words)value;
}

/// Finds the ranges of four cells, the first at a multiple of four. Cells at the end of the image have the whole range.
inlined void find_ranges(cell_grid *grid, size_t row, size_t column) {
  const ts_row_range *rows = grid->rows;
  cell_range *ranges = grid->ranges[row & 1] + column;
  size_t x = column * side, y = row * side;
  run_bytes least = ~(run_bytes){0}, most = {0};
  if (rows->width - x < lanes || rows->height - y < side) {
    memset(ranges, 0, sizeof *ranges * four_cells);
    return;
  }
  for (size_t place = y * rows->width + x; y < (row + 1) * side; y++, place += rows->width) {
    run_bytes a, b;
    memcpy(&a, rows->a + place * 4, sizeof a);
    memcpy(&b, rows->b + place * 4, sizeof b);
    // Rounded up: values whose sums are twice as far apart as the least contrast remain that far apart.
    const run_bytes mean = (a | b) - ((a ^ b) >> 1);
    least = __builtin_elementwise_min(least, mean);
    most = __builtin_elementwise_max(most, mean);
  }
  words low = least_of_four(least), high = least_of_four(~most);
  for (size_t cell = 0; cell < four_cells; cell++) {
    uint32_t range[2] = {low[cell * side], high[cell * side]};
    memcpy(ranges + cell, range, sizeof range);
  }
}

inlined cell_range range_at(cell_grid *grid, size_t row, size_t column) {
  uint8_t *is_ranged = grid->is_ranged[row & 1] + column / four_cells;
  if (!*is_ranged) find_ranges(grid, row, column / four_cells * four_cells);
  *is_ranged = 1;
  return grid->ranges[row & 1][column];
}

/// Returns whether no channel of a window has enough contrast for an edge. Windows at the end of the image are not checked.
inlined int is_flat_window(cell_grid *grid, size_t row, size_t column) {
  cell_range upper = __builtin_elementwise_min(range_at(grid, row, column), range_at(grid, row, column + 1));
  cell_range lower = __builtin_elementwise_min(range_at(grid, row + 1, column), range_at(grid, row + 1, column + 1));
  uint8_t range[sizeof(cell_range)];
  upper = __builtin_elementwise_min(upper, lower);
  memcpy(range, &upper, sizeof range);
  for (int channel = 0; channel < 4; channel++) {
    if (255 - range[channel + 4] - range[channel] >= least_contrast) return 0;
  }
  return 1;
}

static void forget_row(cell_grid *grid, size_t row) {
  memset(grid->is_known[row & 1], 0, grid->columns / four_cells + 1);
  memset(grid->is_ranged[row & 1], 0, grid->columns / four_cells + 1);
}

/// Measures the windows that begin in a row of cells. Sets `moved` for those above the limit, and returns the maximum.
inlined double measure_windows(cell_grid *grid, size_t row, double limit, uint8_t *moved) {
  const uint8_t *upper = grid->changed + (row - grid->first_row) * grid->columns, *lower = upper + grid->columns;
  double farthest = 0;
  for (size_t column = 0; column + 1 < grid->columns; column++) {
    int changed = upper[column] + upper[column + 1] + lower[column] + lower[column + 1];
    if (changed < least_changed || is_flat_window(grid, row, column)) continue;
    contour_cell window = no_cell;
    for (size_t y = row; y <= row + 1; y++) {
      for (size_t x = column; x <= column + 1; x++) add_cell(&window, cell_at(grid, y, x));
    }
    double shift = shift_of(&window, farthest < limit ? farthest : limit);
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
  for (size_t column = 0; column < grid->columns; column++) {
    // A cell belongs to the windows that begin at it and before it. None begins at the last one.
    if (!moved[column] && !(column > 0 && moved[column - 1])) continue;
    mark_cell(grid->rows, row, column, classes);
    mark_cell(grid->rows, row + 1, column, classes);
  }
}

inlined double find_shifts(cell_grid *grid, uint8_t *moved, double limit, uint8_t *classes) {
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

for_wide_vectors
double ts_find_contour_shifts(ts_row_range rows, double limit, uint8_t *classes) {
  // Windows begin one cell above the rows, whose cells belong to them as well, and end below them.
  size_t all_rows = (rows.height + side - 1) / side, columns = (rows.width + side - 1) / side;
  size_t first = rows.first / side, end = smaller((rows.end + side - 1) / side + 1, all_rows);
  if (first > 0) first--;
  cell_grid grid = {.rows = &rows, .columns = columns, .first_row = first, .row_count = end - first};
  // Cells contain vectors, which malloc aligns sufficiently.
  for (int i = 0; i < 2; i++) {
    grid.cells[i] = malloc((columns + four_cells) * sizeof(contour_cell));
    grid.is_known[i] = malloc(columns / four_cells + 1);
    grid.ranges[i] = malloc((columns + four_cells) * sizeof(cell_range));
    grid.is_ranged[i] = malloc(columns / four_cells + 1);
  }
  grid.changed = calloc(grid.row_count, columns);
  int is_complete = grid.changed != NULL;
  for (int i = 0; i < 2; i++) {
    is_complete &= grid.cells[i] && grid.is_known[i] && grid.ranges[i] && grid.is_ranged[i];
  }
  uint8_t *moved = malloc(columns);
  double farthest = -1;
  if (is_complete && moved) farthest = find_shifts(&grid, moved, limit, classes);
  for (int i = 0; i < 2; i++) free(grid.cells[i]), free(grid.is_known[i]), free(grid.ranges[i]), free(grid.is_ranged[i]);
  free(grid.changed);
  free(moved);
  return farthest;
}
