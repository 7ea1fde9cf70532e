#include "flip.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "color_spaces.h"
#include "straight_pixel.h"

#pragma STDC FP_CONTRACT OFF

static const double pi = 3.14159265358979323846;

/// A one-dimensional filter over an odd number of pixels.
enum { most_taps = 129 };
typedef struct {
  float taps[most_taps];
  int radius;
} filter;

/// The size of planes with one number per pixel.
typedef struct {
  size_t width, height;
} plane_size;

// MARK: - Colours

typedef struct {
  double x, y, z;
} triple;

static const double to_xyz[3][3] = {
  {10135552.0 / 24577794, 8788810.0 / 24577794, 4435075.0 / 24577794},
  {2613072.0 / 12288897, 8788810.0 / 12288897, 887015.0 / 12288897},
  {1425312.0 / 73733382, 8788810.0 / 73733382, 70074185.0 / 73733382},
};
static const triple white = {0.950428545, 1, 1.088900371};

static triple multiply(const double m[3][3], triple v) {
  triple result = {
    m[0][0] * v.x + m[0][1] * v.y + m[0][2] * v.z,
    m[1][0] * v.x + m[1][1] * v.y + m[1][2] * v.z,
    m[2][0] * v.x + m[2][1] * v.y + m[2][2] * v.z,
  };
  return result;
}

/// Inverts a matrix by Cramer's rule.
static void invert(const double m[3][3], double inverse[3][3]) {
  double determinant = 0;
  for (int i = 0; i < 3; i++) {
    determinant += m[0][i] * (m[1][(i + 1) % 3] * m[2][(i + 2) % 3] - m[1][(i + 2) % 3] * m[2][(i + 1) % 3]);
  }
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 3; column++) {
      int r1 = (column + 1) % 3, r2 = (column + 2) % 3, c1 = (row + 1) % 3, c2 = (row + 2) % 3;
      inverse[row][column] = (m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]) / determinant;
    }
  }
}

