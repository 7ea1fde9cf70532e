#pragma once
#include <stddef.h>
#include <stdint.h>

/// A PNG file that libpng reads from memory. libpng reports errors by `longjmp`, which cannot unwind Swift frames, so
/// each function here is a call that returns.
typedef struct ts_png_decoder ts_png_decoder;

/// The status of a call. Every status but `ts_png_ok` has a message: see `ts_png_decoder_message`.
typedef enum {
  ts_png_ok = 0,
  /// The data ends before the image does.
  ts_png_truncated,
  /// libpng rejected the data, or there was no memory.
  ts_png_corrupt,
} ts_png_status;

/// Creates a decoder of bytes, which must outlive it. Returns null if there is no memory.
ts_png_decoder *ts_png_decoder_create(const uint8_t *bytes, size_t length);

/// Creates a decoder that reads pixels with 16 bits per sample, to which smaller depths are extended: twice as many
/// bytes, most significant first.
ts_png_decoder *ts_png_decoder_create_wide(const uint8_t *bytes, size_t length);

void ts_png_decoder_destroy(ts_png_decoder *decoder);

/// Reads everything before the pixels. Widths and heights above the limits are rejected.
ts_png_status ts_png_decoder_read_header(
  ts_png_decoder *decoder, uint32_t max_width, uint32_t max_height, uint32_t *width, uint32_t *height);

/// Reads the pixels as straight RGBA, 8 bits each, row-major without gaps. The rest of the file is not read.
///
/// The header must have been read, and `pixels` must hold `width · height · 4` bytes, or twice as many for a wide
/// decoder.
ts_png_status ts_png_decoder_read_pixels(ts_png_decoder *decoder, uint8_t *pixels);

/// Like `ts_png_decoder_read_pixels`, but with libdeflate instead of libpng: for undamaged 8-bit images with or without
/// alpha that are not interlaced. Writes premultiplied BGRA if asked to.
///
/// `pixels` must hold `ts_png_decoder_spare_bytes` more. Returns 0 for all others and in case of doubt, with `pixels`
/// partly written; then use libpng.
int ts_png_decoder_read_plain_pixels(ts_png_decoder *decoder, uint8_t *pixels, int is_premultiplied);

/// Returns the number of bytes after the pixels that `ts_png_decoder_read_plain_pixels` also writes to.
size_t ts_png_decoder_spare_bytes(size_t height);

/// Returns libpng's message about the last call that failed.
const char *ts_png_decoder_message(const ts_png_decoder *decoder);
