#pragma once
#include <stddef.h>
#include <stdint.h>

/// How much of an image is visible on a grey background.
typedef struct {
  /// The pixels that are at least half opaque.
  size_t painted;
  /// Those of them in which some channel differs from the background by at least a given distance.
  size_t distinct;
} ts_visibility;

/// Counts pixels of premultiplied BGRA over a background whose three channels are `gray`.
ts_visibility ts_visibility_on(const uint8_t *pixels, size_t count, uint8_t gray, uint8_t distance);
