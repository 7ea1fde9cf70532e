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

/// Writes a row of a PNG: a byte for its filter, and `length` bytes.
///
/// Where less than four fifths of the words of four bytes are equal to the word a pixel to the left or to that above, as
/// in photographs and slanting gradients, the filter is UP: what is left of colours that change little are small numbers.
/// In other rows repetitions are better found in the bytes as they are, and the filter is NONE. A pixel has
/// `pixel_length` bytes, 4 or 8. The first row has no previous one; all its words count as new.
void ts_filter_png_row(
  const uint8_t *row, const uint8_t *previous, uint8_t *target, size_t length, size_t pixel_length);
