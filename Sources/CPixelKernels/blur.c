#include "blur.h"

#include <math.h>
#include <stdlib.h>

#include "vectors.h"

enum { largest_radius = 64 };
// Rows start at any pixel: this type may be read and written at any float.
typedef floats unaligned __attribute__((aligned(4)));

/// Half of a symmetric kernel, each weight sixteen times.
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
  // Rounded to 2⁻²², far coarser than the differences between two C libraries' exponential functions.
  for (int i = 0; i <= k->radius; i++) k->weights[i] = all((float)(round(weights[i] / sum * 4194304) / 4194304));
}

/// A picture as rows of floats: read from bytes, or held as floats after shrinking.
typedef struct {
  uint8_t *bytes;
  float *values;
  size_t stride, rows, length;
} plane;

static void read_row(const plane *p, size_t row, float *target) {
  if (p->values) {
    memcpy(target, p->values + row * p->stride, p->length * sizeof(float));
    return;
  }
  const uint8_t *source = p->bytes + row * p->stride;
  for (size_t x = 0; x < p->length; x += lanes) {
    bytes16 value = {0};
    memcpy(&value, source + x, block_size(p->length - x));
    *(unaligned *)(target + x) = __builtin_convertvector(__builtin_convertvector(value, signs), floats);
  }
}

inlined bytes16 rounded(floats value) {
  value = minimum(maximum(value, all(0)), all(255)) + 0.5f;
  return __builtin_convertvector(__builtin_convertvector(value, signs), bytes16);
}

static void write_row(const plane *p, size_t row, const float *source) {
  if (p->values) {
    memcpy(p->values + row * p->stride, source, p->length * sizeof(float));
    return;
  }
  uint8_t *target = p->bytes + row * p->stride;
  for (size_t x = 0; x < p->length; x += lanes) {
    bytes16 value = rounded(*(const unaligned *)(source + x));
    memcpy(target + x, &value, block_size(p->length - x));
  }
}

/// Along a row: `source` begins `radius` pixels before the first one.
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

/// Across rows: `rows` holds `2 · radius + 1` rows, the middle one in the middle.
static void convolve_column(const kernel *k, const float *const *rows, float *target, size_t length) {
  const float *const *middle = rows + k->radius;
  for (size_t x = 0; x < length; x += lanes) {
    floats sum = *(const unaligned *)(middle[0] + x) * k->weights[0];
    for (int i = 1; i <= k->radius; i++) {
      sum += (*(const unaligned *)(middle[-i] + x) + *(const unaligned *)(middle[i] + x)) * k->weights[i];
    }
    *(unaligned *)(target + x) = sum;
  }
}

/// Convolves both ways, in place. Only `2 · radius + 1` rows are held at a time: a row is overwritten when the last row
/// that reads it has been made.
static int convolve(const plane *p, const kernel *k, size_t channels) {
  size_t held = (size_t)k->radius * 2 + 1;
  size_t padding = (size_t)k->radius * channels;
  size_t row_length = (p->length + lanes) / lanes * lanes;
  float *padded = calloc(row_length + 2 * padding + lanes, sizeof(float));
  float *ring = calloc(held * row_length, sizeof(float));
  float *result = calloc(row_length, sizeof(float));
  if (!padded || !ring || !result) {
    free(padded), free(ring), free(result);
    return -1;
  }
  const float *rows[2 * largest_radius + 1];
  for (size_t y = 0; y < p->rows + (size_t)k->radius; y++) {
    float *newest = ring + y % held * row_length;
    if (y < p->rows) {
      read_row(p, y, padded + padding);
      // The reading may have written past the end of the row, where zeros belong.
      memset(padded + padding + p->length, 0, (row_length - p->length) * sizeof(float));
      convolve_row(k, padded, newest, p->length, channels);
    } else {
      memset(newest, 0, row_length * sizeof(float));
    }
    if (y < (size_t)k->radius) continue;
    // The oldest row lies one behind the newest in the ring.
    for (size_t i = 0; i < held; i++) rows[i] = ring + (y + 1 + i) % held * row_length;
    convolve_column(k, rows, result, p->length);
    write_row(p, y - (size_t)k->radius, result);
  }
  free(padded), free(ring), free(result);
  return 0;
}

