#pragma once
#include <stddef.h>
#include <stdint.h>

/// Turns `count` pixels from straight RGBA (as PNG stores them) into premultiplied BGRA, in place.
///
/// A colour becomes `round(colour · alpha / 255)`.
void ts_premultiply_rgba_to_bgra(uint8_t *pixels, size_t count);

/// Writes `count` pixels of premultiplied BGRA as straight RGBA.
///
/// A colour becomes `round(min(colour, alpha) · 255 / alpha)`, halves up; a pixel without alpha becomes four zeros.
/// For every colour ≤ alpha, premultiplying again gives back the same byte.
void ts_unpremultiply_bgra_to_rgba(const uint8_t *source, uint8_t *target, size_t count);

/// Whether no colour among `count` pixels is above its alpha. Works on BGRA and RGBA alike.
int ts_is_premultiplied(const uint8_t *pixels, size_t count);

/// Lowers every colour that is above its alpha to it. Works on BGRA and RGBA alike.
void ts_clamp_to_alpha(uint8_t *pixels, size_t count);
