#include "mesh.h"

#include "mixing.h"

// MARK: Patches

/// Returns the slope at the middle one of three equidistant values.
static double slope_between(double before, double here, double after) {
  double left = here - before, right = after - here;
  if (!(left * right > 0)) return 0;
  double mean = (left + right) / 2;
  double limit = 2 * (fabs(left) < fabs(right) ? fabs(left) : fabs(right));
  return mean > limit ? limit : mean < -limit ? -limit : mean;
}

/// Returns a component of a vertex's colour in the mixing space.
static double component(const ts_mesh *mesh, size_t column, size_t row, int index) {
  double mixed[4];
  mixable(mesh->vertices[row * mesh->columns + column].color, mesh->perceptual, mixed);
  return mixed[index];
}

static double slope_along_row(const ts_mesh *mesh, size_t column, size_t row, int index) {
  double here = component(mesh, column, row, index);
  if (column == 0) return component(mesh, 1, row, index) - here;
  double before = component(mesh, column - 1, row, index);
  if (column + 1 == mesh->columns) return here - before;
  return slope_between(before, here, component(mesh, column + 1, row, index));
}

static double slope_along_column(const ts_mesh *mesh, size_t column, size_t row, int index) {
  double here = component(mesh, column, row, index);
  if (row == 0) return component(mesh, column, 1, index) - here;
  double before = component(mesh, column, row - 1, index);
  if (row + 1 == mesh->rows) return here - before;
  return slope_between(before, here, component(mesh, column, row + 1, index));
}

/// Returns how the slope along the row changes between rows.
static double twist(const ts_mesh *mesh, size_t column, size_t row, int index) {
  double here = slope_along_row(mesh, column, row, index);
  if (row == 0) return slope_along_row(mesh, column, 1, index) - here;
  double before = slope_along_row(mesh, column, row - 1, index);
  if (row + 1 == mesh->rows) return here - before;
  return slope_between(before, here, slope_along_row(mesh, column, row + 1, index));
}

/// Computes the weights of the values and slopes at both ends of a cubic curve.
static void hermite(double t, double values[2], double slopes[2]) {
  double square = t * t, cube = square * t;
  values[1] = 3 * square - 2 * cube;
  values[0] = 1 - values[1];
  slopes[0] = cube - 2 * square + t;
  slopes[1] = cube - square;
}

