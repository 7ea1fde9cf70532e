#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the CRC-32 of `length` bytes as in PNG chunks, continuing from `start` (0 for a new one).
uint32_t ts_crc32(uint32_t start, const uint8_t *bytes, size_t length);
