#pragma once
#include <stddef.h>
#include <stdint.h>

/// A vertex of a colour mesh: its position, the control points of the curves to its four neighbours, and its straight
/// colour (red, green, blue, opacity).
typedef struct {
  double x, y;
  double leading[2], top[2], trailing[2], bottom[2];
  float color[4];
} ts_mesh_vertex;

/// A mesh of `columns` × `rows` vertices (each at least 2), row by row.
typedef struct {
  const ts_mesh_vertex *vertices;
  size_t columns, rows;
  /// Whether colours follow cubic curves through the vertices instead of straight lines.
  int smooth;
  /// Whether colours are interpolated in OKLab instead of gamma-encoded sRGB.
  int perceptual;
} ts_mesh;

/// A point of a tessellated patch: its position and its premultiplied colour, either as blue, green, red, alpha, 0 …
/// 255, or in linear light as red, green, blue, alpha, where 1 is white and opaque.
typedef struct {
  double x, y;
  float color[4];
} ts_mesh_point;

/// Writes `(steps + 1)²` points, row by row, that evenly divide the patch to the lower right of a vertex.
///
/// Positions are on the Coons patch of the four surrounding curves. Smooth colours are bicubic: the slopes at a vertex
/// are the mean of those to its neighbours, at most twice the smaller one, and zero if their signs differ, so that
/// along the curves between vertices no colour overshoots its ends.
///
/// - Source: S. A. Coons, "Surfaces for Computer-Aided Design" (the patch, as in PDF's shading type 6); B. van Leer,
///   "Towards the Ultimate Conservative Difference Scheme IV" (the slope limiter).
void ts_mesh_patch(const ts_mesh *mesh, size_t column, size_t row, size_t steps, ts_mesh_point *points);

/// Writes points like `ts_mesh_patch`, with colours in linear light.
///
/// - `clamps`: Whether straight components are clamped to 0 … 1.
void ts_mesh_patch_linear(const ts_mesh *mesh, size_t column, size_t row, size_t steps, int clamps,
                          ts_mesh_point *points);

/// Draws the quadrilaterals between `columns` × `rows` points as two triangles each, without antialiasing: a pixel gets
/// the colour at its centre, from the last triangle that covers it. Positions may be anywhere, but must be finite.
void ts_mesh_fill(const ts_mesh_point *points, size_t columns, size_t rows, uint8_t *pixels, size_t stride, size_t width,
                  size_t height);

/// Draws like `ts_mesh_fill`, into pixels of linear light: four floats each, rows without gaps.
void ts_mesh_fill_linear(const ts_mesh_point *points, size_t columns, size_t rows, float *pixels, size_t width,
                         size_t height);
