#pragma once
#include <stddef.h>
#include <stdint.h>

#include "blend.h"

// Pixels of linear light: four floats each (red, green, blue, alpha), premultiplied; 1 is sRGB's white.

/// Converts premultiplied gamma-encoded BGRA bytes to linear light, applying sRGB's curve to straight components.
/// - Source: IEC 61966-2-1.
void ts_linear_from_bgra(const uint8_t *bytes, float *pixels, size_t count);

/// Converts linear light to premultiplied gamma-encoded BGRA bytes; components outside 0 … 1 are clamped.
void ts_bgra_from_linear(const float *pixels, uint8_t *bytes, size_t count);

/// Fills pixels with one premultiplied colour in the shape given by the alphas of BGRA bytes.
void ts_linear_tint(const uint8_t *bytes, const float color[4], float *pixels, size_t count);

/// Multiplies pixels by the alphas of BGRA bytes.
void ts_linear_cover(const uint8_t *bytes, float *pixels, size_t count);

/// Looks up pixels in a table by 32-bit indices.
void ts_linear_gather(const uint8_t *indices, const float *table, float *pixels, size_t count);

/// Converts linear light to half floats, rounding to nearest, ties to even; values beyond ±65504 are clamped, NaN
/// becomes 0.
///
/// - `opaque`: Whether every alpha is set to 1; otherwise it is clamped to 0 … 1.
/// - Source: IEEE 754, binary16.
void ts_half_from_linear(const float *pixels, uint16_t *halves, size_t count, int opaque);

/// Converts half floats of linear light to straight gamma-encoded 16-bit RGBA, most significant byte first; components
/// outside 0 … 1 are clamped.
void ts_rgba16_from_half(const uint16_t *halves, uint8_t *bytes, size_t count);

/// The factor of an image in a Porter–Duff operator: zero, one, the other image's alpha, or one minus that alpha.
typedef enum {
  ts_share_none,
  ts_share_all,
  ts_share_alpha,
  ts_share_rest,
} ts_share;

/// Composes a source, multiplied by `opacity`, with a backdrop, replacing the backdrop.
///
/// - `clamps`: Whether the result's alpha is clamped to 0 … 1, and colours to 0 … alpha.
/// - Source: T. Porter and T. Duff, "Compositing Digital Images".
void ts_linear_compose(ts_share source_share, ts_share backdrop_share, const float *source, float *backdrop,
                       size_t count, float opacity, int clamps);

/// Blends like `ts_blend_bgra`, in linear light; `clamps` as above.
///
/// The blend functions receive straight components clamped to 0 … 1, for which alone they are defined; where one of the
/// two is transparent, the other one is unchanged. Plus-darker, which is a sum, uses components as they are.
void ts_linear_blend(ts_blend_mode mode, const float *source, float *backdrop, size_t count, float opacity, int clamps);
