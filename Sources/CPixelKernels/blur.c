#include "blur.h"

#include <math.h>
#include <stdlib.h>

#include "vectors.h"

enum { largest_radius = 64 };
// Rows start at any pixel: this type can be loaded and stored at the address of any float.
typedef floats unaligned __attribute__((aligned(4)));
/// Four values of a row, or the channels of a pixel.
typedef float four __attribute__((vector_size(16), aligned(4)));

/// Half of a symmetric kernel, with each weight repeated sixteen times.
typedef struct {
  int radius;
  floats weights[largest_radius + 1];
} kernel;

static void make_kernel(kernel *k, double sigma, int radius) {
  double weights[largest_radius + 1], sum = 0;
  k->radius = radius < largest_radius ? radius : largest_radius;
  for (int i = 0; i <= k->radius; i++) {
    weights[i] = exp(-(double)i * i / (2 * sigma * sigma));
    sum += i == 0 ? weights[i] : 2 * weights[i];
  }
  // Rounded to 2⁻²², which is far coarser than differences between C libraries' exponential functions.
  for (int i = 0; i <= k->radius; i++) k->weights[i] = all((float)(round(weights[i] / sum * 4194304) / 4194304));
}

/// An image as rows of floats: read from bytes, or stored as floats after shrinking.
typedef struct {
  uint8_t *bytes;
  float *values;
  size_t stride, rows, length;
  /// The part that is written: rows from `top` up to `bottom`, and in each row values from `left` up to `right`.
  size_t left, top, right, bottom;
} plane;

/// Returns a plane that is written completely.
static plane whole(uint8_t *bytes, float *values, size_t stride, size_t rows, size_t length) {
  return (plane){bytes, values, stride, rows, length, 0, 0, length, rows};
}

inlined floats from_bytes(bytes16 value) {
  return __builtin_convertvector(__builtin_convertvector(value, signs), floats);
}

static void read_row(const plane *p, size_t row, float *target) {
  if (p->values) {
    memcpy(target, p->values + row * p->stride, p->length * sizeof(float));
    return;
  }
  const uint8_t *source = p->bytes + row * p->stride;
  bytes16 value = {0};
  size_t x = 0;
  for (; x + lanes <= p->length; x += lanes) {
    memcpy(&value, source + x, lanes);
    *(unaligned *)(target + x) = from_bytes(value);
  }
  if (x == p->length) return;
  memcpy(&value, source + x, p->length - x);
  *(unaligned *)(target + x) = from_bytes(value);
}

/// Weights are positive and sum to 1, except for 65 roundings to 2⁻²², so that 255 stays below 255.5.
inlined bytes16 rounded(floats value) {
  return __builtin_convertvector(__builtin_convertvector(value + 0.5f, signs), bytes16);
}

/// Writes a row; `source` begins with the value at `left`, and has space for sixteen values more than needed.
static void write_row(const plane *p, size_t row, const float *source) {
  size_t length = p->right - p->left;
  if (p->values) {
    memcpy(p->values + row * p->stride + p->left, source, length * sizeof(float));
    return;
  }
  uint8_t *target = p->bytes + row * p->stride + p->left;
  size_t x = 0;
  for (; x + lanes <= length; x += lanes) {
    bytes16 value = rounded(*(const unaligned *)(source + x));
    memcpy(target + x, &value, lanes);
  }
  if (x == length) return;
  bytes16 value = rounded(*(const unaligned *)(source + x));
  memcpy(target + x, &value, length - x);
}

/// Convolves along a row: `source` begins `radius` pixels before the first one.
static void convolve_row(const kernel *k, const float *source, float *target, size_t length, size_t channels) {
  const float *middle = source + (size_t)k->radius * channels;
  for (size_t x = 0; x < length; x += lanes) {
    floats sum = *(const unaligned *)(middle + x) * k->weights[0];
    const float *left = middle + x, *right = middle + x;
    for (int i = 1; i <= k->radius; i++) {
      left -= channels;
      right += channels;
      sum += (*(const unaligned *)left + *(const unaligned *)right) * k->weights[i];
    }
    *(unaligned *)(target + x) = sum;
  }
}

/// Convolves across rows: `rows` holds `2 · radius + 1` rows around the current one, of which `left` values are
/// skipped.
static void convolve_column(const kernel *k, const float *const *rows, size_t left, float *target, size_t length) {
  const float *const *middle = rows + k->radius;
  for (size_t x = 0; x < length; x += lanes) {
    size_t at = left + x;
    floats sum = *(const unaligned *)(middle[0] + at) * k->weights[0];
    for (int i = 1; i <= k->radius; i++) {
      sum += (*(const unaligned *)(middle[-i] + at) + *(const unaligned *)(middle[i] + at)) * k->weights[i];
    }
    *(unaligned *)(target + x) = sum;
  }
}