static double bezier(double a, double b, double c, double d, double t) {
  double u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

/// Returns a coordinate of the Coons patch between four vertices.
static double coons(const ts_mesh_vertex corner[4], int axis, double u, double v) {
  double at[4];
  for (int i = 0; i < 4; i++) at[i] = axis == 0 ? corner[i].x : corner[i].y;
  double top = bezier(at[0], corner[0].trailing[axis], corner[1].leading[axis], at[1], u);
  double bottom = bezier(at[2], corner[2].trailing[axis], corner[3].leading[axis], at[3], u);
  double left = bezier(at[0], corner[0].bottom[axis], corner[2].top[axis], at[2], v);
  double right = bezier(at[1], corner[1].bottom[axis], corner[3].top[axis], at[3], v);
  double flat = (1 - v) * ((1 - u) * at[0] + u * at[1]) + v * ((1 - u) * at[2] + u * at[3]);
  return (1 - v) * top + v * bottom + (1 - u) * left + u * right - flat;
}

/// The output format of a mixed colour.
typedef enum { encoded_bytes, linear_light, linear_light_within_unit } outcome;

static void put_color(const double mixed[4], int perceptual, outcome kind, float result[4]) {
  double color[4];
  if (kind == encoded_bytes) {
    encoded_from_mixed(mixed, perceptual, color);
    for (int k = 0; k < 3; k++) result[k] = (float)(color[2 - k] * 255);
    result[3] = (float)(color[3] * 255);
    return;
  }
  double alpha = clamped(mixed[3]);
  for (int k = 0; k < 3; k++) color[k] = alpha > 0 ? mixed[k] / alpha : 0;
  if (perceptual && alpha > 0) from_oklab(color);
  for (int k = 0; k < 3; k++) {
    result[k] = (float)(linear_from_encoded(kind == linear_light ? color[k] : clamped(color[k])) * alpha);
  }
  result[3] = (float)alpha;
}

static void patch(const ts_mesh *mesh, size_t column, size_t row, size_t steps, outcome kind, ts_mesh_point *points) {
  ts_mesh_vertex corner[4];
  // For each vertex and component: the value, the slopes in both directions, and the twist.
  double value[4][4], across[4][4], down[4][4], twists[4][4];
  for (int i = 0; i < 4; i++) {
    size_t x = column + (size_t)(i % 2), y = row + (size_t)(i / 2);
    corner[i] = mesh->vertices[y * mesh->columns + x];
    for (int k = 0; k < 4; k++) {
      value[i][k] = component(mesh, x, y, k);
      across[i][k] = slope_along_row(mesh, x, y, k);
      down[i][k] = slope_along_column(mesh, x, y, k);
      twists[i][k] = twist(mesh, x, y, k);
    }
  }
  for (size_t j = 0; j <= steps; j++) {
    double v = (double)j / (double)steps, value_v[2] = {1 - v, v}, slope_v[2] = {0, 0};
    if (mesh->smooth) hermite(v, value_v, slope_v);
    for (size_t i = 0; i <= steps; i++, points++) {
      double u = (double)i / (double)steps, value_u[2] = {1 - u, u}, slope_u[2] = {0, 0};
      if (mesh->smooth) hermite(u, value_u, slope_u);
      points->x = coons(corner, 0, u, v);
      points->y = coons(corner, 1, u, v);
      double mixed[4] = {0, 0, 0, 0};
      for (int n = 0; n < 4; n++) {
        int x = n % 2, y = n / 2;
        for (int k = 0; k < 4; k++) {
          mixed[k] += value_v[y] * (value_u[x] * value[n][k] + slope_u[x] * across[n][k])
                      + slope_v[y] * (value_u[x] * down[n][k] + slope_u[x] * twists[n][k]);
        }
      }
      put_color(mixed, mesh->perceptual, kind, points->color);
    }
  }
}

void ts_mesh_patch(const ts_mesh *mesh, size_t column, size_t row, size_t steps, ts_mesh_point *points) {
  patch(mesh, column, row, steps, encoded_bytes, points);
}

void ts_mesh_patch_linear(const ts_mesh *mesh, size_t column, size_t row, size_t steps, int clamps,
                          ts_mesh_point *points) {
  patch(mesh, column, row, steps, clamps ? linear_light_within_unit : linear_light, points);
}

// MARK: Pixels

/// Returns the first pixel whose centre is at or after a position, within 0 … limit.
static size_t first_pixel(double place, size_t limit) {
  double first = ceil(place - 0.5);
  return first > 0 ? (first < (double)limit ? (size_t)first : limit) : 0;
}

/// Computes the point of an edge at a height, if the edge reaches it. Both triangles at an edge get the same point, so
/// that no pixel between them is left out.
static int crossing(const ts_mesh_point *from, const ts_mesh_point *to, double y, ts_mesh_point *point) {
  if (from->y > to->y) {
    const ts_mesh_point *swapped = from;
    from = to, to = swapped;
  }
  if (!(from->y <= y && y < to->y)) return 0;
  double share = (y - from->y) / (to->y - from->y);
  point->x = from->x + (to->x - from->x) * share;
  for (int k = 0; k < 4; k++) point->color[k] = from->color[k] + (to->color[k] - from->color[k]) * (float)share;
  return 1;
}

/// The destination of pixels: bytes or floats.
typedef struct {
  uint8_t *bytes;
  float *floats;
  size_t stride, width, height;
} target;

static void fill_triangle(const ts_mesh_point *a, const ts_mesh_point *b, const ts_mesh_point *c, const target *t) {
  double low = fmin(a->y, fmin(b->y, c->y)), high = fmax(a->y, fmax(b->y, c->y));
  size_t end = first_pixel(high, t->height);
  for (size_t y = first_pixel(low, t->height); y < end; y++) {
    ts_mesh_point found[3];
    double middle = (double)y + 0.5;
    int count = crossing(a, b, middle, &found[0]);
    count += crossing(b, c, middle, &found[count]);
    count += crossing(c, a, middle, &found[count]);
    if (count < 2) continue;
    const ts_mesh_point *left = &found[0], *right = &found[1];
    if (left->x > right->x) left = &found[1], right = &found[0];
    size_t last = first_pixel(right->x, t->width);
    for (size_t x = first_pixel(left->x, t->width); x < last; x++) {
      float share = (float)(((double)x + 0.5 - left->x) / (right->x - left->x));
      for (int k = 0; k < 4; k++) {
        float value = left->color[k] + (right->color[k] - left->color[k]) * share;
        size_t place = y * t->stride + x * 4 + (size_t)k;
        if (t->floats) t->floats[place] = value;
        else t->bytes[place] = (uint8_t)(value + 0.5f);
      }
    }
  }
}

static void fill(const ts_mesh_point *points, size_t columns, size_t rows, const target *t) {
  for (size_t row = 0; row + 1 < rows; row++) {
    for (size_t column = 0; column + 1 < columns; column++) {
      const ts_mesh_point *a = points + row * columns + column, *b = a + 1, *c = a + columns, *d = c + 1;
      fill_triangle(a, b, d, t);
      fill_triangle(a, d, c, t);
    }
  }
}

void ts_mesh_fill(const ts_mesh_point *points, size_t columns, size_t rows, uint8_t *pixels, size_t stride, size_t width,
                  size_t height) {
  target bytes = {pixels, 0, stride, width, height};
  fill(points, columns, rows, &bytes);
}

void ts_mesh_fill_linear(const ts_mesh_point *points, size_t columns, size_t rows, float *pixels, size_t width,
                         size_t height) {
  target floats = {0, pixels, width * 4, width, height};
  fill(points, columns, rows, &floats);
}
