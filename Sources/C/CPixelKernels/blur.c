#include "blur.h"

#include <math.h>
#include <stdlib.h>

#include "blur_plane.h"

enum { largest_radius = 64 };

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

inlined floats from_bytes(bytes16 value) {
  return __builtin_convertvector(__builtin_convertvector(value, signs), floats);
}

for_wide_vectors
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

/// The sum of the neighbours at a distance on both sides, weighted. A macro, because unoptimised builds store what
/// inlined functions take and return.
#define PAIR(left, right, distance, weight) \
  ((*(const unaligned *)(left - (distance) * channels) + *(const unaligned *)(right + (distance) * channels)) * (weight))

/// Convolves along a row: `source` begins `radius` pixels before the first one.
for_wide_vectors
static void convolve_row(const kernel *k, const float *source, float *target, size_t length, size_t channels) {
  const float *middle = source + (size_t)k->radius * channels;
  const floats *end = k->weights + k->radius + 1;
  for (size_t x = 0; x < length; x += lanes) {
    floats sum = *(const unaligned *)(middle + x) * k->weights[0];
    const float *left = middle + x, *right = middle + x;
    const floats *weight = k->weights + 1;
    // Four neighbours at a time: unoptimised builds store the sum after each statement.
    for (; end - weight >= 4; weight += 4, left -= 4 * channels, right += 4 * channels) {
      sum = sum + PAIR(left, right, 1, weight[0]) + PAIR(left, right, 2, weight[1]) + PAIR(left, right, 3, weight[2])
        + PAIR(left, right, 4, weight[3]);
    }
    for (; weight < end; weight++, left -= channels, right += channels) sum += PAIR(left, right, 1, weight[0]);
    *(unaligned *)(target + x) = sum;
  }
}

/// Convolves across rows: `rows` holds `2 · radius + 1` rows around the current one, of which `left` values are
/// skipped.
for_wide_vectors
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
for_wide_vectors
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

static int blur_shrunk(const plane *large, size_t channels, double sigma, double cut, size_t factor) {
  size_t columns = (large->length / channels + factor - 1) / factor, rows = (large->rows + factor - 1) / factor;
  size_t length = columns * channels, padded = (length + lanes) / lanes * lanes;
  plane small = whole(0, calloc(padded * rows + lanes, sizeof(float)), padded, rows, length);
  if (!small.values) return -1;
  ts_shrink_plane(large, channels, factor, &small);
  kernel k;
  double ratio = sigma / (double)factor;
  // A mean over n pixels adds (n² − 1)/12 to the variance, linear interpolation n²/6 + 1/12: together n²/4.
  make_kernel(&k, sqrt(ratio * ratio - 0.25), (int)(cut * ratio + 0.5));
  int status = convolve(&small, &k, channels);
  if (status == 0) status = ts_enlarge_plane(&small, large, channels, factor);
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
