#include "png_decoder.h"

#include "png_plain_rows.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ts_png_decoder {
  const uint8_t *bytes;
  size_t length, position;
  png_structp png;
  png_infop info;
  // On the heap, because a local variable may have lost its value after `longjmp`.
  png_bytep *rows;
  /// 3 or 4 if the file has rows of 8 bits per channel, not interlaced and without a transparent colour; otherwise 0.
  size_t plain_channels;
  /// The requested number of bytes per sample, 1 or 2.
  size_t sample_bytes;
  ts_png_status status;
  char message[160];
};

static void fail(png_structp png, png_const_charp message) {
  ts_png_decoder *decoder = png_get_error_ptr(png);
  snprintf(decoder->message, sizeof decoder->message, "%s", message);
  if (decoder->status == ts_png_ok) decoder->status = ts_png_corrupt;
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  ts_png_decoder *decoder = png_get_io_ptr(png);
  if (count > decoder->length - decoder->position) {
    decoder->status = ts_png_truncated;
    png_error(png, "the bytes end early");
  }
  memcpy(target, decoder->bytes + decoder->position, count);
  decoder->position += count;
}

ts_png_decoder *ts_png_decoder_create(const uint8_t *bytes, size_t length) {
  ts_png_decoder *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return NULL;
  decoder->bytes = bytes;
  decoder->length = length;
  decoder->sample_bytes = 1;
  decoder->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, decoder, fail, ignore_warning);
  if (decoder->png) decoder->info = png_create_info_struct(decoder->png);
  if (!decoder->info) {
    ts_png_decoder_destroy(decoder);
    return NULL;
  }
  png_set_read_fn(decoder->png, decoder, read_bytes);
  return decoder;
}

ts_png_decoder *ts_png_decoder_create_wide(const uint8_t *bytes, size_t length) {
  ts_png_decoder *decoder = ts_png_decoder_create(bytes, length);
  if (decoder) decoder->sample_bytes = 2;
  return decoder;
}

void ts_png_decoder_destroy(ts_png_decoder *decoder) {
  if (!decoder) return;
  png_destroy_read_struct(&decoder->png, &decoder->info, NULL);
  free(decoder->rows);
  free(decoder);
}

const char *ts_png_decoder_message(const ts_png_decoder *decoder) { return decoder->message; }

static size_t plain_channels(ts_png_decoder *decoder) {
  png_structp png = decoder->png;
  png_infop info = decoder->info;
  if (png_get_bit_depth(png, info) != 8 || png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) return 0;
  if (png_get_valid(png, info, PNG_INFO_tRNS)) return 0;
  int type = png_get_color_type(png, info);
  return type == PNG_COLOR_TYPE_RGBA ? 4 : type == PNG_COLOR_TYPE_RGB ? 3 : 0;
}

static void request_straight_rgba(ts_png_decoder *decoder) {
  png_structp png = decoder->png;
  png_set_expand(png);  // palettes, grey below 8 bits, tRNS
  if (decoder->sample_bytes == 1) {
    png_set_scale_16(png);
  } else {
    png_set_expand_16(png);
  }
  png_set_gray_to_rgb(png);
  png_set_filler(png, decoder->sample_bytes == 1 ? 0xFF : 0xFFFF, PNG_FILLER_AFTER);  // alpha, if the image has none
  png_set_interlace_handling(png);
  png_read_update_info(png, decoder->info);
}

ts_png_status ts_png_decoder_read_header(
  ts_png_decoder *decoder, uint32_t max_width, uint32_t max_height, uint32_t *width, uint32_t *height) {
  png_structp png = decoder->png;
  decoder->status = ts_png_ok;
  if (setjmp(png_jmpbuf(png))) return decoder->status;
  png_set_user_limits(png, max_width, max_height);
  // Texts, profiles and unknown chunks are read elsewhere or ignored: none is decompressed here, so none can be a bomb.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_chunk_malloc_max(png, 1 << 20);
  png_set_chunk_cache_max(png, 64);
  png_read_info(png, decoder->info);
  decoder->plain_channels = plain_channels(decoder);
  request_straight_rgba(decoder);
  *width = png_get_image_width(png, decoder->info);
  *height = png_get_image_height(png, decoder->info);
  return ts_png_ok;
}

size_t ts_png_decoder_spare_bytes(size_t height) { return plain_rows_spare(height); }

int ts_png_decoder_read_plain_pixels(ts_png_decoder *decoder, uint8_t *pixels, int is_premultiplied) {
  // libpng has read the header up to the length and type of the first IDAT.
  if (decoder->plain_channels == 0 || decoder->sample_bytes != 1 || decoder->position < 8) return 0;
  plain_rows rows = {
    .bytes = decoder->bytes,
    .length = decoder->length,
    .start = decoder->position - 8,
    .width = png_get_image_width(decoder->png, decoder->info),
    .height = png_get_image_height(decoder->png, decoder->info),
    .channels = decoder->plain_channels,
    .is_premultiplied = is_premultiplied,
  };
  return read_plain_rows(&rows, pixels);
}

ts_png_status ts_png_decoder_read_pixels(ts_png_decoder *decoder, uint8_t *pixels) {
  png_structp png = decoder->png;
  decoder->status = ts_png_ok;
  if (setjmp(png_jmpbuf(png))) return decoder->status;
  size_t width = png_get_image_width(png, decoder->info), height = png_get_image_height(png, decoder->info);
  size_t row_bytes = width * 4 * decoder->sample_bytes;
  if (png_get_rowbytes(png, decoder->info) != row_bytes) png_error(png, "not expanded to RGBA");
  decoder->rows = malloc(height * sizeof *decoder->rows);
  if (!decoder->rows) png_error(png, "out of memory");
  for (size_t y = 0; y < height; y++) decoder->rows[y] = pixels + y * row_bytes;
  png_read_image(png, decoder->rows);  // up to the checksum after the last row
  return ts_png_ok;
}
