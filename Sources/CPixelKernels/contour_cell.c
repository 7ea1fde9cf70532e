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

/// Four numbers for each of four pixels cell_side by cell_side: exact, as are all sums of them over a cell.
typedef int16_t row_steps __attribute__((vector_size(cell_side * 8)));
typedef int16_t short_channels __attribute__((vector_size(8)));
typedef uint8_t row_bytes __attribute__((vector_size(cell_side * 4)));

inlined row_steps load_row(const uint8_t *pixels, size_t place) {
  row_bytes bytes;
  memcpy(&bytes, pixels + place * 4, sizeof bytes);
  return __builtin_convertvector(bytes, row_steps);
}

inlined row_steps load_row_sum(const ts_row_range *rows, size_t place) {
  return load_row(rows->a, place) + load_row(rows->b, place);
}

/// The sums of four pixels cell_side by cell_side, in the channels of the first.
inlined channels sum_of_row(signs value) {
  channel_signs first, second, third, fourth;
  memcpy(&first, &value, sizeof first);
  memcpy(&second, (uint8_t *)&value + sizeof first, sizeof first);
  memcpy(&third, (uint8_t *)&value + sizeof first * 2, sizeof first);
  memcpy(&fourth, (uint8_t *)&value + sizeof first * 3, sizeof first);
  return __builtin_convertvector((first + second) + (third + fourth), channels);
}

/// Adds the lengths of the gradients of four pixels, one pixel after the other, since the sum is rounded.
inlined void add_lengths(contour_cell *sums, row_steps gx, row_steps gy) {
  row_steps width = __builtin_elementwise_abs(gx), height = __builtin_elementwise_abs(gy);
  row_steps longer = __builtin_elementwise_max(width, height), shorter = __builtin_elementwise_min(width, height);
  floats lengths = (__builtin_convertvector(longer, floats) + __builtin_convertvector(shorter, floats) * 0.41f) * 0.25f;
  for (int i = 0; i < cell_side; i++) {
    channels length;
    memcpy(&length, (uint8_t *)&lengths + i * sizeof length, sizeof length);
    sums->length += length;
  }
}

/// Sums up a cell away from the edge of the image, row by row: the same as `add_pixel` for each pixel.
inlined void add_whole_cell(contour_cell *sums, const ts_row_range *rows, size_t place) {
  row_steps difference = {0}, changed = {0}, least = (row_steps){0} + 510, most = {0};
  signs along_x = {0}, along_y = {0}, power = {0};
  for (int line = 0; line < cell_side; line++, place += rows->width) {
    row_steps a = load_row(rows->a, place), b = load_row(rows->b, place), step = b - a, sum = a + b;
    // Four times the gradient.
    row_steps gx = load_row_sum(rows, place + 1) - load_row_sum(rows, place - 1);
    row_steps gy = load_row_sum(rows, place + rows->width) - load_row_sum(rows, place - rows->width);
    row_steps is_changed = __builtin_elementwise_abs(step) >= least_step;
    step &= is_changed;
    difference += step;
    changed -= is_changed;
    least = __builtin_elementwise_min(least, sum);
    most = __builtin_elementwise_max(most, sum);
    signs steps = __builtin_convertvector(step, signs);
    signs x = __builtin_convertvector(gx, signs), y = __builtin_convertvector(gy, signs);
    along_x += steps * x;
    along_y += steps * y;
    power += x * x + y * y;
    add_lengths(sums, gx, gy);
  }
  sums->difference = sum_of_row(__builtin_convertvector(difference, signs));
  sums->changed = sum_of_row(__builtin_convertvector(changed, signs));
  sums->along_x = sum_of_row(along_x) * 0.25f;
  sums->along_y = sum_of_row(along_y) * 0.25f;
  sums->power = sum_of_row(power) * 0.0625f;
  short_channels low[4], high[4];
  memcpy(low, &least, sizeof low);
  memcpy(high, &most, sizeof high);
  low[0] = __builtin_elementwise_min(__builtin_elementwise_min(low[0], low[1]), __builtin_elementwise_min(low[2], low[3]));
  high[0] = __builtin_elementwise_max(__builtin_elementwise_max(high[0], high[1]), __builtin_elementwise_max(high[2], high[3]));
  sums->least = __builtin_convertvector(low[0], channels) * 0.5f;
  sums->most = __builtin_convertvector(high[0], channels) * 0.5f;
}

for_wide_vectors
contour_cell ts_contour_cell(const ts_row_range *rows, size_t row, size_t column) {
  contour_cell sums = no_cell;
  size_t left = column * cell_side, top = row * cell_side;
  size_t right = left + cell_side, bottom = top + cell_side;
  if (left > 0 && top > 0 && right < rows->width && bottom < rows->height) {
    add_whole_cell(&sums, rows, top * rows->width + left);
    return sums;
  }
  for (size_t y = top; y < bottom && y < rows->height; y++) {
    for (size_t x = left; x < right && x < rows->width; x++) add_pixel(&sums, rows, x, y);
  }
  return sums;
}
