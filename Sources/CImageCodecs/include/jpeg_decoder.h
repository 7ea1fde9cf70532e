#pragma once
#include <stddef.h>
#include <stdint.h>

/// A JPEG file being read from memory by libjpeg, which reports errors by a callback that must not return: Swift cannot
/// be jumped over, so each function here is a call that returns.
typedef struct ts_jpeg_decoder ts_jpeg_decoder;

/// How a call went. A message goes with everything but `ts_jpeg_ok`: see `ts_jpeg_decoder_message`.
typedef enum {
  ts_jpeg_ok = 0,
  /// The bytes end before the picture does.
  ts_jpeg_truncated,
  /// libjpeg refused the bytes, found damaged data, or there was no memory.
  ts_jpeg_corrupt,
  /// Four channels of ink (CMYK or YCCK), whose colours cannot be known without a profile.
  ts_jpeg_ink,
} ts_jpeg_status;

/// Creates a decoder of bytes, which must outlive it. Null if there is no memory.
ts_jpeg_decoder *ts_jpeg_decoder_create(const uint8_t *bytes, size_t length);

void ts_jpeg_decoder_destroy(ts_jpeg_decoder *decoder);

/// Reads everything in front of the pixels.
ts_jpeg_status ts_jpeg_decoder_read_header(ts_jpeg_decoder *decoder, uint32_t *width, uint32_t *height);

/// Reads the pixels as opaque BGRA, row-major without gaps. Any damage that libjpeg would paper over is an error.
///
/// `pixels` must hold `width · height · 4` bytes of the header, which must have been read. Progressive files are
/// refused beyond 500 scans, each of which would be a pass over the whole picture.
ts_jpeg_status ts_jpeg_decoder_read_pixels(ts_jpeg_decoder *decoder, uint8_t *pixels);

/// What libjpeg said about the last call that failed.
const char *ts_jpeg_decoder_message(const ts_jpeg_decoder *decoder);
