#pragma once
#include <stddef.h>
#include <stdint.h>

/// Converts straight RGBA pixels in place from one RGB space to another. Light outside the range is clamped; alpha is
/// unchanged.
///
/// `light` holds the linear light of each level of red, green and blue (3 × 256), `matrix` the conversion between
/// linear components (3 × 3, row by row), and `steps` the light halfway between each level and the next, ascending
/// (255).
void ts_convert_colors(
  uint8_t *pixels, size_t count, const double *light, const double *matrix, const double *steps);
