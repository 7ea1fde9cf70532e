#pragma once
#include <stddef.h>
#include <stdint.h>

#include "png_encoder.h"

/// Writes premultiplied BGRA pixels, laid on black, as a baseline JPEG with four samples of light to one of colour.
///
/// `pixels` holds `width · height · 4` bytes; `quality` is libjpeg's, 1 to 100. To be released with `ts_encoded_free`.
ts_encoded ts_jpeg_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int quality);
