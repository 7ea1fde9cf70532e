#include "linear_light.h"

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
    // Rounding must not lift a colour above its alpha.
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
