#include "color_conversion.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// Returns the nearest level: the number of thresholds that are not above the light value.
static uint8_t encode(double light, const double *steps) {
  int low = 0;
  for (int half = 128; half > 0; half /= 2) {
    if (light >= steps[low + half - 1]) low += half;
  }
  return (uint8_t)low;
}

typedef struct {
  const double *light, *matrix, *steps;
} conversion;

static void convert(const uint8_t *from, uint8_t *to, conversion conversion) {
  double light[3];
  for (int i = 0; i < 3; i++) light[i] = conversion.light[i * 256 + from[i]];
  for (int i = 0; i < 3; i++) {
    const double *row = conversion.matrix + i * 3;
    to[i] = encode(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], conversion.steps);
  }
}

void ts_convert_colors(
  uint8_t *pixels, size_t count, const double *light, const double *matrix, const double *steps) {
  conversion conversion = {light, matrix, steps};
  uint8_t last[3] = {0, 0, 0}, converted[3];
  convert(last, converted, conversion);
  for (size_t i = 0; i < count; i++) {
    uint8_t *pixel = pixels + i * 4;
    // Images of user interfaces have long runs of one colour.
    if (memcmp(pixel, last, 3) != 0) {
      memcpy(last, pixel, 3);
      convert(last, converted, conversion);
    }
    memcpy(pixel, converted, 3);
  }
}
