#include "gzip.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// Levels above take several times as long and save few bytes of a log.
enum { level = 6 };

ts_encoded ts_gzip(const uint8_t *source, size_t length) {
  ts_encoded result = {0};
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (compressor) {
    size_t capacity = libdeflate_gzip_compress_bound(compressor, length);
    uint8_t *bytes = malloc(capacity);
    if (bytes) result.length = libdeflate_gzip_compress(compressor, source, length, bytes, capacity);
    result.bytes = result.length > 0 ? bytes : NULL;
    if (!result.bytes) free(bytes);
    libdeflate_free_compressor(compressor);
  }
  if (!result.bytes) strcpy(result.message, "out of memory");
  return result;
}

size_t ts_gunzip(const uint8_t *source, size_t length, uint8_t *target, size_t capacity) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return 0;
  size_t read = 0, written = 0;
  enum libdeflate_result result =
    libdeflate_gzip_decompress_ex(decompressor, source, length, target, capacity, &read, &written);
  libdeflate_free_decompressor(decompressor);
  // Bytes after the first member make the file invalid.
  return result == LIBDEFLATE_SUCCESS && read == length ? written : 0;
}
