#include "inflate.h"

#include <zlib.h>

size_t ts_inflate(const uint8_t *source, size_t length, uint8_t *target, size_t capacity) {
  uLongf written = capacity;
  return uncompress(target, &written, source, length) == Z_OK ? written : 0;
}
