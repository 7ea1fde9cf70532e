#pragma once
#include <stddef.h>
#include <stdint.h>

// Filters for pixels of linear light (see linear_light.h). Colours may be outside 0 … 1; alphas are within.

/// Applies a matrix to straight components: four rows (red, green, blue, alpha) of five factors, the last for a
/// constant.
///
/// - `encoded`: Whether the matrix works on gamma-encoded components, to which colours are converted and back; the
///   curve is mirrored for negative ones.
/// - `clamps`: Whether the resulting colours are clamped to 0 … 1; alpha always is.
/// - Source: https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement.
void ts_linear_color_matrix(float *pixels, size_t count, const float matrix[20], int encoded, int clamps);

/// Replaces pixels whose alpha is from `low` to `high` with `color` (premultiplied), and all others with transparent.
void ts_linear_alpha_threshold(float *pixels, size_t count, float low, float high, const float color[4]);

/// Makes pixels opaque in their own colours; a pixel without alpha becomes black.
void ts_linear_solidify(float *pixels, size_t count);

/// Clamps straight colours to `least` … `most`, and alpha to 0 … 1; NaN becomes `least`.
void ts_linear_hold(float *pixels, size_t count, float least, float most);

/// Extracts the alphas of pixels.
void ts_linear_alpha(const float *pixels, float *plane, size_t count);

/// Moves a plane by a distance in pixels with linear interpolation; values outside the plane are zero.
void ts_linear_shift(const float *plane, float *moved, size_t width, size_t height, double dx, double dy);

/// Fills pixels with one premultiplied colour in the shape of an alpha plane, or if `inverted` in its inverse.
void ts_linear_shade(const float *plane, const float color[4], int inverted, float *pixels, size_t count);

/// Resamples an image of half floats: each pixel is the mean of `steps × steps` positions spread evenly over it.
///
/// - `halves`: `rows` rows of `columns` pixels, with a stride of `stride` pixels; the border pixels extend outwards.
/// - `map`: From the centre of a pixel (x + ½, y + ½) to the image: `u = m₀·x + m₂·y + m₄`, `v = m₁·x + m₃·y + m₅`.
/// - `smooth`: Whether colours are interpolated linearly between pixels; otherwise the pixel at the position is used.
void ts_linear_sample_half(const uint16_t *halves, size_t stride, size_t columns, size_t rows, const double map[6],
                           int smooth, int steps, float *pixels, size_t width, size_t height);
