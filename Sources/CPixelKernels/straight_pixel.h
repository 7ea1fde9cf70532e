#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// A pixel with straight alpha, 0…255 each.
typedef struct {
  int red, green, blue, alpha;
} ts_straight_pixel;

static inline uint32_t ts_load_pixel(const uint8_t *pixels, size_t place) {
  uint32_t pixel;
  memcpy(&pixel, pixels + place * 4, 4);
  return pixel;
}

/// Divides a premultiplied pixel by its alpha, rounding as the PNG encoder does.
static inline ts_straight_pixel ts_straighten(uint32_t pixel) {
  ts_straight_pixel p = {(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255, pixel >> 24};
  if (p.alpha != 255 && p.alpha != 0) {
    p.red = (p.red * 510 + p.alpha) / (2 * p.alpha);
    p.green = (p.green * 510 + p.alpha) / (2 * p.alpha);
    p.blue = (p.blue * 510 + p.alpha) / (2 * p.alpha);
  }
  return p;
}

/// A premultiplied pixel over white (`ground` 255) or black (0), as an opaque one.
static inline uint32_t ts_composite(uint32_t pixel, uint32_t ground) {
  uint32_t rest = (255 - (pixel >> 24)) * ground / 255;
  return (pixel + rest * 0x010101u) | 0xFF000000u;
}

/// The colour that pixelmatch puts behind translucent pixels. It counts in bytes, four to a pixel.
static inline ts_straight_pixel ts_pixelmatch_ground(size_t place) {
  size_t k = place * 4;
  ts_straight_pixel ground = {
    .red = 48,
    .green = 48 + 159 * (int)((int64_t)(k / 1.618033988749895) % 2),
    .blue = 48 + 159 * (int)((int64_t)(k / 2.618033988749895) % 2),
    .alpha = 255,
  };
  return ground;
}
