#include "blur_plane.h"

#include <stdlib.h>

/// Four values of a row, or the channels of a pixel.
typedef float four __attribute__((vector_size(16), aligned(4)));

/// Returns the sum of eight bytes.
inlined uint32_t sum_of_eight(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  value = (value & 0x00FF00FF00FF00FFu) + (value >> 8 & 0x00FF00FF00FF00FFu);
  return (uint32_t)(value * 0x0001000100010001u >> 48);
}

/// Adds the scaled sums of `factor` bytes each to `count` numbers. The factor is a power of two.
for_wide_vectors
static void add_sums(const uint8_t *source, size_t factor, float share, float *target, size_t count) {
  size_t x = 0;
  if (factor == 2) {
    for (; x + lanes <= count; x += lanes, source += sizeof(halves)) {
      halves pairs;
      memcpy(&pairs, source, sizeof pairs);
      pairs = (pairs & 0xFF) + (pairs >> 8);
      *(unaligned *)(target + x) += __builtin_convertvector(__builtin_convertvector(pairs, signs), floats) * share;
    }
  } else if (factor == 4) {
    for (; x + lanes <= count; x += lanes, source += sizeof(words)) {
      words fours;
      memcpy(&fours, source, sizeof fours);
      fours = (fours & 0x00FF00FFu) + (fours >> 8 & 0x00FF00FFu);
      *(unaligned *)(target + x) += from_words((fours & 0xFFFF) + (fours >> 16)) * share;
    }
  }
  for (; x < count; x++) {
    uint32_t sum = 0;
    size_t i = 0;
    for (; i + 8 <= factor; i += 8) sum += sum_of_eight(source + i);
    for (; i < factor; i++) sum += source[i];
    target[x] += (float)sum * share;
    source += factor;
  }
}

/// Computes the means of squares of `factor` pixels; outside the edges, pixels are zero.
for_wide_vectors
static void shrink(const uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels, size_t factor,
                   const plane *small) {
  const float share = 1.0f / (float)(factor * factor);
  size_t complete = width / factor;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *source = pixels + y * stride;
    float *target = small->values + y / factor * small->stride;
    if (channels == 1) {
      add_sums(source, factor, share, target, complete);
      for (size_t x = complete * factor; x < width; x++) target[complete] += (float)source[x] * share;
    } else {
      typedef uint8_t quad __attribute__((vector_size(4), aligned(1)));
      typedef int32_t wide __attribute__((vector_size(16)));
      typedef uint32_t pixels4 __attribute__((vector_size(16)));
      for (size_t x = 0; x * factor < width; x++, target += 4) {
        size_t columns = x < complete ? factor : width - complete * factor, i = 0;
        wide sum = {0};
        if (factor <= 256) {
          // Four pixels at a time, two channels in each word: sums of 64 bytes fit in half a word.
          pixels4 even = {0}, odd = {0}, four_pixels;
          for (; i + 4 <= columns; i += 4, source += sizeof four_pixels) {
            memcpy(&four_pixels, source, sizeof four_pixels);
            even += four_pixels & 0x00FF00FFu;
            odd += four_pixels >> 8 & 0x00FF00FFu;
          }
          if (i > 0) {
            uint32_t low = even[0] + even[1] + even[2] + even[3], high = odd[0] + odd[1] + odd[2] + odd[3];
            sum = (wide){(int32_t)(low & 0xFFFF), (int32_t)(high & 0xFFFF), (int32_t)(low >> 16), (int32_t)(high >> 16)};
          }
        }
        for (; i < columns; i++, source += 4) sum += __builtin_convertvector(*(const quad *)source, wide);
        *(four *)target += __builtin_convertvector(sum, four) * share;
      }
    }
  }
}

/// The same for an image of floats.
static void shrink_values(const plane *large, size_t channels, size_t factor, const plane *small) {
  const float share = 1.0f / (float)(factor * factor);
  for (size_t y = 0; y < large->rows; y++) {
    const float *source = large->values + y * large->stride;
    float *target = small->values + y / factor * small->stride;
    for (size_t x = 0; x < large->length; x++) target[x / channels / factor * channels + x % channels] += source[x] * share;
  }
}

