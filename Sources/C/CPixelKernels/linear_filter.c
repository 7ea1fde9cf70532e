#include "linear_filter.h"

#include "half_float.h"
#include "mixing.h"

static float held(float value, float least, float most) {
  return value > least ? (value < most ? value : most) : least;
}

void ts_linear_color_matrix(float *pixels, size_t count, const float matrix[20], int encoded, int clamps) {
  for (; count > 0; count--, pixels += 4) {
    float alpha = pixels[3], divisor = alpha > 0 ? alpha : 1, color[3], mapped[4];
    for (int k = 0; k < 3; k++) {
      color[k] = pixels[k] / divisor;
      if (encoded) color[k] = (float)encoded_from_linear(color[k]);
    }
    for (int k = 0; k < 4; k++) {
      const float *row = matrix + 5 * k;
      mapped[k] = color[0] * row[0] + color[1] * row[1] + color[2] * row[2] + alpha * row[3] + row[4];
      if (clamps || k == 3) mapped[k] = held(mapped[k], 0, 1);
    }
    for (int k = 0; k < 3; k++) {
      pixels[k] = (encoded ? (float)linear_from_encoded(mapped[k]) : mapped[k]) * mapped[3];
    }
    pixels[3] = mapped[3];
  }
}

void ts_linear_alpha_threshold(float *pixels, size_t count, float low, float high, const float color[4]) {
  for (; count > 0; count--, pixels += 4) {
    int inside = pixels[3] >= low && pixels[3] <= high;
    for (int k = 0; k < 4; k++) pixels[k] = inside ? color[k] : 0;
  }
}

void ts_linear_solidify(float *pixels, size_t count) {
  for (; count > 0; count--, pixels += 4) {
    for (int k = 0; k < 3; k++) pixels[k] = pixels[3] > 0 ? pixels[k] / pixels[3] : 0;
    pixels[3] = 1;
  }
}

void ts_linear_hold(float *pixels, size_t count, float least, float most) {
  for (; count > 0; count--, pixels += 4) {
    pixels[3] = held(pixels[3], 0, 1);
    for (int k = 0; k < 3; k++) pixels[k] = held(pixels[k], least * pixels[3], most * pixels[3]);
  }
}

void ts_linear_alpha(const float *pixels, float *plane, size_t count) {
  for (; count > 0; count--, pixels += 4, plane++) *plane = pixels[3];
}

void ts_linear_shift(const float *plane, float *moved, size_t width, size_t height, double dx, double dy) {
  double left = floor(-dx), top = floor(-dy);
  // Out of sight; this also keeps the integers below small.
  if (!(fabs(left) < (double)width + 1 && fabs(top) < (double)height + 1)) {
    memset(moved, 0, width * height * sizeof(float));
    return;
  }
  float right = (float)(-dx - left), below = (float)(-dy - top);
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++, moved++) {
      float corner[4];
      for (int k = 0; k < 4; k++) {
        ptrdiff_t column = (ptrdiff_t)x + (ptrdiff_t)left + k % 2, row = (ptrdiff_t)y + (ptrdiff_t)top + k / 2;
        int inside = column >= 0 && column < (ptrdiff_t)width && row >= 0 && row < (ptrdiff_t)height;
        corner[k] = inside ? plane[(size_t)row * width + (size_t)column] : 0;
      }
      float first = corner[0] + (corner[1] - corner[0]) * right, second = corner[2] + (corner[3] - corner[2]) * right;
      *moved = first + (second - first) * below;
    }
  }
}

void ts_linear_shade(const float *plane, const float color[4], int inverted, float *pixels, size_t count) {
  for (; count > 0; count--, plane++, pixels += 4) {
    float share = inverted ? 1 - *plane : *plane;
    for (int k = 0; k < 4; k++) pixels[k] = color[k] * share;
  }
}

/// A position along one axis, clamped to the image: two neighbours and the weight of the second.
static void neighbours(double place, size_t count, int smooth, size_t pair[2], float *share) {
  if (smooth) place -= 0.5;
  double last = (double)count - 1, low = floor(place);
  *share = smooth ? (float)(place - low) : 0;
  for (int k = 0; k < 2; k++) {
    double index = low + k;
    pair[k] = index > 0 ? (size_t)(index < last ? index : last) : 0;
  }
}

void ts_linear_sample_half(const uint16_t *halves, size_t stride, size_t columns, size_t rows, const double map[6],
                           int smooth, int steps, float *pixels, size_t width, size_t height) {
  float share = 1.0f / (float)(steps * steps);
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++, pixels += 4) {
      memset(pixels, 0, 16);
      for (int step = 0; step < steps * steps; step++) {
        double px = (double)x + (step % steps + 0.5) / steps, py = (double)y + (step / steps + 0.5) / steps;
        size_t across[2], down[2];
        float right, below;
        neighbours(map[0] * px + map[2] * py + map[4], columns, smooth, across, &right);
        neighbours(map[1] * px + map[3] * py + map[5], rows, smooth, down, &below);
        for (int corner = 0; corner < 4; corner++) {
          float weight = (corner % 2 ? right : 1 - right) * (corner / 2 ? below : 1 - below) * share;
          if (weight == 0) continue;
          const uint16_t *source = halves + (down[corner / 2] * stride + across[corner % 2]) * 4;
          for (int k = 0; k < 4; k++) pixels[k] += float_from_half(source[k]) * weight;
        }
      }
    }
  }
}
