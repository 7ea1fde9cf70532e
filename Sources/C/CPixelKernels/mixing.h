#pragma once
#include <math.h>

// Interpolation between two colours: premultiplied, as gamma-encoded sRGB or in OKLab.
// - Source: B. Ottosson, "A perceptual color space for image processing" (OKLab); IEC 61966-2-1 (sRGB).

#pragma STDC FP_CONTRACT OFF

static inline double linear_from_encoded(double value) {
  double size = fabs(value);
  double linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4);
  return value < 0 ? -linear : linear;
}

static inline double encoded_from_linear(double value) {
  double size = fabs(value);
  double encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055;
  return value < 0 ? -encoded : encoded;
}

static inline void to_oklab(double color[3]) {
  double r = linear_from_encoded(color[0]), g = linear_from_encoded(color[1]), b = linear_from_encoded(color[2]);
  double l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  double m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  double s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  color[0] = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  color[1] = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  color[2] = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
}

static inline void from_oklab(double color[3]) {
  double l = color[0] + 0.3963377774 * color[1] + 0.2158037573 * color[2];
  double m = color[0] - 0.1055613458 * color[1] - 0.0638541728 * color[2];
  double s = color[0] - 0.0894841775 * color[1] - 1.2914855480 * color[2];
  l = l * l * l, m = m * m * m, s = s * s * s;
  color[0] = encoded_from_linear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  color[1] = encoded_from_linear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  color[2] = encoded_from_linear(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
}

static inline double clamped(double value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

/// Converts a stop to premultiplied components in the mixing space.
static inline void mixable(const float *color, int perceptual, double result[4]) {
  for (int i = 0; i < 3; i++) result[i] = color[i];
  result[3] = clamped(color[3]);
  if (perceptual) to_oklab(result);
  for (int i = 0; i < 3; i++) result[i] *= result[3];
}

/// Converts mixed components to premultiplied gamma-encoded ones within 0 … 1.
static inline void encoded_from_mixed(const double mixed[4], int perceptual, double result[4]) {
  double alpha = clamped(mixed[3]), color[3];
  for (int i = 0; i < 4; i++) result[i] = 0;
  if (alpha <= 0) return;
  for (int i = 0; i < 3; i++) color[i] = mixed[i] / alpha;
  if (perceptual) from_oklab(color);
  for (int i = 0; i < 3; i++) result[i] = clamped(color[i]) * alpha;
  result[3] = alpha;
}
