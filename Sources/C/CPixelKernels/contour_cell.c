#include "contour_cell.h"

#pragma STDC FP_CONTRACT OFF

typedef int32_t channel_signs __attribute__((vector_size(16)));
typedef uint8_t channel_bytes __attribute__((vector_size(4)));

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

inlined void add_pixel(contour_cell *sums, const ts_row_range *rows, size_t x, size_t y) {
  size_t left = x > 0 ? x - 1 : 0, right = x + 1 < rows->width ? x + 1 : x;
  size_t up = y > 0 ? y - 1 : 0, down = y + 1 < rows->height ? y + 1 : y;
  channels gx = (load_sum(rows, right, y) - load_sum(rows, left, y)) * 0.25f;
  channels gy = (load_sum(rows, x, down) - load_sum(rows, x, up)) * 0.25f;
  channels a = load_channels(rows->a, rows, x, y), b = load_channels(rows->b, rows, x, y);
  channels width = __builtin_elementwise_abs(gx), height = __builtin_elementwise_abs(gy);
  // The length of a gradient, to 8 % without a square root.
  channels longer = __builtin_elementwise_max(width, height), shorter = __builtin_elementwise_min(width, height);
  channels step = b - a, mean = (a + b) * 0.5f;
  channel_signs is_changed = __builtin_elementwise_abs(step) >= (float)least_step;
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

/// The four channels of a pixel in each of four cells side by side: exact, as are all sums of them over a cell.
typedef int16_t quad __attribute__((vector_size(four_cells * 8)));
typedef uint8_t quad_bytes __attribute__((vector_size(four_cells * 4)));

/// A row of four cells, column by column.
typedef struct {
  quad a[cell_side], b[cell_side];
  /// Both images together, with the columns to the left and to the right of the cells.
  quad sum[cell_side + 2];
} quad_row;

/// Takes every fourth of sixteen pixels.
#define every_fourth(pixels, first) \
  __builtin_convertvector( \
    (quad_bytes)__builtin_shufflevector(pixels, pixels, first, first + 4, first + 8, first + 12), quad)

inlined words load_row(const uint8_t *pixels, size_t place) {
  words value;
  memcpy(&value, pixels + place * 4, sizeof value);
  return value;
}

inlined void load_columns(const uint8_t *pixels, size_t place, quad columns[cell_side]) {
  words value = load_row(pixels, place);
  columns[0] = every_fourth(value, 0);
  columns[1] = every_fourth(value, 1);
  columns[2] = every_fourth(value, 2);
  columns[3] = every_fourth(value, 3);
}

/// Loads a row and adds both images, except for the columns outside of the cells.
inlined void load_quad_row(const ts_row_range *rows, size_t place, quad_row *row) {
  load_columns(rows->a, place, row->a);
  load_columns(rows->b, place, row->b);
  for (int column = 0; column < cell_side; column++) row->sum[column + 1] = row->a[column] + row->b[column];
}

inlined void add_outer_columns(const ts_row_range *rows, size_t place, quad_row *row) {
  row->sum[0] = every_fourth(load_row(rows->a, place - 1), 0) + every_fourth(load_row(rows->b, place - 1), 0);
  row->sum[cell_side + 1] = every_fourth(load_row(rows->a, place + 1), 3) + every_fourth(load_row(rows->b, place + 1), 3);
}

/// Sums over four cells.
typedef struct {
  quad difference, changed, least, most;
  signs along_x, along_y, power;
  floats length;
} quad_sums;

inlined void add_quad(quad_sums *sums, const quad_row *up, const quad_row *row, const quad_row *down, int column) {
  quad step = row->b[column] - row->a[column], sum = row->sum[column + 1];
  // Four times the gradient.
  quad gx = row->sum[column + 2] - row->sum[column], gy = down->sum[column + 1] - up->sum[column + 1];
  quad is_changed = (quad)(__builtin_elementwise_abs(step) >= least_step);
  step &= is_changed;
  sums->difference += step;
  sums->changed -= is_changed;
  sums->least = __builtin_elementwise_min(sums->least, sum);
  sums->most = __builtin_elementwise_max(sums->most, sum);
  signs steps = __builtin_convertvector(step, signs);
  signs x = __builtin_convertvector(gx, signs), y = __builtin_convertvector(gy, signs);
  sums->along_x += steps * x;
  sums->along_y += steps * y;
  sums->power += x * x + y * y;
  quad width = __builtin_elementwise_abs(gx), height = __builtin_elementwise_abs(gy);
  quad longer = __builtin_elementwise_max(width, height), shorter = __builtin_elementwise_min(width, height);
  // Rounded, so pixels are added in their order.
  sums->length += __builtin_convertvector(longer, floats) + __builtin_convertvector(shorter, floats) * 0.41f;
}

inlined channels channels_of(floats value, int cell) {
  channels result;
  memcpy(&result, (uint8_t *)&value + cell * sizeof result, sizeof result);
  return result;
}

/// Sums up four cells away from the edge of the image: the same as `add_pixel` for each pixel, since a factor that is a power
/// of two makes no difference to rounding.
inlined void sum_up_four_cells(const ts_row_range *rows, size_t place, contour_cell *cells) {
  quad_row lines[cell_side + 2];
  for (int line = 0; line < cell_side + 2; line++) load_quad_row(rows, place + line * rows->width - rows->width, lines + line);
  for (int line = 1; line <= cell_side; line++) {
    add_outer_columns(rows, place + (line - 1) * rows->width, lines + line);
  }
  quad_sums sums = {.least = (quad){0} + 510};
  for (int line = 1; line <= cell_side; line++) {
    for (int column = 0; column < cell_side; column++) {
      add_quad(&sums, lines + line - 1, lines + line, lines + line + 1, column);
    }
  }
  const floats difference = __builtin_convertvector(sums.difference, floats);
  const floats changed = __builtin_convertvector(sums.changed, floats);
  const floats along_x = __builtin_convertvector(sums.along_x, floats) * 0.25f;
  const floats along_y = __builtin_convertvector(sums.along_y, floats) * 0.25f;
  const floats power = __builtin_convertvector(sums.power, floats) * 0.0625f, length = sums.length * 0.25f;
  const floats least = __builtin_convertvector(sums.least, floats) * 0.5f;
  const floats most = __builtin_convertvector(sums.most, floats) * 0.5f;
  for (int cell = 0; cell < four_cells; cell++) {
    cells[cell] = (contour_cell){
      .difference = channels_of(difference, cell), .length = channels_of(length, cell),
      .along_x = channels_of(along_x, cell), .along_y = channels_of(along_y, cell), .power = channels_of(power, cell),
      .least = channels_of(least, cell), .most = channels_of(most, cell), .changed = channels_of(changed, cell)};
  }
}

inlined contour_cell sum_up_cell(const ts_row_range *rows, size_t row, size_t column) {
  contour_cell sums = no_cell;
  for (size_t y = row * cell_side; y < (row + 1) * cell_side && y < rows->height; y++) {
    for (size_t x = column * cell_side; x < (column + 1) * cell_side && x < rows->width; x++) add_pixel(&sums, rows, x, y);
  }
  return sums;
}

for_wide_vectors
void ts_sum_up_cells(const ts_row_range *rows, size_t row, size_t column, contour_cell *cells) {
  size_t left = column * cell_side, top = row * cell_side;
  size_t right = left + lanes, bottom = top + cell_side;
  if (left > 0 && top > 0 && right < rows->width && bottom < rows->height) {
    return sum_up_four_cells(rows, top * rows->width + left, cells);
  }
  for (size_t cell = 0; cell < four_cells; cell++) cells[cell] = sum_up_cell(rows, row, column + cell);
}
