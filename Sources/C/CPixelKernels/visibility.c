#include "visibility.h"

#include <stdlib.h>

ts_visibility ts_visibility_on(const uint8_t *pixels, size_t count, uint8_t gray, uint8_t distance) {
  ts_visibility result = {0, 0};
  for (size_t place = 0; place < count; place++) {
    const uint8_t *pixel = pixels + place * 4;
    if (pixel[3] < 128) continue;
    result.painted++;
    // Over the background a channel is c + gray · (255 − alpha) / 255, which differs from gray by c − gray · alpha /
    // 255.
    const int background = (gray * pixel[3] + 127) / 255;
    const int isDistinct = abs(pixel[0] - background) >= distance || abs(pixel[1] - background) >= distance
      || abs(pixel[2] - background) >= distance;
    result.distinct += (size_t)isDistinct;
  }
  return result;
}
