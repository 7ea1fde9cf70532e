#pragma once
#include <stddef.h>
#include <stdint.h>

/// Converts `count` pixels from straight RGBA (as stored in PNG) to premultiplied BGRA, in place.
///
/// A component becomes `round(component · alpha / 255)`.
void ts_premultiply_rgba_to_bgra(uint8_t *pixels, size_t count);

/// Converts `count` pixels of premultiplied BGRA to straight RGBA.
///
/// A component becomes `round(min(component, alpha) · 255 / alpha)`, halves up; a pixel without alpha becomes four
/// zeros. For every component ≤ alpha, premultiplying again gives the same byte.
void ts_unpremultiply_bgra_to_rgba(const uint8_t *source, uint8_t *target, size_t count);

/// Returns whether no component of `count` pixels is above its alpha. Works for both BGRA and RGBA.
int ts_is_premultiplied(const uint8_t *pixels, size_t count);

/// Clamps every component to its alpha. Works for both BGRA and RGBA.
void ts_clamp_to_alpha(uint8_t *pixels, size_t count);
