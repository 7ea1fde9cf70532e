#pragma once
#include <stddef.h>
#include <stdint.h>

/// Sets `differs[y]` to 1 for each of `height` rows in which `a` and `b` differ and to 0 for the others, and returns how
/// many differ. Rows follow one another without gaps.
size_t ts_differing_rows(const uint8_t *a, const uint8_t *b, size_t row_bytes, size_t height, uint8_t *differs);

/// The number of pixels of 4 bytes that differ, among `count`.
size_t ts_differing_pixels(const uint8_t *a, const uint8_t *b, size_t count);

/// The number of bytes that differ, among `count`.
size_t ts_differing_bytes(const uint8_t *a, const uint8_t *b, size_t count);