/// Converts linear light to the linear opponent space YCxCz.
static triple opponent(triple light) {
  triple xyz = multiply(to_xyz, light);
  double x = xyz.x / white.x, y = xyz.y / white.y, z = xyz.z / white.z;
  return (triple){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static triple light_of_opponent(triple color, const double from_xyz[3][3]) {
  double y = (color.x + 16) / 116, x = color.y / 500 + y, z = y - color.z / 200;
  return multiply(from_xyz, (triple){x * white.x, y * white.y, z * white.z});
}

static double curve(double t) { return t > 216.0 / 24389 ? ts_cube_root(t) : t * (841.0 / 108) + 4.0 / 29; }

static double clamp(double v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

/// Converts linear light to CIE L*a*b*, less saturated where it is dark (the Hunt effect).
static triple hunt_lab(triple light) {
  triple xyz = multiply(to_xyz, (triple){clamp(light.x), clamp(light.y), clamp(light.z)});
  double x = curve(xyz.x / white.x), y = curve(xyz.y / white.y), z = curve(xyz.z / white.z);
  double lightness = 116 * y - 16;
  return (triple){lightness, 0.01 * lightness * 500 * (x - y), 0.01 * lightness * 200 * (y - z)};
}

/// Returns the HyAB distance to the power of 0.7.
static double color_distance(triple p, triple q) {
  double a = p.y - q.y, b = p.z - q.z;
  return pow(fabs(p.x - q.x) + sqrt(a * a + b * b), 0.7);
}

// MARK: - Filters

/// Computes exp(-π² x² / b) for x in degrees, normalised; returns the sum before normalisation.
static double contrast_filter(filter *result, double b, double pixels_per_degree, int radius) {
  double sum = 0, taps[most_taps];
  for (int i = -radius; i <= radius; i++) {
    double x = i / pixels_per_degree;
    sum += taps[i + radius] = exp(-pi * pi * x * x / b);
  }
  result->radius = radius;
  for (int i = 0; i <= 2 * radius; i++) result->taps[i] = (float)(taps[i] / sum);
  return sum;
}

typedef struct {
  filter smooth, edge, point;
} feature_filters;

static void normalise_signs(const double *taps, filter *result) {
  double above = 0, below = 0;
  for (int i = 0; i <= 2 * result->radius; i++) *(taps[i] > 0 ? &above : &below) += taps[i];
  for (int i = 0; i <= 2 * result->radius; i++) result->taps[i] = (float)(taps[i] / (taps[i] > 0 ? above : -below));
}

static feature_filters make_feature_filters(double pixels_per_degree) {
  double deviation = 0.5 * 0.082 * pixels_per_degree, sum = 0;
  int radius = (int)ceil(3 * deviation);
  double smooth[most_taps], edge[most_taps], point[most_taps];
  feature_filters filters = {.smooth.radius = radius, .edge.radius = radius, .point.radius = radius};
  for (int i = -radius; i <= radius; i++) {
    double weight = exp(-(i * i) / (2 * deviation * deviation));
    sum += smooth[i + radius] = weight;
    edge[i + radius] = -i * weight;
    point[i + radius] = (i * i / (deviation * deviation) - 1) * weight;
  }
  for (int i = 0; i <= 2 * radius; i++) filters.smooth.taps[i] = (float)(smooth[i] / sum);
  normalise_signs(edge, &filters.edge);
  normalise_signs(point, &filters.point);
  return filters;
}

static size_t clamped(size_t place, int step, size_t count) {
  if (step < 0 && place < (size_t)-step) return 0;
  return place + step < count ? place + step : count - 1;
}

/// Filters rows, then columns. Edge pixels are repeated outwards. `between` holds the result of the rows.
static void apply(
  const float *source, float *target, plane_size size, const filter *across, const filter *down, float *between) {
  for (size_t y = 0; y < size.height; y++) {
    const float *from = source + y * size.width;
    float *to = between + y * size.width;
    for (size_t x = 0; x < size.width; x++) {
      float sum = 0;
      for (int i = -across->radius; i <= across->radius; i++) {
        sum += across->taps[i + across->radius] * from[clamped(x, i, size.width)];
      }
      to[x] = sum;
    }
  }
  for (size_t y = 0; y < size.height; y++) {
    float *to = target + y * size.width;
    memset(to, 0, size.width * sizeof *to);
    for (int i = -down->radius; i <= down->radius; i++) {
      const float *from = between + clamped(y, i, size.height) * size.width;
      float weight = down->taps[i + down->radius];
      for (size_t x = 0; x < size.width; x++) to[x] += weight * from[x];
    }
  }
}

// MARK: - The two halves of the error

typedef struct {
  /// Y, Cx and Cz of one image, then space for filtered planes and for one between rows and columns.
  float *planes[3], *filtered, *second, *between;
} workspace;

static void load_picture(const uint8_t *pixels, size_t count, workspace work) {
  for (size_t place = 0; place < count; place++) {
    uint32_t pixel = ts_composite(ts_load_pixel(pixels, place), 255);
    triple color = opponent((triple){
      ts_linear_light((pixel >> 16) & 255), ts_linear_light((pixel >> 8) & 255), ts_linear_light(pixel & 255)});
    work.planes[0][place] = (float)color.x;
    work.planes[1][place] = (float)color.y;
    work.planes[2][place] = (float)color.z;
  }
}

/// Filters the planes as an eye that cannot see the finest detail: luminance, red–green, blue–yellow.
static void blur_as_seen(workspace work, plane_size size, double pixels_per_degree) {
  int radius = (int)ceil(3 * sqrt(0.04 / (2 * pi * pi)) * pixels_per_degree);
  filter one, other;
  const double first[2] = {0.0047, 0.0053};
  for (int i = 0; i < 2; i++) {
    contrast_filter(&one, first[i], pixels_per_degree, radius);
    apply(work.planes[i], work.planes[i], size, &one, &one, work.between);
  }
  double sum = contrast_filter(&one, 0.04, pixels_per_degree, radius);
  double other_sum = contrast_filter(&other, 0.025, pixels_per_degree, radius);
  double weight = 34.1 * sqrt(pi / 0.04) * sum * sum, other_weight = 13.5 * sqrt(pi / 0.025) * other_sum * other_sum;
  float share = (float)(weight / (weight + other_weight));
  apply(work.planes[2], work.filtered, size, &one, &one, work.between);
  apply(work.planes[2], work.second, size, &other, &other, work.between);
  for (size_t i = 0; i < size.width * size.height; i++) {
    work.planes[2][i] = share * work.filtered[i] + (1 - share) * work.second[i];
  }
}

static float root_of_squares(float a, float b) { return sqrtf(a * a + b * b); }

/// Adds `sign` times the strength of edges and of points to two planes.
static void add_features(
  workspace work, plane_size size, const feature_filters *filters, float sign, float *edges, float *points) {
  const filter *kinds[2] = {&filters->edge, &filters->point};
  float *sums[2] = {edges, points};
  for (int kind = 0; kind < 2; kind++) {
    apply(work.planes[0], work.filtered, size, kinds[kind], &filters->smooth, work.between);
    apply(work.planes[0], work.second, size, &filters->smooth, kinds[kind], work.between);
    for (size_t i = 0; i < size.width * size.height; i++) {
      // Y ranges from -16 to 100; features are defined for a plane from 0 to 1.
      sums[kind][i] += sign * root_of_squares(work.filtered[i], work.second[i]) / 116;
    }
  }
}

static double color_error(triple p, triple q, double greatest) {
  const double middle = 0.4 * greatest, most_below = 0.95;
  double error = color_distance(p, q);
  if (error < middle) return error * most_below / middle;
  return most_below + (error - middle) / (greatest - middle) * (1 - most_below);
}

static void combine(
  workspace reference, workspace test, size_t count, const float *edges, const float *points, float *errors) {
  double from_xyz[3][3];
  invert(to_xyz, from_xyz);
  double greatest = color_distance(hunt_lab((triple){0, 1, 0}), hunt_lab((triple){0, 0, 1}));
  for (size_t i = 0; i < count; i++) {
    triple p = {reference.planes[0][i], reference.planes[1][i], reference.planes[2][i]};
    triple q = {test.planes[0][i], test.planes[1][i], test.planes[2][i]};
    double color = color_error(
      hunt_lab(light_of_opponent(p, from_xyz)), hunt_lab(light_of_opponent(q, from_xyz)), greatest);
    double edge = fabs(edges[i]), point = fabs(points[i]);
    double feature = sqrt((edge > point ? edge : point) / sqrt(2));
    errors[i] = (float)pow(color, 1 - feature);
  }
}

int ts_flip(
  const uint8_t *reference, const uint8_t *test, size_t width, size_t height, double pixels_per_degree, float *errors) {
  plane_size size = {width, height};
  size_t count = width * height;
  if (count == 0) return 1;
  feature_filters filters = make_feature_filters(pixels_per_degree);
  // Six planes of colours, three of work space, two of features.
  float *memory = calloc(count, 11 * sizeof *memory);
  if (!memory) return 0;
  float *edges = memory + 9 * count, *points = memory + 10 * count;
  workspace one = {
    .planes = {memory, memory + count, memory + 2 * count},
    .filtered = memory + 6 * count,
    .second = memory + 7 * count,
    .between = memory + 8 * count,
  };
  workspace other = one;
  for (int i = 0; i < 3; i++) other.planes[i] += 3 * count;
  load_picture(reference, count, one);
  load_picture(test, count, other);
  add_features(one, size, &filters, 1, edges, points);
  add_features(other, size, &filters, -1, edges, points);
  blur_as_seen(one, size, pixels_per_degree);
  blur_as_seen(other, size, pixels_per_degree);
  combine(one, other, count, edges, points, errors);
  free(memory);
  return 1;
}
