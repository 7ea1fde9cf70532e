#pragma once

/// Returns the version of libpng at run time, such as "1.6.39".
const char *ts_png_version(void);
