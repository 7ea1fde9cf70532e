#include "class_map.h"

#include <string.h>

#include "pixel_class.h"
#include "straight_pixel.h"

void ts_count_classes(const uint8_t *classes, size_t count, uint64_t *counts) {
  size_t place = 0;
  // Classes come in runs: process eight at a time while they are equal.
  for (; count - place >= 8; place += 8) {
    uint64_t eight;
    memcpy(&eight, classes + place, sizeof eight);
    if (eight == classes[place] * 0x0101010101010101u) {
      counts[classes[place] & 7] += 8;
    } else {
      for (int i = 0; i < 8; i++) counts[classes[place + i] & 7]++;
    }
  }
  for (; place < count; place++) counts[classes[place] & 7]++;
}

/// Returns a quarter of the pixel's luma on white.
static uint32_t pale(uint32_t pixel) {
  pixel = ts_composite(pixel, 255);
  uint32_t luma = (29 * (pixel & 255) + 150 * ((pixel >> 8) & 255) + 77 * ((pixel >> 16) & 255)) / 256;
  return (192 + luma / 4) * 0x010101u | 0xFF000000u;
}

void ts_draw_differences(
  const uint8_t *reference, const uint8_t *classes, size_t count, ts_difference_colors colors, uint8_t *target) {
  for (size_t place = 0; place < count; place++) {
    uint32_t pixel;
    switch (classes[place]) {
      case ts_weak:
      case ts_strong:
      case ts_flat: pixel = colors.different; break;
      case ts_antialiased: pixel = colors.antialiased; break;
      case ts_ignored: pixel = colors.ignored; break;
      case ts_outside: pixel = colors.outside; break;
      default: pixel = pale(ts_load_pixel(reference, place));
    }
    memcpy(target + place * 4, &pixel, 4);
  }
}

void ts_mark_differing(const uint8_t *a, const uint8_t *b, size_t count, uint8_t mark, uint8_t *classes) {
  for (size_t place = 0; place < count; place++) {
    while (count - place >= 16 && memcmp(a + place * 4, b + place * 4, 64) == 0) place += 16;
    if (place == count) break;
    if (ts_load_pixel(a, place) != ts_load_pixel(b, place)) classes[place] = mark;
  }
}

void ts_draw_heat(const float *numbers, size_t count, const uint32_t *colors, uint8_t *target) {
  for (size_t place = 0; place < count; place++) {
    float number = numbers[place];
    int index = number > 0 ? number < 1 ? (int)(number * 255 + 0.5f) : 255 : 0;
    memcpy(target + place * 4, colors + index, 4);
  }
}
