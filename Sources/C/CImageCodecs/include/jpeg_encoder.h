#pragma once
#include <stddef.h>
#include <stdint.h>

#include "png_encoder.h"

/// Encodes premultiplied BGRA pixels, drawn on black, as a baseline JPEG with 4:2:0 chroma subsampling.
///
/// `pixels` holds `width · height · 4` bytes; `quality` is libjpeg's, 1 to 100. Free the result with `ts_encoded_free`.
ts_encoded ts_jpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality);
