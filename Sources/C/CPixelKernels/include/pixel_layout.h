#pragma once
#include <stddef.h>
#include <stdint.h>

/// Copies `count` pixels of four bytes in a different order: byte `i` of a new pixel is byte `order[i]` of the old one.
///
/// `source` and `target` may be identical; the elements of the order are 0 to 3.
void ts_reorder_pixels(const uint8_t *source, uint8_t *target, size_t count, const uint8_t order[4]);

/// Writes `count` grey bytes as opaque BGRA.
void ts_bgra_of_gray(const uint8_t *source, uint8_t *target, size_t count);

/// Writes `count` bytes of alpha as premultiplied black.
void ts_bgra_of_alpha(const uint8_t *source, uint8_t *target, size_t count);

/// Writes the grey level of `count` pixels of premultiplied BGRA, as if they were drawn on black.
///
/// The grey level is `round(0.3 · red + 0.59 · green + 0.11 · blue)`, halves up, as in PDF's conversion of device RGB.
void ts_gray_of_bgra(const uint8_t *source, uint8_t *target, size_t count);
