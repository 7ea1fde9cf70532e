#include "linear_light.h"

#include "half_float.h"
#include "mixing.h"

void ts_linear_from_bgra(const uint8_t *bytes, float *pixels, size_t count) {
  for (; count > 0; count--, bytes += 4, pixels += 4) {
    double alpha = bytes[3];
    for (int k = 0; k < 3; k++) {
      pixels[k] = alpha > 0 ? (float)(linear_from_encoded(bytes[2 - k] / alpha) * alpha / 255) : 0;
    }
    pixels[3] = (float)(alpha / 255);
  }
}

void ts_bgra_from_linear(const float *pixels, uint8_t *bytes, size_t count) {
  for (; count > 0; count--, bytes += 4, pixels += 4) {
    double alpha = clamped(pixels[3]);
    for (int k = 0; k < 3; k++) {
      double straight = alpha > 0 ? clamped(pixels[k] / alpha) : 0;
      bytes[2 - k] = (uint8_t)(encoded_from_linear(straight) * alpha * 255 + 0.5);
    }
    bytes[3] = (uint8_t)(alpha * 255 + 0.5);
    // Rounding must not raise a colour above its alpha.
    for (int k = 0; k < 3; k++) bytes[k] = bytes[k] < bytes[3] ? bytes[k] : bytes[3];
  }
}

void ts_linear_tint(const uint8_t *bytes, const float color[4], float *pixels, size_t count) {
  for (; count > 0; count--, bytes += 4, pixels += 4) {
    for (int k = 0; k < 4; k++) pixels[k] = color[k] * (float)bytes[3] / 255.0f;
  }
}

void ts_linear_cover(const uint8_t *bytes, float *pixels, size_t count) {
  for (; count > 0; count--, bytes += 4, pixels += 4) {
    for (int k = 0; k < 4; k++) pixels[k] = pixels[k] * (float)bytes[3] / 255.0f;
  }
}

void ts_linear_gather(const uint8_t *indices, const float *table, float *pixels, size_t count) {
  for (; count > 0; count--, indices += 4, pixels += 4) {
    uint32_t index;
    memcpy(&index, indices, 4);
    memcpy(pixels, table + (size_t)index * 4, 16);
  }
}

void ts_half_from_linear(const float *pixels, uint16_t *halves, size_t count, int opaque) {
  for (; count > 0; count--, pixels += 4, halves += 4) {
    for (int k = 0; k < 3; k++) halves[k] = half_from_float(pixels[k]);
    halves[3] = half_from_float(opaque ? 1 : (float)clamped(pixels[3]));
  }
}

void ts_rgba16_from_half(const uint16_t *halves, uint8_t *bytes, size_t count) {
  for (; count > 0; count--, halves += 4, bytes += 8) {
    double alpha = clamped(float_from_half(halves[3]));
    for (int k = 0; k < 4; k++) {
      double straight = alpha > 0 ? clamped(float_from_half(halves[k]) / alpha) : 0;
      uint16_t value = (uint16_t)((k == 3 ? alpha : encoded_from_linear(straight)) * 65535 + 0.5);
      bytes[2 * k] = (uint8_t)(value >> 8);
      bytes[2 * k + 1] = (uint8_t)value;
    }
  }
}

static float factor(ts_share share, float alpha) {
  switch (share) {
  case ts_share_none: return 0;
  case ts_share_all: return 1;
  case ts_share_alpha: return alpha;
  default: return 1 - alpha;
  }
}

void ts_linear_compose(ts_share source_share, ts_share backdrop_share, const float *source, float *backdrop,
                       size_t count, float opacity, int clamps) {
  for (; count > 0; count--, source += 4, backdrop += 4) {
    float above = factor(source_share, backdrop[3]) * opacity, below = factor(backdrop_share, source[3] * opacity);
    for (int k = 3; k >= 0; k--) {
      float value = source[k] * above + backdrop[k] * below;
      float most = k == 3 ? 1 : backdrop[3];
      if (clamps) value = value > 0 ? (value < most ? value : most) : 0;
      backdrop[k] = value;
    }
  }
}
