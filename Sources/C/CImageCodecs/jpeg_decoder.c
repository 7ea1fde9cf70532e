#include "jpeg_decoder.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

struct ts_jpeg_decoder {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf back;
  ts_jpeg_status status;
  char message[JMSG_LENGTH_MAX];
  ts_jpeg_segment *exif;
  size_t exif_count;
  size_t exif_capacity;
};

static void fail(j_common_ptr jpeg) {
  ts_jpeg_decoder *decoder = jpeg->client_data;
  decoder->errors.format_message(jpeg, decoder->message);
  int code = decoder->errors.msg_code;
  decoder->status = code == JWRN_JPEG_EOF || code == JERR_INPUT_EOF ? ts_jpeg_truncated : ts_jpeg_corrupt;
  longjmp(decoder->back, 1);
}

/// libjpeg warns of damaged data and continues with grey pixels; an image to be compared must be intact.
static void fail_on_warning(j_common_ptr jpeg, int level) {
  if (level < 0 && jpeg->err->msg_code != JWRN_EXTRANEOUS_DATA) fail(jpeg);
}

/// A scan of a few bytes may pass over the whole image, so it is scans times pixels that take time.
static void limit_scans(j_common_ptr common) {
  if (!common->is_decompressor) return;
  j_decompress_ptr jpeg = (j_decompress_ptr)common;
  uint64_t allowed = (UINT64_C(1) << 31) / ((uint64_t)jpeg->image_width * jpeg->image_height);
  if (allowed > 500) allowed = 500;
  // Encoders write about ten.
  if (allowed < 32) allowed = 32;
  if ((uint64_t)jpeg->input_scan_number > allowed) ERREXIT(jpeg, JERR_BAD_PROGRESSION);
}

/// Keeps the place of an APP1 segment if it has Exif data, and skips it. The whole file is in memory.
static boolean note_exif(j_decompress_ptr jpeg) {
  ts_jpeg_decoder *decoder = jpeg->client_data;
  struct jpeg_source_mgr *source = jpeg->src;
  const uint8_t *bytes = source->next_input_byte;
  if (source->bytes_in_buffer < 2) ERREXIT(jpeg, JERR_INPUT_EOF);
  size_t length = (size_t)bytes[0] << 8 | bytes[1];
  if (length < 2) ERREXIT(jpeg, JERR_BAD_LENGTH);
  if (length > source->bytes_in_buffer) ERREXIT(jpeg, JERR_INPUT_EOF);
  if (length >= 8 && memcmp(bytes + 2, "Exif\0", 6) == 0) {
    if (decoder->exif_count == decoder->exif_capacity) {
      size_t capacity = decoder->exif_capacity * 2 + 1;
      ts_jpeg_segment *exif = realloc(decoder->exif, capacity * sizeof *exif);
      if (!exif) ERREXIT1(jpeg, JERR_OUT_OF_MEMORY, 0);
      decoder->exif = exif;
      decoder->exif_capacity = capacity;
    }
    decoder->exif[decoder->exif_count++] = (ts_jpeg_segment){bytes + 2, length - 2};
  }
  source->next_input_byte += length;
  source->bytes_in_buffer -= length;
  return TRUE;
}

ts_jpeg_decoder *ts_jpeg_decoder_create(const uint8_t *bytes, size_t length) {
  ts_jpeg_decoder *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return NULL;
  decoder->jpeg.err = jpeg_std_error(&decoder->errors);
  decoder->errors.error_exit = fail;
  decoder->errors.emit_message = fail_on_warning;
  decoder->jpeg.client_data = decoder;
  if (setjmp(decoder->back)) {
    ts_jpeg_decoder_destroy(decoder);
    return NULL;
  }
  jpeg_create_decompress(&decoder->jpeg);
  decoder->jpeg.client_data = decoder;
  decoder->progress.progress_monitor = limit_scans;
  decoder->jpeg.progress = &decoder->progress;
  decoder->jpeg.mem->max_memory_to_use = 1L << 30;
  jpeg_mem_src(&decoder->jpeg, bytes, length);
  jpeg_set_marker_processor(&decoder->jpeg, JPEG_APP0 + 1, note_exif);
  return decoder;
}

void ts_jpeg_decoder_destroy(ts_jpeg_decoder *decoder) {
  if (!decoder) return;
  jpeg_destroy_decompress(&decoder->jpeg);
  free(decoder->exif);
  free(decoder);
}

const char *ts_jpeg_decoder_message(const ts_jpeg_decoder *decoder) { return decoder->message; }

ts_jpeg_status ts_jpeg_decoder_read_header(ts_jpeg_decoder *decoder, uint32_t *width, uint32_t *height) {
  decoder->status = ts_jpeg_ok;
  if (setjmp(decoder->back)) return decoder->status;
  jpeg_read_header(&decoder->jpeg, TRUE);
  *width = decoder->jpeg.image_width;
  *height = decoder->jpeg.image_height;
  if (decoder->jpeg.jpeg_color_space == JCS_CMYK || decoder->jpeg.jpeg_color_space == JCS_YCCK) return ts_jpeg_ink;
  return ts_jpeg_ok;
}

ts_jpeg_status ts_jpeg_decoder_read_pixels(ts_jpeg_decoder *decoder, uint8_t *pixels) {
  j_decompress_ptr jpeg = &decoder->jpeg;
  decoder->status = ts_jpeg_ok;
  if (setjmp(decoder->back)) return decoder->status;
  jpeg->out_color_space = JCS_EXT_BGRA;
  jpeg->dct_method = JDCT_ISLOW;  // the accurate method, which is the same on every processor
  jpeg_start_decompress(jpeg);
  size_t stride = (size_t)jpeg->output_width * 4;
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = pixels + jpeg->output_scanline * stride;
    jpeg_read_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_decompress(jpeg);
  return ts_jpeg_ok;
}

const ts_jpeg_segment *ts_jpeg_decoder_exif(const ts_jpeg_decoder *decoder, size_t *count) {
  *count = decoder->exif_count;
  return decoder->exif;
}

size_t ts_jpeg_decoder_bytes_left(const ts_jpeg_decoder *decoder) { return decoder->jpeg.src->bytes_in_buffer; }
