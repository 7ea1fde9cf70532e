#include "codec_versions.h"

#include <png.h>

const char *ts_png_version(void) { return png_get_libpng_ver(NULL); }
