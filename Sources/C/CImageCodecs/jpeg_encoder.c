#include "jpeg_encoder.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  jmp_buf back;
  char message[JMSG_LENGTH_MAX];
  unsigned char *bytes;
  unsigned long length;
} encoder;

static void fail(j_common_ptr jpeg) {
  encoder *self = jpeg->client_data;
  self->errors.format_message(jpeg, self->message);
  longjmp(self->back, 1);
}

static void ignore(j_common_ptr jpeg, int level) {
  (void)jpeg;
  (void)level;
}

static void write_all(encoder *self, const uint8_t *pixels, uint32_t width, uint32_t height, int quality) {
  j_compress_ptr jpeg = &self->jpeg;
  jpeg_mem_dest(jpeg, &self->bytes, &self->length);
  jpeg->image_width = width;
  jpeg->image_height = height;
  jpeg->input_components = 4;
  jpeg->in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, quality, TRUE);
  jpeg->dct_method = JDCT_ISLOW;  // the accurate method, which is the same on every processor
  jpeg_start_compress(jpeg, TRUE);
  while (jpeg->next_scanline < height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)jpeg->next_scanline * width * 4;
    jpeg_write_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_compress(jpeg);
}

ts_encoded ts_jpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality) {
  ts_encoded result = {0};
  encoder *self = calloc(1, sizeof *self);
  if (!self) {
    snprintf(result.message, sizeof result.message, "out of memory");
    return result;
  }
  self->jpeg.err = jpeg_std_error(&self->errors);
  self->errors.error_exit = fail;
  self->errors.emit_message = ignore;
  self->jpeg.client_data = self;
  if (setjmp(self->back) == 0) {
    jpeg_create_compress(&self->jpeg);
    self->jpeg.client_data = self;
    write_all(self, pixels, width, height, quality);
    result.bytes = self->bytes;
    result.length = self->length;
  } else {
    snprintf(result.message, sizeof result.message, "%.*s", (int)sizeof result.message - 1, self->message);
    free(self->bytes);
  }
  jpeg_destroy_compress(&self->jpeg);
  free(self);
  return result;
}