/// Convolves in both directions, in place. Only `2 · radius + 1` rows are buffered: a row is overwritten once the last
/// row that depends on it has been computed.
static int convolve(const plane *p, const kernel *k, size_t channels) {
  size_t held = (size_t)k->radius * 2 + 1;
  size_t padding = (size_t)k->radius * channels;
  size_t row_length = (p->length + lanes) / lanes * lanes;
  float *padded = calloc(row_length + 2 * padding + lanes, sizeof(float));
  float *ring = calloc(held * row_length, sizeof(float));
  float *result = calloc(row_length + lanes, sizeof(float));
  if (!padded || !ring || !result) {
    free(padded), free(ring), free(result);
    return -1;
  }
  const float *rows[2 * largest_radius + 1];
  size_t radius = (size_t)k->radius;
  // Whole blocks, so that none extends beyond the row.
  size_t left = p->left / lanes * lanes, length = p->right - left;
  for (size_t y = p->top > radius ? p->top - radius : 0; y < p->bottom + radius; y++) {
    float *newest = ring + y % held * row_length;
    if (y < p->rows) {
      read_row(p, y, padded + padding);
      // Reading may have written beyond the end of the row, where zeros are required.
      memset(padded + padding + p->length, 0, (row_length - p->length) * sizeof(float));
      convolve_row(k, padded + left, newest + left, length, channels);
    } else {
      memset(newest, 0, row_length * sizeof(float));
    }
    if (y < p->top + radius) continue;
    // In the ring, the oldest row follows the newest one.
    for (size_t i = 0; i < held; i++) rows[i] = ring + (y + 1 + i) % held * row_length;
    convolve_column(k, rows, left, result, length);
    write_row(p, y - radius, result + (p->left - left));
  }
  free(padded), free(ring), free(result);
  return 0;
}

/// Returns the sum of eight bytes.
inlined uint32_t sum_of_eight(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  value = (value & 0x00FF00FF00FF00FFu) + (value >> 8 & 0x00FF00FF00FF00FFu);
  return (uint32_t)(value * 0x0001000100010001u >> 48);
}

/// Adds the scaled sums of `factor` bytes each to `count` numbers. The factor is a power of two.
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

/// The same for an image of floats.
static void shrink_values(const plane *large, size_t channels, size_t factor, const plane *small) {
  const float share = 1.0f / (float)(factor * factor);
  for (size_t y = 0; y < large->rows; y++) {
    const float *source = large->values + y * large->stride;
    float *target = small->values + y / factor * small->stride;
    for (size_t x = 0; x < large->length; x++) target[x / channels / factor * channels + x % channels] += source[x] * share;
  }
}

/// Interpolates a row with one channel. `shares` holds the weights of the second of two small pixels for the `factor`
/// large ones between their centres. `row` has space for a multiple of `factor` pixels, and four more.
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
static void interpolate_colors(const float *small, size_t columns, size_t factor, const float *shares, float *row) {
  for (size_t x = 0; x < factor / 2; x++, row += 4) *(four *)row = *(const four *)small;
  for (size_t column = 0; column + 1 < columns; column++, small += 4) {
    four start = *(const four *)small, step = *(const four *)(small + 4) - start;
    for (size_t i = 0; i < factor; i++, row += 4) *(four *)row = start + step * shares[i];
  }
  for (size_t x = 0; x < factor / 2; x++, row += 4) *(four *)row = *(const four *)small;
}

/// Enlarges an image by linear interpolation. The factor is a power of two.
static int enlarge(const plane *small, const plane *large, size_t channels, size_t factor) {
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

static int blur_shrunk(const plane *large, size_t channels, double sigma, double cut, size_t factor) {
  size_t columns = (large->length / channels + factor - 1) / factor, rows = (large->rows + factor - 1) / factor;
  size_t length = columns * channels, padded = (length + lanes) / lanes * lanes;
  plane small = whole(0, calloc(padded * rows + lanes, sizeof(float)), padded, rows, length);
  if (!small.values) return -1;
  if (large->values) {
    shrink_values(large, channels, factor, &small);
  } else {
    shrink(large->bytes, large->length / channels, large->rows, large->stride, channels, factor, &small);
  }
  kernel k;
  double ratio = sigma / (double)factor;
  // A mean over n pixels adds (n² − 1)/12 to the variance, linear interpolation n²/6 + 1/12: together n²/4.
  make_kernel(&k, sqrt(ratio * ratio - 0.25), (int)(cut * ratio + 0.5));
  int status = convolve(&small, &k, channels);
  if (status == 0) status = enlarge(&small, large, channels, factor);
  free(small.values);
  return status;
}

static int blur(const plane *picture, size_t channels, double sigma, double cut) {
  if (picture->left >= picture->right || picture->top >= picture->bottom || !(sigma >= 0.05)) return 0;
  size_t factor = 1;
  while (sigma / (double)factor > 8) factor *= 2;
  if (factor > 1) return blur_shrunk(picture, channels, sigma, cut, factor);
  kernel k;
  // At least one neighbour on each side, because otherwise a small blur would have no effect.
  int radius = (int)(cut * sigma + 0.5);
  make_kernel(&k, sigma, radius > 1 ? radius : 1);
  return convolve(picture, &k, channels);
}

int ts_gaussian_blur(uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels, double sigma,
                     double cut, ts_blur_part part) {
  plane picture = {pixels,   0, stride, height, width * channels, part.left * channels, part.top, part.right * channels,
                   part.bottom};
  return blur(&picture, channels, sigma, cut);
}

int ts_linear_blur(float *pixels, size_t width, size_t height, size_t channels, double sigma, double cut) {
  plane picture = whole(0, pixels, width * channels, height, width * channels);
  return blur(&picture, channels, sigma, cut);
}
