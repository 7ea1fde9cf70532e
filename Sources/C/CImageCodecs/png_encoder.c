#include "png_encoder.h"

#include <CPixelKernels.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "byte_buffer.h"
#include "deflater.h"
#include "png_checksum.h"

// A longer stream continues in another chunk.
enum { longest_image_data = 1 << 24 };

/// PNG's colour types.
enum { color_with_palette = 3, color_with_alpha = 6 };

typedef struct {
  const uint8_t *pixels;
  int depth, color_type;
  uint32_t width, height;
  /// The number of bytes per row, in memory and in the file.
  size_t row_length;
} picture;

void ts_encoded_free(ts_encoded encoded) { free(encoded.bytes); }

/// Begins a chunk. Returns its offset, for `end_chunk`.
static size_t begin_chunk(byte_buffer *file, const char *type) {
  size_t start = file->length;
  byte_buffer_append_word(file, 0);
  byte_buffer_append(file, type, 4);
  return start;
}

static void end_chunk(byte_buffer *file, size_t start) {
  if (file->is_out_of_memory) return;
  size_t end = file->length, length = end - start - 8;
  file->length = start;
  byte_buffer_append_word(file, (uint32_t)length);
  file->length = end;
  byte_buffer_append_word(file, ts_crc32(0, file->bytes + start + 4, length + 4));
}

static void write_head(byte_buffer *file, const picture *picture) {
  byte_buffer_append(file, "\x89PNG\r\n\x1A\n", 8);
  size_t header = begin_chunk(file, "IHDR");
  byte_buffer_append_word(file, picture->width);
  byte_buffer_append_word(file, picture->height);
  // The only compression method, the only filter method, not interlaced.
  const uint8_t kind[5] = {(uint8_t)picture->depth, (uint8_t)picture->color_type, 0, 0, 0};
  byte_buffer_append(file, kind, sizeof kind);
  end_chunk(file, header);
  size_t colors = begin_chunk(file, "sRGB");
  const uint8_t perceptual = 0;
  byte_buffer_append(file, &perceptual, 1);
  end_chunk(file, colors);
}

static void convert_row(const picture *picture, const uint8_t *source, uint8_t *row) {
  if (picture->depth == 16) {
    ts_rgba16_from_half((const uint16_t *)(const void *)source, row, picture->width);
  } else {
    ts_unpremultiply_bgra_to_rgba(source, row, picture->width);
  }
}

/// Filters a row and compresses it. Returns whether it is the next row's previous one.
static int write_row(
  const picture *picture, deflater *deflater, uint32_t y, uint8_t *row, const uint8_t *previous) {
  size_t length = picture->row_length;
  const uint8_t *source = picture->pixels + (size_t)y * length;
  uint8_t *filtered = deflater_row(deflater);
  if (picture->color_type == color_with_palette) {
    filtered[0] = 0;
    memcpy(filtered + 1, source, length);
    deflater_add_row(deflater, 0);
    return 0;
  }
  if (y > 0 && memcmp(source, source - length, length) == 0) {
    memset(filtered, 0, length + 1);
    filtered[0] = 2;
    deflater_add_row(deflater, 1);
    return 0;
  }
  convert_row(picture, source, row);
  ts_filter_png_row(row, y > 0 ? previous : NULL, filtered, length, (size_t)picture->depth / 2);
  deflater_add_row(deflater, 0);
  return 1;
}

/// Compresses the rows. `row` and `previous` have space for one row each.
static void write_rows(
  byte_buffer *file, const picture *picture, deflater *deflater, size_t chunk, uint8_t *row, uint8_t *previous) {
  for (uint32_t y = 0; y < picture->height; y++) {
    if (write_row(picture, deflater, y, row, previous)) {
      uint8_t *other = previous;
      previous = row;
      row = other;
    }
    if (file->length - chunk > longest_image_data) {
      end_chunk(file, chunk);
      chunk = begin_chunk(file, "IDAT");
    }
  }
  deflater_finish(deflater);
  end_chunk(file, chunk);
}

static ts_encoded failure(const char *message) {
  ts_encoded result = {0};
  snprintf(result.message, sizeof result.message, "%s", message);
  return result;
}

/// Compresses the image behind the finished chunks of the file, which is the caller's or freed.
static ts_encoded encode(byte_buffer file, const picture *picture) {
  size_t chunk = begin_chunk(&file, "IDAT");
  deflater *deflater = deflater_create(&file, picture->row_length + 1, (size_t)picture->depth / 2);
  uint8_t *rows = malloc(picture->row_length * 2);
  int is_written = deflater && rows;
  if (is_written) write_rows(&file, picture, deflater, chunk, rows, rows + picture->row_length);
  deflater_destroy(deflater);
  free(rows);
  if (is_written && !file.is_out_of_memory) return (ts_encoded){.bytes = file.bytes, .length = file.length};
  free(file.bytes);
  return failure("out of memory");
}

ts_encoded ts_png_encode(
  const void *pixels, int depth, uint32_t width, uint32_t height, const uint8_t *head, size_t head_length) {
  const picture picture = {
    pixels, depth, color_with_alpha, width, height, .row_length = (size_t)width * 4 * (size_t)(depth / 8)};
  byte_buffer file = {0};
  write_head(&file, &picture);
  byte_buffer_append(&file, head, head_length);
  return encode(file, &picture);
}

ts_encoded ts_png_encode_indexed(
  const uint8_t *indices, uint32_t width, uint32_t height, const uint8_t *palette, size_t color_count) {
  // A reader would have no colour for it.
  if (ts_largest_byte(indices, (size_t)width * height) >= color_count) return failure("an index has no colour");
  const picture picture = {indices, 8, color_with_palette, width, height, .row_length = width};
  byte_buffer file = {0};
  write_head(&file, &picture);
  size_t colors = begin_chunk(&file, "PLTE");
  byte_buffer_append(&file, palette, color_count * 3);
  end_chunk(&file, colors);
  return encode(file, &picture);
}
