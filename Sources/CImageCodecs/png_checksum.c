#include "png_checksum.h"

#include <zlib.h>

uint32_t ts_crc32(uint32_t start, const uint8_t *bytes, size_t length) { return (uint32_t)crc32_z(start, bytes, length); }
