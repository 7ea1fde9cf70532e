#pragma once
#include <stddef.h>
#include <stdint.h>

/// The position of the image data in a PNG file, and its format.
typedef struct {
  const uint8_t *bytes;
  /// The size of the file in bytes.
  size_t length;
  /// The offset of the first IDAT chunk.
  size_t start;
  size_t width, height;
  /// The number of 8-bit channels, 3 or 4.
  size_t channels;
} plain_rows;

/// Reads rows that are not interlaced as RGBA. Returns 0, possibly with some of them written, if anything is unusual.
int read_plain_rows(const plain_rows *rows, uint8_t *pixels);
