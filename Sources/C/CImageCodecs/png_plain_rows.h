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
  /// Whether to write premultiplied BGRA instead of straight RGBA.
  int is_premultiplied;
} plain_rows;

/// Returns the number of bytes after the pixels that reading also writes to.
size_t plain_rows_spare(size_t height);

/// Reads rows that are not interlaced. Returns 0, possibly with some of them written, if anything is unusual.
int read_plain_rows(const plain_rows *rows, uint8_t *pixels);
