#pragma once
#include <stddef.h>
#include <stdint.h>

/// Fills a table with the colours of a gradient, premultiplied BGRA; entry i is at position `i / (count − 1)`.
///
/// Colours are interpolated premultiplied: as gamma-encoded sRGB, or in OKLab if `perceptual`. The first and last
/// colours extend beyond their stops. If two stops have the same position, the later one applies from there on.
///
/// - `colors`: four straight components (red, green, blue, opacity) for each of `stops` ≥ 1 stops.
/// - `locations`: ascending, one per stop.
/// - Source: B. Ottosson, "A perceptual color space for image processing" (OKLab); IEC 61966-2-1 (sRGB).
void ts_gradient_table(const float *colors, const double *locations, size_t stops, int perceptual, uint32_t *table,
                       size_t count);

/// Fills a table like `ts_gradient_table`, with four floats of linear light for each entry: red, green, blue, alpha,
/// premultiplied; if `clamps`, straight components are clamped to 0 … 1.
void ts_gradient_table_linear(const float *colors, const double *locations, size_t stops, int perceptual, int clamps,
                              float *table, size_t count);

/// The position of a pixel in a gradient.
typedef enum {
  /// `t = u`
  ts_gradient_linear,
  /// `t = √(u² + v²) · factor + offset`
  ts_gradient_radial,
  /// `t = (turn − floor(turn)) · factor + offset`, with `turn` = the angle of (u, v) in turns − `start`
  ts_gradient_angular,
} ts_gradient_kind;

/// The geometry of a gradient.
typedef struct {
  ts_gradient_kind kind;
  /// From the centre of a pixel (x + ½, y + ½) to (u, v): `u = a·x + c·y + tx`, `v = b·x + d·y + ty`.
  double a, b, c, d, tx, ty;
  double factor, offset, start;
} ts_gradient_geometry;

/// Fills `height` rows of `width` pixels with the nearest entries of a gradient's table (count 2 … 65536).
void ts_gradient_fill(const ts_gradient_geometry *geometry, const uint32_t *table, size_t count, uint8_t *pixels,
                      size_t stride, size_t width, size_t height);

/// A family of circles from a first one (s = 0) to a second one (s = 1), with the centre of the first at (u, v) = (0,
/// 0).
typedef struct {
  /// From the centre of a pixel (x + ½, y + ½) to (u, v): `u = a·x + c·y + tx`, `v = b·x + d·y + ty`.
  double a, b, c, d, tx, ty;
  /// The centre of the second circle.
  double dx, dy;
  /// The first radius, and the second radius minus the first.
  double radius, growth;
  /// Whether there are circles below s = 0 and above s = 1.
  int before, after;
} ts_gradient_circles;

/// Fills `height` rows of `width` pixels with the entries of a gradient's table (count 2 … 65536) for the circle that
/// passes through a pixel, or the one with the largest s if there are several; pixels on no circle become `outside`.
void ts_gradient_fill_circles(const ts_gradient_circles *circles, const uint32_t *table, size_t count,
                              uint32_t outside, uint8_t *pixels, size_t stride, size_t width, size_t height);
