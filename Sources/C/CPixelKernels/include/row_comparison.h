#pragma once
#include <stddef.h>
#include <stdint.h>

/// Sets `differs[y]` to 1 for each of `height` rows in which `a` and `b` differ and to 0 for the others, and returns
/// the number of differing rows. Rows have no gaps between them.
size_t ts_differing_rows(const uint8_t *a, const uint8_t *b, size_t row_bytes, size_t height, uint8_t *differs);

/// Returns the number of differing 4-byte pixels among `count`.
size_t ts_differing_pixels(const uint8_t *a, const uint8_t *b, size_t count);

/// Returns the number of differing bytes among `count`.
size_t ts_differing_bytes(const uint8_t *a, const uint8_t *b, size_t count);
