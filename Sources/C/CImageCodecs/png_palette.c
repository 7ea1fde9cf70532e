#include "png_palette.h"

#include <string.h>

enum { most_colors = 256, slot_bits = 10, slot_count = 1 << slot_bits };

size_t ts_find_palette(const uint8_t *pixels, size_t count, uint8_t *indices, uint32_t *colors) {
  // A hash table with open addressing, at most a quarter full. An opaque colour is not 0, which marks a free slot.
  uint32_t keys[slot_count] = {0};
  uint8_t numbers[slot_count];
  size_t found = 0;
  uint32_t last = 0;
  uint8_t last_number = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t color;
    memcpy(&color, pixels + i * 4, 4);
    // Most pixels are as the one to their left.
    if (color != last) {
      if (color >> 24 != 255) return 0;
      size_t slot = color * 2654435769u >> (32 - slot_bits);
      while (keys[slot] != 0 && keys[slot] != color) slot = (slot + 1) % slot_count;
      if (keys[slot] == 0) {
        if (found == most_colors) return 0;
        keys[slot] = color;
        numbers[slot] = (uint8_t)found;
        colors[found++] = color;
      }
      last = color;
      last_number = numbers[slot];
    }
    indices[i] = last_number;
  }
  return found;
}
