#pragma once
#include <stddef.h>
#include <stdint.h>

/// Maps `count` pixels of premultiplied BGRA through a colour matrix, in place.
///
/// The matrix works on straight components from 0 to 1: four rows (red, green, blue, alpha) of five factors (red,
/// green, blue, alpha, 1). Results are clamped to 0 … 1, premultiplied and rounded to the nearest byte. A pixel without
/// alpha counts as clear black.
/// - Source: https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement.
void ts_color_matrix_bgra(uint8_t *pixels, size_t count, const float matrix[20]);

/// Turns pixels whose alpha lies from `low` to `high` into `color` (premultiplied BGRA), all others into clear ones.
void ts_alpha_threshold_bgra(uint8_t *pixels, size_t count, int low, int high, const uint8_t color[4]);
