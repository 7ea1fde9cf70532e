#include "codec_versions.h"

#include <stdio.h>

#include <jpeglib.h>
#include <png.h>
#include <zlib.h>

#define TEXT(value) #value
#define EXPANDED(value) TEXT(value)

const char *ts_png_version(void) { return png_get_libpng_ver(NULL); }

const char *ts_jpeg_version(void) {
#ifdef LIBJPEG_TURBO_VERSION
  return "turbo " EXPANDED(LIBJPEG_TURBO_VERSION);
#else
  return EXPANDED(JPEG_LIB_VERSION);
#endif
}

const char *ts_zlib_version(void) { return ZLIB_VERSION; }
