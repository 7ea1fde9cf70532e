#pragma once

/// The version of libpng that runs, such as "1.6.39".
const char *ts_png_version(void);
