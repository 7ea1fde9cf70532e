#include "masking.h"

#include "straight_pixel.h"

void ts_replace_masked(const uint8_t *source, const uint8_t *mask, size_t count, uint8_t *target) {
  for (size_t place = 0; place < count; place++) {
    if (ts_load_pixel(mask, place) & 0x808080u) memcpy(target + place * 4, source + place * 4, 4);
  }
}
