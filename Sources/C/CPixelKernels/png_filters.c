#include "png_filters.h"

#include "premultiplying.h"

typedef uint8_t block __attribute__((vector_size(64)));
/// A pixel; the last lane is unused if it has no alpha.
typedef uint8_t pixel __attribute__((vector_size(4)));
typedef int16_t numbers __attribute__((vector_size(8)));

inlined numbers load(const uint8_t *source) {
  pixel value;
  memcpy(&value, source, sizeof value);
  return __builtin_convertvector(value, numbers);
}

inlined numbers either(numbers condition, numbers yes, numbers no) { return (yes & condition) | (no & ~condition); }

inlined numbers distance(numbers a, numbers b) { return __builtin_elementwise_max(a - b, b - a); }

inlined numbers paeth(numbers left, numbers up, numbers corner) {
  numbers by_left = distance(up, corner), by_up = distance(left, corner);
  numbers by_corner = distance(left + up, corner + corner);
  return either((by_left <= by_up) & (by_left <= by_corner), left, either(by_up <= by_corner, up, corner));
}

/// Undoes a filter that uses the pixel to the left. `line` holds the row above, and is overwritten with the row. Kind and
/// channels are compile-time constants.
inlined void undo_from_left(const uint8_t *row, uint8_t *line, size_t width, size_t channels, int kind) {
  numbers left = {0}, corner = {0};
  for (size_t x = 0; x < width; x++, row += channels, line += channels) {
    numbers value = load(row);
    if (kind == 1) {
      value += left;
    } else {
      numbers up = load(line);
      value += kind == 3 ? (left + up) >> 1 : paeth(left, up, corner);
      corner = up;
    }
    left = value & 0xFF;
    pixel result = __builtin_convertvector(left, pixel);
    memcpy(line, &result, channels);
  }
}

for_wide_vectors
static void undo_up(const uint8_t *row, uint8_t *line, size_t count) {
  size_t index = 0;
  for (; index + sizeof(block) <= count; index += sizeof(block)) {
    block value, up;
    memcpy(&value, row + index, sizeof value);
    memcpy(&up, line + index, sizeof up);
    value += up;
    memcpy(line + index, &value, sizeof value);
  }
  for (; index < count; index++) line[index] += row[index];
}

inlined int undo(const uint8_t *row, uint8_t *line, size_t width, size_t channels, int kind) {
  switch (kind) {
    case 0: memcpy(line, row, width * channels); return 1;
    case 1: undo_from_left(row, line, width, channels, 1); return 1;
    case 2: undo_up(row, line, width * channels); return 1;
    case 3: undo_from_left(row, line, width, channels, 3); return 1;
    case 4: undo_from_left(row, line, width, channels, 4); return 1;
    default: return 0;
  }
}

/// Loads sixteen pixels. The count of channels is a compile-time constant.
inlined words load_pixels(const uint8_t *line, size_t channels) {
  if (channels == 3) return widened(line);
  words value;
  memcpy(&value, line, sizeof value);
  return value;
}

inlined void write_pixels(
  const uint8_t *line, uint8_t *pixels, size_t width, size_t channels, int is_premultiplied) {
  size_t x = 0;
  for (; x + lanes <= width; x += lanes) {
    words value = load_pixels(line + x * channels, channels);
    if (is_premultiplied) value = premultiplied(value);
    memcpy(pixels + x * 4, &value, sizeof value);
  }
  if (x == width) return;
  uint8_t rest[lanes * 4] = {0};
  memcpy(rest, line + x * channels, (width - x) * channels);
  words value = load_pixels(rest, channels);
  if (is_premultiplied) value = premultiplied(value);
  memcpy(pixels + x * 4, &value, (width - x) * 4);
}

/// Channels are a compile-time constant.
inlined int unpack_row(
  const uint8_t *row, uint8_t *line, uint8_t *pixels, size_t width, size_t channels, int is_premultiplied) {
  if (!undo(row + 1, line, width, channels, row[0])) return 0;
  write_pixels(line, pixels, width, channels, is_premultiplied);
  return 1;
}

for_wide_vectors
int ts_unpack_png_rows(
  const uint8_t *rows, uint8_t *line, uint8_t *pixels, size_t width, size_t height, size_t channels,
  int is_premultiplied) {
  for (size_t y = 0; y < height; y++, pixels += width * 4) {
    const uint8_t *row = rows + y * (width * channels + 1);
    int is_known = channels == 4 ? unpack_row(row, line, pixels, width, 4, is_premultiplied)
                                 : unpack_row(row, line, pixels, width, 3, is_premultiplied);
    if (!is_known) return 0;
  }
  return 1;
}

/// Returns the number of words in a row that equal the one a pixel to the left, or the one above.
for_wide_vectors
static size_t foreseen_words(const uint8_t *row, const uint8_t *previous, size_t length, size_t pixel_length) {
  words found = {0};
  size_t index = pixel_length;
  for (; index + sizeof(words) <= length; index += sizeof(words)) {
    words value, left, up;
    memcpy(&value, row + index, sizeof value);
    memcpy(&left, row + index - pixel_length, sizeof left);
    memcpy(&up, previous + index, sizeof up);
    found -= (words)(value == left) | (words)(value == up);
  }
  size_t count = 0;
  for (int lane = 0; lane < lanes; lane++) count += found[lane];
  for (; index < length; index += 4) {
    count += memcmp(row + index, row + index - pixel_length, 4) == 0 || memcmp(row + index, previous + index, 4) == 0;
  }
  return count;
}

for_wide_vectors
static void subtract_up(const uint8_t *row, const uint8_t *previous, uint8_t *target, size_t count) {
  size_t index = 0;
  for (; index + sizeof(block) <= count; index += sizeof(block)) {
    block value, up;
    memcpy(&value, row + index, sizeof value);
    memcpy(&up, previous + index, sizeof up);
    value -= up;
    memcpy(target + index, &value, sizeof value);
  }
  for (; index < count; index++) target[index] = (uint8_t)(row[index] - previous[index]);
}

void ts_filter_png_row(
  const uint8_t *row, const uint8_t *previous, uint8_t *target, size_t length, size_t pixel_length) {
  // The threshold that gives the smallest goldens for this package.
  int is_up = previous && foreseen_words(row, previous, length, pixel_length) * 5 < length / 4 * 4;
  target[0] = is_up ? 2 : 0;
  if (is_up) {
    subtract_up(row, previous, target + 1, length);
  } else {
    memcpy(target + 1, row, length);
  }
}