void ts_shrink_plane(const plane *large, size_t channels, size_t factor, const plane *small) {
  if (large->values) {
    shrink_values(large, channels, factor, small);
  } else {
    shrink(large->bytes, large->length / channels, large->rows, large->stride, channels, factor, small);
  }
}

/// Returns the first of the two small rows from which a large row is interpolated, and the weight of the second.
inlined size_t sample(size_t place, size_t factor, size_t count, float *share) {
  float position = ((float)place + 0.5f) / (float)factor - 0.5f;
  position = position > 0 ? position : 0;
  size_t first = (size_t)position;
  if (first + 1 >= count) {
    *share = 0;
    return count - 1;
  }
  *share = position - (float)first;
  return first;
}

/// Interpolates a row with one channel. `shares` holds the weights of the second of two small pixels for the `factor`
/// large ones between their centres. `row` has space for a multiple of `factor` pixels, and four more.
for_wide_vectors
static void interpolate_plain(const float *small, size_t columns, size_t factor, const float *shares, float *row) {
  for (size_t x = 0; x < factor / 2; x++) *row++ = small[0];
  size_t column = 0, between = columns - 1;
  if (factor == 2) {
    for (; column + 4 <= between; column += 4, row += 8) {
      four start = *(const four *)(small + column), step = *(const four *)(small + column + 1) - start;
      four even = start + step * shares[0], odd = start + step * shares[1];
      *(four *)row = __builtin_shufflevector(even, odd, 0, 4, 1, 5);
      *(four *)(row + 4) = __builtin_shufflevector(even, odd, 2, 6, 3, 7);
    }
  }
  for (; column < between; column++, row += factor) {
    float start = small[column], step = small[column + 1] - start;
    // Values written beyond the column are overwritten by the next one.
    for (size_t i = 0; i < factor; i += 4) *(four *)(row + i) = start + step * *(const four *)(shares + i);
  }
  for (size_t x = 0; x < factor / 2; x++) *row++ = small[between];
}

/// The same for pixels with four channels.
for_wide_vectors
static void interpolate_colors(const float *small, size_t columns, size_t factor, const float *shares, float *row) {
  for (size_t x = 0; x < factor / 2; x++, row += 4) *(four *)row = *(const four *)small;
  for (size_t column = 0; column + 1 < columns; column++, small += 4) {
    four start = *(const four *)small, step = *(const four *)(small + 4) - start;
    for (size_t i = 0; i < factor; i++, row += 4) *(four *)row = start + step * shares[i];
  }
  for (size_t x = 0; x < factor / 2; x++, row += 4) *(four *)row = *(const four *)small;
}

for_wide_vectors
int ts_enlarge_plane(const plane *small, const plane *large, size_t channels, size_t factor) {
  // One extra small pixel on each side: colours are extended outwards only at the edges of the image.
  size_t first = large->left / channels / factor, last = (large->right / channels - 1) / factor + 1;
  if (first > 0) first--;
  if (last >= small->length / channels) last = small->length / channels - 1;
  size_t columns = last - first + 1, begin = first * factor * channels;
  float *mixed = calloc(small->stride + lanes, sizeof(float));
  float *row = calloc(columns * factor * channels + lanes, sizeof(float));
  float *shares = calloc(factor + lanes, sizeof(float));
  int status = mixed && row && shares ? 0 : -1;
  for (size_t i = 0; status == 0 && i < factor; i++) shares[i] = ((float)i + 0.5f) / (float)factor;
  for (size_t y = large->top; status == 0 && y < large->bottom; y++) {
    float share;
    const float *above = small->values + sample(y, factor, small->rows, &share) * small->stride + first * channels;
    const float *below = share > 0 ? above + small->stride : above;
    for (size_t x = 0; x < columns * channels; x += lanes) {
      floats top = *(const unaligned *)(above + x), bottom = *(const unaligned *)(below + x);
      *(unaligned *)(mixed + x) = top + (bottom - top) * share;
    }
    (channels == 1 ? interpolate_plain : interpolate_colors)(mixed, columns, factor, shares, row);
    write_row(large, y, row + (large->left - begin));
  }
  free(mixed), free(row), free(shares);
  return status;
}
