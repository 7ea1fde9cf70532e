#pragma once
#include <stddef.h>
#include <stdint.h>

/// Combines a mask with another as if both were drawn in one opaque colour: `t + s − t·s/255`, rounded to the nearest.
///
/// Both are `width × height` bytes, each with its own stride.
void ts_cover_a8(const uint8_t *source, size_t sourceStride, uint8_t *target, size_t targetStride, size_t width,
                 size_t height);

/// Copies the alpha of `count` pixels of BGRA into bytes.
void ts_alpha_of_bgra(const uint8_t *source, uint8_t *target, size_t count);

/// Replaces each byte by 255 minus the byte.
void ts_invert_a8(uint8_t *bytes, size_t count);

/// Makes `count` pixels of premultiplied BGRA opaque as if they were drawn on black.
void ts_fill_alpha_bgra(uint8_t *pixels, size_t count);

/// Makes `count` pixels of premultiplied BGRA opaque in their own colours: `min(255, round(colour · 255 / alpha))`.
///
/// A pixel without alpha becomes black.
void ts_solidify_bgra(uint8_t *pixels, size_t count);
