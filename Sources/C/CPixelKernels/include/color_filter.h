#pragma once
#include <stddef.h>
#include <stdint.h>

/// Applies a colour matrix to `count` pixels of premultiplied BGRA, in place.
///
/// The matrix works on straight components from 0 to 1: four rows (red, green, blue, alpha) of five factors (red,
/// green, blue, alpha, 1). Results are clamped to 0 … 1, premultiplied and rounded to the nearest byte. A pixel without
/// alpha is treated as transparent black.
/// - Source: https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement.
void ts_color_matrix_bgra(uint8_t *pixels, size_t count, const float matrix[20]);

/// Replaces pixels whose alpha is from `low` to `high` with `color` (premultiplied BGRA), and all others with
/// transparent.
void ts_alpha_threshold_bgra(uint8_t *pixels, size_t count, int low, int high, const uint8_t color[4]);
