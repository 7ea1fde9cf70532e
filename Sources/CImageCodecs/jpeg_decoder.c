#include "jpeg_decoder.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include <jerror.h>

struct ts_jpeg_decoder {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf back;
  ts_jpeg_status status;
  char message[JMSG_LENGTH_MAX];
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

static void limit_scans(j_common_ptr jpeg) {
  if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > 500) ERREXIT(jpeg, JERR_BAD_PROGRESSION);
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
  return decoder;
}

void ts_jpeg_decoder_destroy(ts_jpeg_decoder *decoder) {
  if (!decoder) return;
  jpeg_destroy_decompress(&decoder->jpeg);
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
