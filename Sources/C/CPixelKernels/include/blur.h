#pragma once
#include <stddef.h>
#include <stdint.h>

/// The pixels from `left` up to `right`, in the rows from `top` up to `bottom`.
typedef struct {
  size_t left, top, right, bottom;
} ts_blur_part;

/// Applies a Gaussian blur to a part of an image, in place; outside the image all pixels are zero.
///
/// The kernel is sampled at whole pixels, ends `cut` standard deviations from its centre and sums to 1. Above a
/// standard deviation of 8 px the image is first shrunk by a power of two and enlarged linearly afterwards, and the
/// variance that both steps add is subtracted from the kernel's.
///
/// - `pixels`: `height` rows of `stride` bytes; `width` pixels of `channels` (1 or 4) bytes each.
/// - `sigma`: the standard deviation in pixels, at most 4096; below 0.05 nothing changes.
/// - `part`: a part within the image. The surrounding pixels are read, but not changed.
/// - Returns 0, or −1 if there is not enough memory (the image is then unchanged).
int ts_gaussian_blur(uint8_t *pixels, size_t width, size_t height, size_t stride, size_t channels, double sigma,
                     double cut, ts_blur_part part);

/// Blurs an image of linear light (1 or 4 floats per pixel) like `ts_gaussian_blur`.
///
/// - Returns 0, or −1 if there is not enough memory (the image is then unchanged).
int ts_linear_blur(float *pixels, size_t width, size_t height, size_t channels, double sigma, double cut);
