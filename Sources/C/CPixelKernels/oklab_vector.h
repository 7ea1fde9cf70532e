#pragma once
#include <math.h>

#include "color_spaces.h"
#include "vectors.h"

// OKLab of sixteen opaque pixels at a time in single precision, to find which pixels need not be measured exactly.

/// An upper bound of the error of `oklab_vector_distance`, black to white being 1. Of all opaque colors, the lightness and the
/// chroma of rough ones are off by 6.2e-5 together at most.
static const float vector_error = 2e-4f;

typedef struct {
  floats lightness, a, b;
} oklab_vector;

/// Gamma-encoded sRGB to light, for each of 256 steps.
typedef struct {
  float of[256];
} light_table;

static inline void fill_light_table(light_table *light) {
  for (int i = 0; i < 256; i++) light->of[i] = (float)ts_linear_light(i);
}

/// Returns a cube root to 2⁻²² after two steps, and to 4e-5 after one.
inlined floats cube_root(floats x, int steps) {
  // A third of the bits as a number gives a first guess within 4 %; each of Halley's steps triples the right digits.
  floats third = __builtin_convertvector((signs)x, floats) * (1.0f / 3);
  floats root = (floats)(__builtin_convertvector(third, signs) + 0x2A5137A0);
  for (int i = 0; i < steps; i++) {
    floats cube = root * root * root;
    // The quotient first: the product may vanish for black.
    root *= (cube + x + x) / (cube + cube + x);
  }
  return root;
}

/// Converts pixels, with the given number of steps for roots.
inlined oklab_vector convert_pixels(words pixels, const light_table *light, int steps) {
  float red[lanes], green[lanes], blue[lanes];
  uint8_t bytes[lanes * 4];
  memcpy(bytes, &pixels, sizeof bytes);
  for (int i = 0; i < lanes; i++) {
    red[i] = light->of[bytes[i * 4 + 2]];
    green[i] = light->of[bytes[i * 4 + 1]];
    blue[i] = light->of[bytes[i * 4]];
  }
  floats r, g, b;
  memcpy(&r, red, sizeof r);
  memcpy(&g, green, sizeof g);
  memcpy(&b, blue, sizeof b);
  floats l = cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b, steps);
  floats m = cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b, steps);
  floats s = cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b, steps);
  floats lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s;
  const float k1 = 0.206f, k2 = 0.03f, k3 = (1 + k1) / (1 + k2);
  floats x = k3 * lightness - k1;
  oklab_vector lab = {
    .lightness = (x + __builtin_elementwise_sqrt(x * x + 4 * k2 * k3 * lightness)) * 0.5f,
    .a = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s,
    .b = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s,
  };
  return lab;
}

/// Converts pixels to six digits.
inlined oklab_vector oklab_of_pixels(words pixels, const light_table *light) { return convert_pixels(pixels, light, 2); }

/// Converts pixels in three quarters of the time, within the error of distances.
inlined oklab_vector rough_oklab_of_pixels(words pixels, const light_table *light) {
  return convert_pixels(pixels, light, 1);
}

inlined floats oklab_vector_distance(oklab_vector x, oklab_vector y) {
  floats a = x.a - y.a, b = x.b - y.b;
  return __builtin_elementwise_abs(x.lightness - y.lightness) + __builtin_elementwise_sqrt(a * a + b * b);
}
