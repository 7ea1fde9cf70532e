#include "png_checksum.h"

#include <libdeflate.h>

uint32_t ts_crc32(uint32_t start, const uint8_t *bytes, size_t length) {
  // With no bytes the pointer may be null, for which libdeflate returns its initial value.
  return length == 0 ? start : libdeflate_crc32(start, bytes, length);
}
