#pragma once
#include <stddef.h>
#include <stdint.h>

/// The FLIP error of every pixel, 0…1: how much an eye sees that flips between two pictures.
///
/// `reference` and `test` hold `width × height` pixels of premultiplied BGRA, seen over white; `pixels_per_degree` says
/// how far away they are seen from. `errors` holds one number per pixel. Takes 44 bytes of memory per pixel beside them.
/// Returns 0 if there was no memory, else 1.
///
/// - Source: P. Andersson et al., "FLIP: a difference evaluator for alternating images", 2020; the constants and the
///   normalisation are those of its published program, version 1.7, for low dynamic range.
int ts_flip(
  const uint8_t *reference, const uint8_t *test, size_t width, size_t height, double pixels_per_degree, float *errors);
