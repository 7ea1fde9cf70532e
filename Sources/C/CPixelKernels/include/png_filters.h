#pragma once
#include <stddef.h>
#include <stdint.h>

/// Undoes the filters of PNG rows with 8 bits per channel, and writes them as straight RGBA or as premultiplied BGRA; opaque
/// if they have no alpha.
///
/// A row in `rows` is a filter byte followed by `width · channels` bytes, with 3 or 4 channels; 4 bytes after the last row
/// must be readable. `line` holds `width · channels + 4` bytes, which must be 0. `pixels` holds `width · height · 4` bytes
/// and may overlap `rows`, as long as no row of pixels reaches a packed row after it. Returns 0, with some of them
/// written, if a row has an unknown filter.
///
/// - Source: PNG specification (third edition), 9 "Filtering".
int ts_unpack_png_rows(
  const uint8_t *rows, uint8_t *line, uint8_t *pixels, size_t width, size_t height, size_t channels,
  int is_premultiplied);

/// Writes a row of a PNG: a filter byte and `length` bytes.
///
/// If less than four fifths of the four-byte words equal the word a pixel to the left or the one above, as in
/// photographs and diagonal gradients, the filter is UP, which leaves small numbers where colours change little. In
/// other rows repetitions are easier to find in the unfiltered bytes, and the filter is NONE. A pixel has
/// `pixel_length` bytes, 4 or 8. The first row has no previous one; all its words count as different.
void ts_filter_png_row(
  const uint8_t *row, const uint8_t *previous, uint8_t *target, size_t length, size_t pixel_length);
