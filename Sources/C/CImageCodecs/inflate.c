#include "inflate.h"

#include <libdeflate.h>

size_t ts_inflate(const uint8_t *source, size_t length, uint8_t *target, size_t capacity) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return 0;
  size_t written = 0;
  enum libdeflate_result result =
    libdeflate_zlib_decompress(decompressor, source, length, target, capacity, &written);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS ? written : 0;
}
