#pragma once
#include <stddef.h>
#include <stdint.h>

#include "blend.h"

// Pixels of linear light: four floats each (red, green, blue, alpha), premultiplied; 1 is sRGB's white.

/// Linear light from premultiplied gamma-encoded BGRA bytes: each straight component passes sRGB's curve.
/// - Source: IEC 61966-2-1.
void ts_linear_from_bgra(const uint8_t *bytes, float *pixels, size_t count);

/// Premultiplied gamma-encoded BGRA bytes from linear light; components outside of 0 … 1 are clamped.
void ts_bgra_from_linear(const float *pixels, uint8_t *bytes, size_t count);

/// One premultiplied colour in the shape that the alphas of BGRA bytes have.
void ts_linear_tint(const uint8_t *bytes, const float color[4], float *pixels, size_t count);

/// Multiplies pixels by the alphas of BGRA bytes.
void ts_linear_cover(const uint8_t *bytes, float *pixels, size_t count);

/// The entries of a table of pixels that 32-bit indices name.
void ts_linear_gather(const uint8_t *indices, const float *table, float *pixels, size_t count);

/// Half floats from linear light, to the nearest, ties to even; beyond ±65504 clamped, 0 for what is no number.
///
/// - `opaque`: Whether every alpha is 1; otherwise it is clamped to 0 … 1.
/// - Source: IEEE 754, binary16.
void ts_half_from_linear(const float *pixels, uint16_t *halves, size_t count, int opaque);

/// Straight gamma-encoded RGBA of 16 bits each, the higher byte first, from half floats of linear light; components
/// outside of 0 … 1 are clamped.
void ts_rgba16_from_half(const uint16_t *halves, uint8_t *bytes, size_t count);

/// How much of a picture a Porter–Duff operator takes: nothing, all, or by the other picture's alpha or its complement.
typedef enum {
  ts_share_none,
  ts_share_all,
  ts_share_alpha,
  ts_share_rest,
} ts_share;

/// Puts a source, multiplied by `opacity`, and a backdrop together, in place of the backdrop.
///
/// - `clamps`: Whether the result's alpha is held within 0 … 1, and colours within 0 … alpha.
/// - Source: T. Porter and T. Duff, "Compositing Digital Images".
void ts_linear_compose(ts_share source_share, ts_share backdrop_share, const float *source, float *backdrop,
                       size_t count, float opacity, int clamps);

/// Blends as `ts_blend_bgra` does, on linear light; `clamps` as above.
///
/// The blend functions see straight components held within 0 … 1, for which alone they are defined; what is not blended,
/// where one of the two is clear, stays as it is. Plus-darker, which is a sum, takes all components as they are.
void ts_linear_blend(ts_blend_mode mode, const float *source, float *backdrop, size_t count, float opacity, int clamps);
