#include "libpng_floor.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t length, room;
} file;

static void append(png_structp png, png_bytep bytes, png_size_t length) {
  file *self = png_get_io_ptr(png);
  if (self->length + length > self->room) {
    self->room = (self->length + length) * 2;
    self->bytes = realloc(self->bytes, self->room);
  }
  memcpy(self->bytes + self->length, bytes, length);
  self->length += length;
}

static void flush(png_structp png) { (void)png; }

uint8_t *libpng_write(const uint8_t *rgba, int width, int height, size_t *length) {
  file self = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &self, append, flush);
  png_set_IHDR(
      png, info, width, height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, 3);
  png_set_filter(png, 0, PNG_FILTER_UP);
  png_write_info(png, info);
  for (int y = 0; y < height; y++) png_write_row(png, rgba + (size_t)y * width * 4);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  *length = self.length;
  return self.bytes;
}

int libpng_read(const uint8_t *png, size_t length, uint8_t *rgba) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, png, length)) return 0;
  image.format = PNG_FORMAT_RGBA;
  return png_image_finish_read(&image, NULL, rgba, 0, NULL);
}
