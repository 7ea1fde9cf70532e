#pragma once
#include <stddef.h>
#include <stdint.h>

/// Bytes made by an encoder, to be released with `ts_encoded_free`.
typedef struct {
  /// Null when encoding failed; `message` then says why.
  uint8_t *bytes;
  size_t length;
  char message[160];
} ts_encoded;

void ts_encoded_free(ts_encoded encoded);

/// Writes pixels as a PNG: signature, IHDR, sRGB, `head` as it is, IDAT. IEND is not written, so that chunks about the
/// IDAT can still follow.
///
/// `pixels` holds, for a `depth` of 8, `width · height · 4` bytes of premultiplied BGRA; for 16, as many half floats of
/// premultiplied linear RGBA, which are clamped to sRGB. `head` is a sequence of finished chunks. The picture is stored as
/// straight RGBA, `depth` bits per channel, rows with the filter UP or none, no time. Equal arguments give equal bytes,
/// on every machine.
ts_encoded ts_png_encode(
  const void *pixels, int depth, uint32_t width, uint32_t height, const uint8_t *head, size_t head_length);
