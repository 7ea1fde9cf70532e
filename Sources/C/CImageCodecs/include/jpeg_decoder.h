#pragma once
#include <stddef.h>
#include <stdint.h>

/// A JPEG file that libjpeg reads from memory. libjpeg reports errors through a callback that must not return, which
/// cannot unwind Swift frames, so each function here is a call that returns.
typedef struct ts_jpeg_decoder ts_jpeg_decoder;

/// The status of a call. Every status but `ts_jpeg_ok` has a message: see `ts_jpeg_decoder_message`.
typedef enum {
  ts_jpeg_ok = 0,
  /// The data ends before the image does.
  ts_jpeg_truncated,
  /// libjpeg rejected the data, found damage, or there was no memory.
  ts_jpeg_corrupt,
  /// Four channels of ink (CMYK or YCCK), whose colours cannot be determined without a profile.
  ts_jpeg_ink,
} ts_jpeg_status;

/// Creates a decoder of bytes, which must outlive it. Returns null if there is no memory.
ts_jpeg_decoder *ts_jpeg_decoder_create(const uint8_t *bytes, size_t length);

void ts_jpeg_decoder_destroy(ts_jpeg_decoder *decoder);

/// Reads everything before the pixels.
ts_jpeg_status ts_jpeg_decoder_read_header(ts_jpeg_decoder *decoder, uint32_t *width, uint32_t *height);

/// Reads the pixels as opaque BGRA, row-major without gaps. Damage that libjpeg would conceal is an error.
///
/// The header must have been read, and `pixels` must hold `width · height · 4` bytes. Each scan of a progressive
/// file is a pass over the whole image, so files are rejected with more than 500 scans, or more than 32 whose pixels add up
/// to more than 2^31.
ts_jpeg_status ts_jpeg_decoder_read_pixels(ts_jpeg_decoder *decoder, uint8_t *pixels);

/// Returns libjpeg's message about the last call that failed.
const char *ts_jpeg_decoder_message(const ts_jpeg_decoder *decoder);

/// A part of the file's bytes.
typedef struct {
  const uint8_t *bytes;
  size_t length;
} ts_jpeg_segment;

/// Returns the segments with Exif data in what was read, each with the prefix `Exif`. They are valid until the decoder
/// reads on or is destroyed.
const ts_jpeg_segment *ts_jpeg_decoder_exif(const ts_jpeg_decoder *decoder, size_t *count);

/// Returns how many bytes come after the end of the image. The pixels must have been read.
size_t ts_jpeg_decoder_bytes_left(const ts_jpeg_decoder *decoder);
