#pragma once
#include <stddef.h>
#include <stdint.h>

/// The output of an encoder, to be freed with `ts_encoded_free`.
typedef struct {
  /// Null if encoding failed; `message` then contains the reason.
  uint8_t *bytes;
  size_t length;
  char message[160];
} ts_encoded;

void ts_encoded_free(ts_encoded encoded);

/// Encodes pixels as a PNG: signature, IHDR, sRGB, `head` unchanged, IDAT. IEND is not written, so that chunks about
/// the IDAT can follow.
///
/// For a `depth` of 8, `pixels` holds `width · height · 4` bytes of premultiplied BGRA; for 16, as many half floats of
/// premultiplied linear RGBA, which are clamped to sRGB. `head` is a sequence of finished chunks. The image is stored
/// as straight RGBA with `depth` bits per channel, rows with the filter UP or none, and no time stamp. Equal arguments
/// give equal bytes on every machine.
ts_encoded ts_png_encode(
  const void *pixels, int depth, uint32_t width, uint32_t height, const uint8_t *head, size_t head_length);

/// Encodes one byte per pixel, an index of `palette`, as a PNG with a palette: signature, IHDR, sRGB, PLTE, IDAT.
///
/// `palette` holds `3 · color_count` bytes of red, green and blue. Rows have no filter. An index without a color is an
/// error.
ts_encoded ts_png_encode_indexed(
  const uint8_t *indices, uint32_t width, uint32_t height, const uint8_t *palette, size_t color_count);
