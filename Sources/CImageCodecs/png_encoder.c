#include "png_encoder.h"

#include <CPixelKernels.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  ts_encoded result;
  size_t capacity;
  png_structp png;
  png_infop info;
  uint8_t *row;
} encoder;

void ts_encoded_free(ts_encoded encoded) { free(encoded.bytes); }

static void fail(png_structp png, png_const_charp message) {
  encoder *self = png_get_error_ptr(png);
  snprintf(self->result.message, sizeof self->result.message, "%s", message);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void append(png_structp png, const uint8_t *source, size_t count) {
  encoder *self = png_get_io_ptr(png);
  if (count == 0) return;
  size_t needed = self->result.length + count;
  if (needed > self->capacity) {
    size_t capacity = needed * 2;
    uint8_t *bytes = realloc(self->result.bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    self->result.bytes = bytes;
    self->capacity = capacity;
  }
  memcpy(self->result.bytes + self->result.length, source, count);
  self->result.length = needed;
}

static void write_bytes(png_structp png, png_bytep source, size_t count) { append(png, source, count); }

static void flush_nothing(png_structp png) { (void)png; }

// Room for the whole compressed picture, so that it lies in one IDAT; above this size it takes several.
static size_t idat_size(size_t raw_length) {
  const size_t most = (size_t)1 << 24;
  size_t bound = raw_length + raw_length / 1000 + 1024;
  return bound < most ? bound : most;
}

static void write_all(
  encoder *self, const uint8_t *pixels, int depth, uint32_t width, uint32_t height, const uint8_t *head,
  size_t head_length) {
  // As long in memory as in the file.
  size_t row_length = (size_t)width * 4 * (size_t)(depth / 8);
  png_structp png = self->png;
  png_set_write_fn(png, self, write_bytes, flush_nothing);
  png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_IHDR(
    png, self->info, width, height, depth, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
    PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, self->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_DEFAULT, PNG_FILTER_UP);
  png_set_compression_level(png, 3);
  png_set_compression_buffer_size(png, idat_size((row_length + 1) * height));
  png_write_info(png, self->info);
  append(png, head, head_length);
  self->row = malloc(row_length);
  if (!self->row) png_error(png, "out of memory");
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *source = pixels + (size_t)y * row_length;
    if (depth == 16) {
      ts_rgba16_from_half((const uint16_t *)(const void *)source, self->row, width);
    } else {
      ts_unpremultiply_bgra_to_rgba(source, self->row, width);
    }
    png_write_row(png, self->row);
  }
}

ts_encoded ts_png_encode(
  const void *pixels, int depth, uint32_t width, uint32_t height, const uint8_t *head, size_t head_length) {
  // On the heap, because a local variable may have lost its value after the jump back.
  encoder *self = calloc(1, sizeof *self);
  ts_encoded result = {0};
  if (self) self->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, self, fail, ignore_warning);
  if (self && self->png) self->info = png_create_info_struct(self->png);
  if (!self || !self->info) {
    if (self) png_destroy_write_struct(&self->png, NULL);
    free(self);
    snprintf(result.message, sizeof result.message, "out of memory");
    return result;
  }
  if (setjmp(png_jmpbuf(self->png)) == 0) {
    write_all(self, pixels, depth, width, height, head, head_length);
  } else {
    free(self->result.bytes);
    self->result.bytes = NULL;
    self->result.length = 0;
  }
  png_destroy_write_struct(&self->png, &self->info);
  free(self->row);
  result = self->result;
  free(self);
  return result;
}
