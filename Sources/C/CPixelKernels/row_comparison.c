#include "row_comparison.h"

#include <string.h>

size_t ts_differing_rows(const uint8_t *a, const uint8_t *b, size_t row_bytes, size_t height, uint8_t *differs) {
  size_t count = 0;
  for (size_t y = 0; y < height; y++) {
    // The C library's memcmp uses the processor's widest vectors, which code compiled here may not.
    differs[y] = memcmp(a + y * row_bytes, b + y * row_bytes, row_bytes) != 0;
    count += differs[y];
  }
  return count;
}

enum { step = 64 };
typedef uint32_t words __attribute__((vector_size(step)));
typedef uint8_t octets __attribute__((vector_size(step)));

size_t ts_differing_pixels(const uint8_t *a, const uint8_t *b, size_t count) {
  size_t result = 0, index = 0;
  while (count - index >= step / 4) {
    words sum = {0};
    // A lane grows by at most one per round, and is added up long before it could overflow.
    for (int round = 0; round < 4096 && count - index >= step / 4; round++, index += step / 4) {
      words x, y;
      memcpy(&x, a + index * 4, step);
      memcpy(&y, b + index * 4, step);
      sum -= (words)(x != y);
    }
    for (int lane = 0; lane < step / 4; lane++) result += sum[lane];
  }
  for (; index < count; index++) result += memcmp(a + index * 4, b + index * 4, 4) != 0;
  return result;
}

size_t ts_differing_bytes(const uint8_t *a, const uint8_t *b, size_t count) {
  size_t result = 0, index = 0;
  while (count - index >= step) {
    octets sum = {0};
    for (int round = 0; round < 255 && count - index >= step; round++, index += step) {
      octets x, y;
      memcpy(&x, a + index, step);
      memcpy(&y, b + index, step);
      sum -= (octets)(x != y);
    }
    for (int lane = 0; lane < step; lane++) result += sum[lane];
  }
  for (; index < count; index++) result += a[index] != b[index];
  return result;
}
