#pragma once
#include <stddef.h>
#include <stdint.h>

/// Computes the FLIP error of every pixel, 0…1: how visible a difference is when flipping between two images.
///
/// `reference` and `test` hold `width × height` pixels of premultiplied BGRA, viewed over white; `pixels_per_degree`
/// determines the viewing distance. `errors` holds one number per pixel. Uses 44 additional bytes of memory per pixel.
/// Returns 0 if there was no memory, otherwise 1.
///
/// - Source: P. Andersson et al., "FLIP: a difference evaluator for alternating images", 2020; the constants and the
///   normalisation are those of its published implementation, version 1.7, for low dynamic range.
int ts_flip(
  const uint8_t *reference, const uint8_t *test, size_t width, size_t height, double pixels_per_degree, float *errors);
