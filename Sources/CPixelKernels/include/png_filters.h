#pragma once
#include <stddef.h>
#include <stdint.h>

/// Undoes the filters of PNG rows with 8 bits per channel, and writes them as RGBA; opaque if they have no alpha.
///
/// A row in `rows` is a filter byte followed by `width · channels` bytes, with 3 or 4 channels. The same number of
/// bytes before the first row must be 0, and 4 bytes after the last one must be readable. The rows are overwritten.
/// `pixels` holds `width · height · 4` bytes. Returns 0, with some of them written, if a row has an unknown filter.
///
/// - Source: PNG specification (third edition), 9 "Filtering".
int ts_unpack_png_rows(uint8_t *rows, uint8_t *pixels, size_t width, size_t height, size_t channels);

/// Writes a row of a PNG: a filter byte and `length` bytes.
///
/// If less than four fifths of the four-byte words equal the word a pixel to the left or the one above, as in
/// photographs and diagonal gradients, the filter is UP, which leaves small numbers where colours change little. In
/// other rows repetitions are easier to find in the unfiltered bytes, and the filter is NONE. A pixel has
/// `pixel_length` bytes, 4 or 8. The first row has no previous one; all its words count as different.
void ts_filter_png_row(
  const uint8_t *row, const uint8_t *previous, uint8_t *target, size_t length, size_t pixel_length);
