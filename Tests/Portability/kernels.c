// Calls the kernels on numbers that are random, but the same everywhere, and prints a fingerprint of what each makes.
#include "CPixelKernels.h"
#include "operations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 61, height = 47, count = width * height };

static uint64_t seed;
/// - Source: Sebastiano Vigna, splitmix64.
static uint64_t next(void) {
  uint64_t z = (seed += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}
static double unit(void) { return (double)(next() >> 11) * 0x1p-53; }

static uint8_t a[count * 4], b[count * 4], mask[count], target[count * 8];
static float light[count * 4], other[count * 4], plane[count * 4], moved[count * 4];
static uint16_t halves[count * 4];
static uint32_t table[4096];

static void begin(uint64_t number) {
  seed = number;
  for (size_t i = 0; i < count; i += 1) {
    mask[i] = (uint8_t)next();
    for (int picture = 0; picture < 2; picture += 1) {
      // Premultiplied; some opaque, some clear.
      uint8_t *pixel = (picture ? b : a) + i * 4;
      uint32_t alpha = next() % 4 == 0 ? (next() % 2 ? 255 : 0) : (uint32_t)(next() % 256);
      for (int c = 0; c < 3; c += 1) pixel[c] = (uint8_t)(next() % (alpha + 1));
      pixel[3] = (uint8_t)alpha;
    }
  }
  for (size_t i = 0; i < count; i += 1) {
    light[i * 4 + 3] = (float)unit();
    other[i * 4 + 3] = (float)unit();
    for (int c = 0; c < 3; c += 1) {
      light[i * 4 + c] = (float)(unit() * 1.5 - 0.25) * light[i * 4 + 3];
      other[i * 4 + c] = (float)unit() * other[i * 4 + 3];
    }
  }
  for (size_t i = 0; i < 4096; i += 1) table[i] = (uint32_t)next();
  memset(target, 0, sizeof target);
  memset(plane, 0, sizeof plane);
  memset(moved, 0, sizeof moved);
  memset(halves, 0, sizeof halves);
}

static void print(const char *name, int number, const void *bytes, size_t size) {
  printf("%-28s %2d %016llx\n", name, number, (unsigned long long)fingerprint(0xcbf29ce484222325, bytes, size));
}

int main(void) {
  for (int mode = ts_blend_multiply; mode <= ts_blend_plus_darker; mode += 1) {
    begin(100 + (uint64_t)mode);
    ts_blend_bgra((ts_blend_mode)mode, a, b, count, 0.7f);
    print("blend_bgra", mode, b, sizeof b);
    for (int clamps = 0; clamps < 2; clamps += 1) {
      begin(200 + (uint64_t)mode);
      ts_linear_blend((ts_blend_mode)mode, light, other, count, 0.7f, clamps);
      print("linear_blend", mode * 2 + clamps, other, sizeof other);
    }
  }
  const double sigmas[] = {0.3, 1, 4.5, 12};
  for (int i = 0; i < 4; i += 1) {
    begin(300 + (uint64_t)i);
    ts_gaussian_blur(a, width, height, width * 4, 4, sigmas[i], 3, (ts_blur_part){0, 0, width, height});
    print("gaussian_blur", i, a, sizeof a);
    begin(310 + (uint64_t)i);
    ts_linear_blur(light, width, height, 4, sigmas[i], 3);
    print("linear_blur", i, light, sizeof light);
  }
  begin(400);
  float matrix[20];
  for (int i = 0; i < 20; i += 1) matrix[i] = (float)(unit() * 2 - 0.7);
  ts_color_matrix_bgra(a, count, matrix);
  print("color_matrix_bgra", 0, a, sizeof a);
  for (int i = 0; i < 4; i += 1) {
    ts_linear_color_matrix(light, count, matrix, i / 2, i % 2);
    print("linear_color_matrix", i, light, sizeof light);
  }
  begin(401);
  ts_alpha_threshold_bgra(a, count, 40, 200, (uint8_t[]){10, 20, 30, 255});
  print("alpha_threshold_bgra", 0, a, sizeof a);
  begin(402);
  ts_cover_a8(mask, width, target, width, width, height);
  print("cover_a8", 0, target, count);
  ts_alpha_of_bgra(a, target, count);
  ts_invert_a8(target, count);
  print("alpha_of_bgra", 0, target, count);
  ts_fill_alpha_bgra(a, count);
  ts_solidify_bgra(b, count);
  print("fill_alpha_bgra", 0, a, sizeof a);
  print("solidify_bgra", 0, b, sizeof b);
  begin(403);
  ts_replace_masked(a, mask, count, b);
  print("replace_masked", 0, b, sizeof b);
  for (int perceptual = 0; perceptual < 2; perceptual += 1) {
    begin(500);
    float colors[5 * 4];
    double places[5] = {0, 0.1, 0.45, 0.8, 1};
    for (int i = 0; i < 20; i += 1) colors[i] = (float)unit();
    ts_gradient_table(colors, places, 5, perceptual, table, 1024);
    print("gradient_table", perceptual, table, 1024 * sizeof *table);
    ts_gradient_table_linear(colors, places, 5, perceptual, 1, light, 1024);
    print("gradient_table_linear", perceptual, light, 1024 * 4 * sizeof *light);
  }
  begin(600);
  ts_linear_from_bgra(a, light, count);
  print("linear_from_bgra", 0, light, sizeof light);
  begin(601);
  ts_bgra_from_linear(light, target, count);
  print("bgra_from_linear", 0, target, count * 4);
  ts_half_from_linear(light, halves, count, 0);
  print("half_from_linear", 0, halves, sizeof halves);
  ts_rgba16_from_half(halves, target, count);
  print("rgba16_from_half", 0, target, count * 8);
  begin(602);
  ts_half_from_linear(light, halves, count, 1);
  for (int smooth = 0; smooth < 2; smooth += 1) {
    const double map[6] = {0.83, 0.11, -0.07, 0.91, 2.3, 1.7};
    ts_linear_sample_half(halves, width, width, height, map, smooth, 3, moved, width, height);
    print("linear_sample_half", smooth, moved, sizeof moved);
  }
  begin(603);
  ts_linear_alpha(light, plane, count);
  ts_linear_shift(plane, moved, width, height, 3.4, -2.6);
  print("linear_shift", 0, moved, count * sizeof *moved);
  ts_linear_shade(moved, (float[]){0.2f, 0.1f, 0.3f, 0.5f}, 1, other, count);
  print("linear_shade", 0, other, sizeof other);
  begin(604);
  ts_linear_tint(a, (float[]){0.2f, 0.1f, 0.3f, 0.5f}, light, count);
  print("linear_tint", 0, light, sizeof light);
  begin(605);
  ts_linear_cover(a, light, count);
  ts_linear_solidify(light, count);
  ts_linear_hold(light, count, -0.5f, 1.5f);
  print("linear_cover", 0, light, sizeof light);
  begin(606);
  uint8_t digest[32];
  ts_sha256(a, sizeof a, digest);
  print("sha256", 0, digest, sizeof digest);
  const ts_metric metrics[] = {ts_metric_oklab};
  for (int i = 0; i < 1; i += 1) {
    begin(700);
    ts_color_meter *meter = ts_color_meter_create(metrics[i]);
    for (size_t k = 0; k < count; k += 1) {
      uint32_t first, second;
      memcpy(&first, a + k * 4, 4);
      memcpy(&second, b + k * 4, 4);
      double distance = ts_color_meter_distance(meter, first, second, k);
      moved[k] = (float)distance;
    }
    ts_color_meter_destroy(meter);
    print("color_meter", i, moved, count * sizeof *moved);
  }
  begin(701);
  ts_flip(a, b, width, height, 67, moved);
  print("flip", 0, moved, count * sizeof *moved);
  return 0;
}
