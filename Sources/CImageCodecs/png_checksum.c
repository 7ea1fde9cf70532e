#include "png_checksum.h"

#include <libdeflate.h>

uint32_t ts_crc32(uint32_t start, const uint8_t *bytes, size_t length) {
  // Of no bytes at all there may be no pointer either, which libdeflate takes for the question where to start.
  return length == 0 ? start : libdeflate_crc32(start, bytes, length);
}
