#pragma once
#include <stddef.h>
#include <stdint.h>

/// Undoes the filters of PNG rows of 8 bits per channel, and writes them as RGBA; without alpha as opaque.
///
/// A row of `rows` is a byte for its filter and `width · channels` bytes, 3 or 4 channels. As many bytes in front of the
/// first row must be 0, and 4 bytes behind the last one readable. The rows are overwritten. `pixels` holds
/// `width · height · 4` bytes. Returns 0, with some of them written, if a row has a filter that PNG does not know.
///
/// - Source: PNG specification (third edition), 9 "Filtering".
int ts_unpack_png_rows(uint8_t *rows, uint8_t *pixels, size_t width, size_t height, size_t channels);
