#pragma once
#include <stddef.h>
#include <stdint.h>

/// A corner of a mesh of colours: its place, the control points of the curves to its four neighbours, and its straight
/// colour (red, green, blue, opacity).
typedef struct {
  double x, y;
  double leading[2], top[2], trailing[2], bottom[2];
  float color[4];
} ts_mesh_vertex;

/// A mesh of `columns` × `rows` corners (each at least 2), row by row.
typedef struct {
  const ts_mesh_vertex *vertices;
  size_t columns, rows;
  /// Whether colours run along cubic curves through the corners instead of straight lines.
  int smooth;
  /// Whether colours mix in OKLab instead of gamma-encoded sRGB.
  int perceptual;
} ts_mesh;

/// A point of a tessellated patch: its place, and its colour, premultiplied: blue, green, red, alpha, 0 … 255; or for
/// linear light red, green, blue, alpha, of which 1 is white and opaque.
typedef struct {
  double x, y;
  float color[4];
} ts_mesh_point;

/// Writes `(steps + 1)²` points, row by row, that divide the patch right below of a corner evenly.
///
/// Places lie on the Coons patch of the four curves around it. Smooth colours are bicubic: their slopes at a corner are
/// the mean of those to its neighbours, at most twice the smaller, and zero where the two differ in sign, so that along
/// the curves between corners no colour goes beyond its ends.
///
/// - Source: S. A. Coons, "Surfaces for Computer-Aided Design" (the patch, as in PDF's shading type 6); B. van Leer,
///   "Towards the Ultimate Conservative Difference Scheme IV" (the limit of slopes).
void ts_mesh_patch(const ts_mesh *mesh, size_t column, size_t row, size_t steps, ts_mesh_point *points);

/// Writes points as `ts_mesh_patch` does, with colours of linear light.
///
/// - `clamps`: Whether straight components are held within 0 … 1.
void ts_mesh_patch_linear(const ts_mesh *mesh, size_t column, size_t row, size_t steps, int clamps,
                          ts_mesh_point *points);

/// Draws the quadrilaterals between `columns` × `rows` points as two triangles each, without smooth edges: a pixel takes
/// the colour at its middle, and the last triangle holds. Places may lie anywhere, but must be finite.
void ts_mesh_fill(const ts_mesh_point *points, size_t columns, size_t rows, uint8_t *pixels, size_t stride, size_t width,
                  size_t height);

/// Draws as `ts_mesh_fill` does, into pixels of linear light: four floats each, rows without gaps.
void ts_mesh_fill_linear(const ts_mesh_point *points, size_t columns, size_t rows, float *pixels, size_t width,
                         size_t height);
