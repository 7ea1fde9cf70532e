#pragma once
#include <stddef.h>
#include <stdint.h>

/// Converts straight RGBA pixels in place from one RGB space to another. Light outside of the range counts as its end;
/// alpha stays.
///
/// `light` holds the light of each number for red, green and blue (3 × 256), `matrix` the way from light to light (3 × 3,
/// row by row), `steps` the light halfway between each number and the next, rising (255).
void ts_convert_colors(
  uint8_t *pixels, size_t count, const double *light, const double *matrix, const double *steps);
