#pragma once
#include <stddef.h>
#include <stdint.h>

/// Where the image data of a PNG file lies, and what it is to become.
typedef struct {
  const uint8_t *bytes;
  /// The number of bytes of the file.
  size_t length;
  /// The offset of the first IDAT chunk.
  size_t start;
  size_t width, height;
  /// 3 or 4, of 8 bits each.
  size_t channels;
} plain_rows;

/// Reads rows that are not interlaced as RGBA. Returns 0, with some of them written, where anything is out of the
/// ordinary.
int read_plain_rows(const plain_rows *rows, uint8_t *pixels);
