#pragma once

/// Returns the version of libpng at run time, such as "1.6.39".
const char *ts_png_version(void);

/// Returns the version of libjpeg that was compiled against, such as "turbo 2.1.5".
const char *ts_jpeg_version(void);

/// Returns the version of zlib that was compiled against, such as "1.2.13".
const char *ts_zlib_version(void);
