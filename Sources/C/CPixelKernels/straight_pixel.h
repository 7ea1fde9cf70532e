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

/// Divides a channel by an alpha above 0. The result is at most 255, even if a colour is above its alpha.
static inline int ts_straight_channel(int color, int alpha) {
  return color >= alpha ? 255 : (color * 510 + alpha) / (2 * alpha);
}

/// Divides a premultiplied pixel by its alpha, with the same rounding as the PNG encoder.
static inline ts_straight_pixel ts_straighten(uint32_t pixel) {
  ts_straight_pixel p = {(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255, pixel >> 24};
  if (p.alpha != 255 && p.alpha != 0) {
    p.red = ts_straight_channel(p.red, p.alpha);
    p.green = ts_straight_channel(p.green, p.alpha);
    p.blue = ts_straight_channel(p.blue, p.alpha);
  }
  return p;
}

/// Composites a premultiplied pixel over white (`ground` 255) or black (0), giving an opaque one.
static inline uint32_t ts_composite(uint32_t pixel, uint32_t ground) {
  if (pixel >> 24 == 255) return pixel;
  uint32_t alpha = pixel >> 24, rest = (255 - alpha) * ground / 255, result = 0xFF000000u;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t color = (pixel >> shift) & 255;
    result |= ((color < alpha ? color : alpha) + rest) << shift;  // colours above their alpha are clamped
  }
  return result;
}

/// Returns the colour that pixelmatch puts behind translucent pixels. It counts in bytes, four per pixel.
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
