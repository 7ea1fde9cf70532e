#pragma once
#include <stddef.h>
#include <stdint.h>

/// Finds the colours of opaque pixels, numbered in the order in which they first occur.
///
/// `pixels` holds `count · 4` bytes of premultiplied BGRA, `indices` has room for `count` numbers and `colors` for 256 colours, each
/// `0xFFRRGGBB`. Returns how many colours there are, or 0 if a pixel is not opaque or there are more than 256.
size_t ts_find_palette(const uint8_t *pixels, size_t count, uint8_t *indices, uint32_t *colors);
