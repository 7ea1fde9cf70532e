#include "class_map.h"

#include <string.h>

#include "pixel_class.h"
#include "straight_pixel.h"
#include "vectors.h"

typedef uint8_t octets __attribute__((vector_size(lanes * 4)));

enum { class_count = 8 };

/// Counts the classes of at most 255 blocks of 64 pixels.
inlined void count_blocks(const uint8_t *classes, size_t blocks, uint64_t *counts) {
  octets sums[class_count] = {0};
  for (size_t index = 0; index < blocks; index++) {
    octets here;
    memcpy(&here, classes + index * sizeof here, sizeof here);
    // Classes come in runs.
    if (__builtin_reduce_or(here ^ here[0]) == 0) {
      counts[here[0] & 7] += sizeof here;
      continue;
    }
    for (int class = 0; class < class_count; class ++) sums[class] -= (octets)(here == (uint8_t)class);
  }
  for (int class = 0; class < class_count; class ++) {
    for (size_t i = 0; i < sizeof(octets); i++) counts[class] += sums[class][i];
  }
}

for_wide_vectors
void ts_count_classes(const uint8_t *classes, size_t count, uint64_t *counts) {
  size_t place = 0;
  while (count - place >= sizeof(octets)) {
    size_t blocks = (count - place) / sizeof(octets);
    // A lane counts up to 255.
    if (blocks > 255) blocks = 255;
    count_blocks(classes + place, blocks, counts);
    place += blocks * sizeof(octets);
  }
  for (; place < count; place++) counts[classes[place] & 7]++;
}

/// Returns a quarter of the luma of sixteen pixels on white, 0…63.
inlined bytes16 pale_steps(const uint8_t *pixels) {
  words pixel;
  memcpy(&pixel, pixels, sizeof pixel);
  octets alpha = (octets)((pixel >> 24) * 0x01010101u);
  pixel = (words)(__builtin_elementwise_min((octets)pixel, alpha) + ~alpha);
  words luma = 29 * (pixel & 255) + 150 * ((pixel >> 8) & 255) + 77 * ((pixel >> 16) & 255);
  return __builtin_convertvector(luma >> 10, bytes16);
}

for_wide_vectors
void ts_index_differences(const uint8_t *reference, const uint8_t *classes, size_t count, uint8_t *target) {
  static const uint8_t indices[8] = {
    [ts_antialiased] = ts_index_antialiased, [ts_weak] = ts_index_different, [ts_strong] = ts_index_different,
    [ts_flat] = ts_index_different,          [ts_ignored] = ts_index_ignored, [ts_outside] = ts_index_outside};
  for (size_t place = 0; place < count; place += lanes) {
    const size_t size = block_size(count - place);
    uint8_t rest[lanes * 4] = {0};
    const uint8_t *pixels = reference + place * 4;
    if (size < lanes) pixels = memcpy(rest, pixels, size * 4);
    bytes16 steps = pale_steps(pixels), classes_here = {0};
    memcpy(&classes_here, classes + place, size);
    memcpy(target + place, &steps, size);
    if (__builtin_reduce_max(classes_here) < ts_antialiased) continue;
    for (size_t i = place; i < place + size; i++) {
      if (classes[i] >= ts_antialiased) target[i] = indices[classes[i]];
    }
  }
}

uint8_t ts_largest_byte(const uint8_t *bytes, size_t count) {
  octets largest = {0};
  size_t place = 0;
  for (; count - place >= sizeof(octets); place += sizeof(octets)) {
    octets here;
    memcpy(&here, bytes + place, sizeof here);
    largest = __builtin_elementwise_max(largest, here);
  }
  uint8_t result = __builtin_reduce_max(largest);
  for (; place < count; place++) result = bytes[place] > result ? bytes[place] : result;
  return result;
}

void ts_paint_indices(const uint8_t *indices, size_t count, const uint32_t *palette, uint8_t *target) {
  for (size_t place = 0; place < count; place++) memcpy(target + place * 4, palette + indices[place], 4);
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
