#pragma once
#include <stddef.h>
#include <stdint.h>

/// Decompresses a zlib stream. Returns the number of bytes written to `target`, which holds `capacity`; 0 if the stream
/// is damaged, or does not fit.
size_t ts_inflate(const uint8_t *source, size_t length, uint8_t *target, size_t capacity);
