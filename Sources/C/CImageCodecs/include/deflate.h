#pragma once
#include "png_encoder.h"

/// Compresses bytes as a zlib stream. Equal bytes give equal streams on every machine.
///
/// For texts of some kilobytes: each repetition is searched for among the last places that begin with the same three bytes.
ts_encoded ts_deflate(const uint8_t *source, size_t length);
