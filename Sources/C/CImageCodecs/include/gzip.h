#pragma once
#include "png_encoder.h"

/// Compresses bytes as a gzip file without a name or a time stamp. Equal bytes give equal files with one version of libdeflate.
ts_encoded ts_gzip(const uint8_t *source, size_t length);

/// Decompresses a gzip file of one member. Returns the number of bytes written to `target`, which holds `capacity`; 0 if the file is
/// damaged, or does not fit.
size_t ts_gunzip(const uint8_t *source, size_t length, uint8_t *target, size_t capacity);
