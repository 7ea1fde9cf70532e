#pragma once
#include <stddef.h>
#include <stdint.h>

/// The blend functions of W3C Compositing and Blending Level 1, and Core Graphics' plus-darker.
typedef enum {
  ts_blend_multiply,
  ts_blend_screen,
  ts_blend_overlay,
  ts_blend_darken,
  ts_blend_lighten,
  ts_blend_color_dodge,
  ts_blend_color_burn,
  ts_blend_soft_light,
  ts_blend_hard_light,
  ts_blend_difference,
  ts_blend_exclusion,
  ts_blend_hue,
  ts_blend_saturation,
  ts_blend_color,
  ts_blend_luminosity,
  ts_blend_plus_darker,
} ts_blend_mode;

/// Blends `count` pixels of premultiplied BGRA over a backdrop, replacing the backdrop.
///
/// The source is first multiplied by `opacity` (0 … 1). With premultiplied s and b, alphas α and β, and straight S and
/// B, a colour becomes `s·(1 − β) + b·(1 − α) + α·β·blend(B, S)`; alpha becomes `α + β − α·β`. For plus-darker, alpha
/// is `min(1, α + β)` and a colour `max(0, alpha − (α − s) − (β − b))`. Results are rounded to the nearest byte.
/// - Source: https://www.w3.org/TR/compositing-1/; Core Graphics, `CGBlendMode.plusDarker`.
void ts_blend_bgra(ts_blend_mode mode, const uint8_t *source, uint8_t *backdrop, size_t count, float opacity);
