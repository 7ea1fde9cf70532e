#pragma once
#include <stddef.h>
#include <stdint.h>

/// The pixels from `left` to before `right`, in the rows from `top` to before `bottom`.
typedef struct {
  size_t left, top, right, bottom;
} ts_blur_part;

/// Blurs a part of a picture with a Gaussian, in place; outside of the picture all is zero.
///
/// The kernel is sampled at whole pixels, ends `cut` standard deviations from its middle and sums up to 1. Above a
/// standard deviation of 8 px the picture is shrunk by a power of two first and enlarged linearly afterwards, with the
/// variance that both add taken off the kernel's.
///
/// - `pixels`: `height` rows of `stride` bytes; `width` pixels of `channels` (1 or 4) bytes each.
/// - `sigma`: the standard deviation in pixels, at most 4096; below 0.05 nothing changes.
/// - `part`: lies within the picture. The pixels around it flow into it, and stay as they are.
/// - Returns 0, or −1 where memory is lacking (the picture is then unchanged).
int ts_gaussian_blur(uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels, double sigma,
                     double cut, ts_blur_part part);

/// Blurs a picture of linear light (1 or 4 floats for each pixel) as `ts_gaussian_blur` does one of bytes.
///
/// - Returns 0, or −1 where memory is lacking (the picture is then unchanged).
int ts_linear_blur(float *pixels, size_t width, size_t height, size_t channels, double sigma, double cut);