/// Means of squares of `factor` pixels; beyond the edges lie zeros.
static void shrink(const uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels, size_t factor,
                   const plane *small) {
  const float share = 1.0f / (float)(factor * factor);
  size_t whole = width / factor;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *source = pixels + y * stride;
    float *target = small->values + y / factor * small->stride;
    if (channels == 1) {
      for (size_t x = 0; x < whole; x++, target++) {
        uint32_t sum = 0;
        for (size_t i = 0; i < factor; i++) sum += *source++;
        *target += (float)sum * share;
      }
      for (size_t x = whole * factor; x < width; x++) *target += (float)*source++ * share;
    } else {
      typedef uint8_t quad __attribute__((vector_size(4), aligned(1)));
      typedef int32_t wide __attribute__((vector_size(16)));
      typedef float result __attribute__((vector_size(16), aligned(4)));
      for (size_t x = 0; x * factor < width; x++, target += 4) {
        size_t columns = x < whole ? factor : width - whole * factor;
        wide sum = {0};
        for (size_t i = 0; i < columns; i++, source += 4) sum += __builtin_convertvector(*(const quad *)source, wide);
        *(result *)target += __builtin_convertvector(sum, result) * share;
      }
    }
  }
}

/// Where a large row or column takes its value from: two small ones and the share of the second.
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

/// The same of a picture of floats.
static void shrink_values(const plane *large, size_t channels, size_t factor, const plane *small) {
  const float share = 1.0f / (float)(factor * factor);
  for (size_t y = 0; y < large->rows; y++) {
    const float *source = large->values + y * large->stride;
    float *target = small->values + y / factor * small->stride;
    for (size_t x = 0; x < large->length; x++) target[x / channels / factor * channels + x % channels] += source[x] * share;
  }
}

/// Linear interpolation of the small picture into the large one.
static int enlarge(const plane *small, const plane *large, size_t channels, size_t factor) {
  size_t columns = small->length / channels, length = large->length;
  size_t padded = (length + lanes) / lanes * lanes;
  float *mixed = calloc(small->stride + lanes, sizeof(float));
  float *row = calloc(padded, sizeof(float));
  uint32_t *first = calloc(length, sizeof(uint32_t));
  float *shares = calloc(length, sizeof(float));
  if (!mixed || !row || !first || !shares) {
    free(mixed), free(row), free(first), free(shares);
    return -1;
  }
  for (size_t x = 0; x < length; x++) {
    first[x] = (uint32_t)(sample(x / channels, factor, columns, &shares[x]) * channels + x % channels);
  }
  for (size_t y = 0; y < large->rows; y++) {
    float share;
    const float *above = small->values + sample(y, factor, small->rows, &share) * small->stride;
    const float *below = share > 0 ? above + small->stride : above;
    for (size_t x = 0; x < small->length; x += lanes) {
      floats top = *(const unaligned *)(above + x), bottom = *(const unaligned *)(below + x);
      *(unaligned *)(mixed + x) = top + (bottom - top) * share;
    }
    // The last column repeats, so that every first one has a second.
    for (size_t i = 0; i < channels; i++) mixed[small->length + i] = mixed[small->length - channels + i];
    for (size_t x = 0; x < length; x++) {
      const float *value = mixed + first[x];
      row[x] = value[0] + (value[channels] - value[0]) * shares[x];
    }
    write_row(large, y, row);
  }
  free(mixed), free(row), free(first), free(shares);
  return 0;
}

static int blur_shrunk(const plane *large, size_t channels, double sigma, double cut, size_t factor) {
  size_t columns = (large->length / channels + factor - 1) / factor, rows = (large->rows + factor - 1) / factor;
  size_t length = columns * channels, padded = (length + lanes) / lanes * lanes;
  plane small = {0, calloc(padded * rows + lanes, sizeof(float)), padded, rows, length};
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
  if (picture->length == 0 || picture->rows == 0 || !(sigma >= 0.05)) return 0;
  size_t factor = 1;
  while (sigma / (double)factor > 8) factor *= 2;
  if (factor > 1) return blur_shrunk(picture, channels, sigma, cut, factor);
  kernel k;
  // At least one neighbour on each side, or a small blur would do nothing.
  int radius = (int)(cut * sigma + 0.5);
  make_kernel(&k, sigma, radius > 1 ? radius : 1);
  return convolve(picture, &k, channels);
}

int ts_gaussian_blur(uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels, double sigma,
                     double cut) {
  plane picture = {pixels, 0, stride, height, width * channels};
  return blur(&picture, channels, sigma, cut);
}

int ts_linear_blur(float *pixels, size_t width, size_t height, size_t channels, double sigma, double cut) {
  plane picture = {0, pixels, width * channels, height, width * channels};
  return blur(&picture, channels, sigma, cut);
}
