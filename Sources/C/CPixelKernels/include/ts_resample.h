#pragma once
#include <stddef.h>
#include <stdint.h>

/// Resamples a premultiplied BGRA image with a box filter: each target pixel is the mean of the source area below it,
/// which is at least one source pixel wide and high (so that enlarging is linear interpolation).
///
/// Target pixel (x, y) covers the source square from ((x - originX) / scale, (y - originY) / scale) to the next target
/// pixel. Outside the source, all pixels are transparent.
///
/// - `source`: `sourceHeight` rows of `sourceStride` bytes, each at least `sourceWidth * 4`.
/// - `target`: `targetWidth * targetHeight * 4` bytes, overwritten.
/// - `scale`: target pixels per source pixel, above 0.
void ts_resample_bgra(const uint8_t *source, size_t sourceWidth, size_t sourceHeight, size_t sourceStride,
                      uint8_t *target, size_t targetWidth, size_t targetHeight, double originX, double originY,
                      double scale);
