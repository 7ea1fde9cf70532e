#pragma once
#include <stddef.h>
#include <stdint.h>

// Filters of pixels of linear light (see linear_light.h). Colours may lie beyond 0 … 1; alphas lie within.

/// Maps straight components by a matrix of four rows of five (red, green, blue and alpha from those and 1).
///
/// - `encoded`: Whether the matrix works on gamma-encoded components, to which colours are turned before and from which
///   afterwards; negative ones mirror.
/// - `clamps`: Whether the resulting colours are held within 0 … 1; alpha always is.
/// - Source: https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement.
void ts_linear_color_matrix(float *pixels, size_t count, const float matrix[20], int encoded, int clamps);

/// Turns pixels whose alpha lies from `low` to `high` into `color` (premultiplied), all others into clear ones.
void ts_linear_alpha_threshold(float *pixels, size_t count, float low, float high, const float color[4]);

/// Makes pixels opaque in their own colours; a pixel without alpha becomes black.
void ts_linear_solidify(float *pixels, size_t count);

/// Holds straight colours within `least` … `most`, and alpha within 0 … 1; what is no number becomes `least`.
void ts_linear_hold(float *pixels, size_t count, float least, float most);

/// The alphas of pixels.
void ts_linear_alpha(const float *pixels, float *plane, size_t count);

/// Moves a plane by a distance in pixels, linearly between pixels; what comes from outside is zero.
void ts_linear_shift(const float *plane, float *moved, size_t width, size_t height, double dx, double dy);

/// One premultiplied colour in the shape of a plane of alphas, or with `inverted` in what these leave free.
void ts_linear_shade(const float *plane, const float color[4], int inverted, float *pixels, size_t count);

/// A picture of half floats, resampled: the mean of `steps × steps` places spread evenly over each pixel.
///
/// - `halves`: `rows` rows of `columns` pixels, `stride` pixels apart; beyond them the border pixels go on.
/// - `map`: From the middle of a pixel (x + ½, y + ½) to the picture: `u = m₀·x + m₂·y + m₄`, `v = m₁·x + m₃·y + m₅`.
/// - `smooth`: Whether colours between pixels are mixed linearly; otherwise the pixel that holds the place is taken.
void ts_linear_sample_half(const uint16_t *halves, size_t stride, size_t columns, size_t rows, const double map[6],
                           int smooth, int steps, float *pixels, size_t width, size_t height);
