#pragma once
#include <stddef.h>
#include <stdint.h>

/// A PNG file being read from memory by libpng, which reports errors by `longjmp`: Swift cannot be jumped over, so each
/// function here is a call that returns.
typedef struct ts_png_decoder ts_png_decoder;

/// How a call went. A message goes with everything but `ts_png_ok`: see `ts_png_decoder_message`.
typedef enum {
  ts_png_ok = 0,
  /// The bytes end before the picture does.
  ts_png_truncated,
  /// libpng refused the bytes, or there was no memory.
  ts_png_corrupt,
} ts_png_status;

/// Creates a decoder of bytes, which must outlive it. Null if there is no memory.
ts_png_decoder *ts_png_decoder_create(const uint8_t *bytes, size_t length);

/// Creates a decoder that reads pixels of 16 bits per sample, to which fewer are widened: twice the bytes, most significant
/// ones first.
ts_png_decoder *ts_png_decoder_create_wide(const uint8_t *bytes, size_t length);

void ts_png_decoder_destroy(ts_png_decoder *decoder);

/// Reads everything in front of the pixels. Widths and heights above the limits are refused.
ts_png_status ts_png_decoder_read_header(
  ts_png_decoder *decoder, uint32_t max_width, uint32_t max_height, uint32_t *width, uint32_t *height);

/// Reads the pixels as straight RGBA, 8 bits each, row-major without gaps. What follows them is not read.
///
/// `pixels` must hold `width · height · 4` bytes of the header, twice as many of a wide decoder, which must have been read.
ts_png_status ts_png_decoder_read_pixels(ts_png_decoder *decoder, uint8_t *pixels);

/// Does what `ts_png_decoder_read_pixels` does, by libdeflate and without libpng: for undamaged pictures of 8 bits with
/// or without alpha, not interlaced.
///
/// Returns 0 for all others and in any doubt, with `pixels` half written; then it is libpng's turn.
int ts_png_decoder_read_plain_pixels(ts_png_decoder *decoder, uint8_t *pixels);

/// What libpng said about the last call that failed.
const char *ts_png_decoder_message(const ts_png_decoder *decoder);
