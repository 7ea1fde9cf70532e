#include "png_plain_rows.h"

#include <CPixelKernels.h>
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static uint32_t word(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// Returns the contents of the IDAT chunk at an offset. Null if there is none, or if it is truncated or damaged.
static const uint8_t *image_data(const plain_rows *rows, size_t at, size_t *length) {
  if (rows->length - at < 12 || memcmp(rows->bytes + at + 4, "IDAT", 4) != 0) return NULL;
  *length = word(rows->bytes + at);
  if (rows->length - at - 12 < *length) return NULL;
  const uint8_t *content = rows->bytes + at + 8;
  return libdeflate_crc32(0, content - 4, *length + 4) == word(content + *length) ? content : NULL;
}

/// Returns the zlib stream in one piece, allocated in `*owned` if it had to be joined. Null if there is no memory.
static const uint8_t *stream(const plain_rows *rows, size_t *total, uint8_t **owned) {
  const uint8_t *first = NULL, *next;
  size_t length = 0, count = 0;
  *total = 0;
  for (size_t at = rows->start; (next = image_data(rows, at, &length)); at += length + 12, count++) {
    if (!first) first = next;
    *total += length;
  }
  if (count < 2) return first;
  uint8_t *whole = *owned = malloc(*total ? *total : 1);
  if (!whole) return NULL;
  for (size_t at = rows->start; count > 0; at += length + 12, count--) {
    length = word(rows->bytes + at);
    memcpy(whole, rows->bytes + at + 8, length);
    whole += length;
  }
  return *owned;
}

/// Decompresses a stream of exactly the given size whose distances stay within its declared window and its data.
static int unpack(const uint8_t *stream, size_t length, uint8_t *target, size_t size) {
  // zlib rejects distances beyond the window, but libdeflate does not check.
  if (length < 6 || (stream[0] >> 4 < 7 && (size_t)256 << (stream[0] >> 4) < size)) return 0;
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return 0;
  size_t read = 0, written = 0;
  enum libdeflate_result result =
    libdeflate_zlib_decompress_ex(decompressor, stream, length, target, size, &read, &written);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS && read == length && written == size;
}

/// Whether undoing the filters takes less time than libpng needs. Unoptimised code is slow at filters that use the
/// pixel to the left, which the encoder here never writes.
static int is_worthwhile(const uint8_t *filtered, size_t stride, size_t height) {
#ifndef __OPTIMIZE__
  for (size_t y = 0; y < height; y++) {
    if (filtered[y * stride] != 0 && filtered[y * stride] != 2) return 0;
  }
#endif
  (void)filtered, (void)stride, (void)height;
  return 1;
}

/// Requests large pages if the system supports them: faulting in small pages would cost as much as decoding a large
/// image.
static void prefer_large_pages(uint8_t *start, size_t size) {
  const size_t page = 4096;
  size_t rest = (uintptr_t)start % page, skipped = rest ? page - rest : 0;
  if (size > (size_t)1 << 22) madvise(start + skipped, (size - skipped) / page * page, MADV_HUGEPAGE);
}

size_t plain_rows_spare(size_t height) { return height + 4; }

int read_plain_rows(const plain_rows *rows, uint8_t *pixels) {
  size_t stride = rows->width * rows->channels + 1, length = 0;
  size_t size = rows->width * rows->height * 4 + plain_rows_spare(rows->height);
  // Rows are unpacked to the end of the memory for the pixels: no row of pixels overwrites a packed row after it.
  uint8_t *filtered = pixels + size - 4 - stride * rows->height, *owned = NULL;
  uint8_t *line = calloc(stride + 3, 1);
  prefer_large_pages(pixels, size);
  const uint8_t *packed = line ? stream(rows, &length, &owned) : NULL;
  int is_read = 0;
  if (
    packed && unpack(packed, length, filtered, stride * rows->height) &&
    is_worthwhile(filtered, stride, rows->height)) {
    memset(pixels + size - 4, 0, 4);
    is_read =
      ts_unpack_png_rows(filtered, line, pixels, rows->width, rows->height, rows->channels, rows->is_premultiplied);
  }
  free(owned);
  free(line);
  return is_read;
}
