#pragma once
#include <stddef.h>
#include <stdint.h>

/// How much of a picture can be seen on a grey background.
typedef struct {
  /// The pixels that are at least half opaque.
  size_t painted;
  /// Those of them that differ from the background by a distance or more in some channel.
  size_t distinct;
} ts_visibility;

/// Counts pixels of premultiplied BGRA over a background whose three channels are `gray`.
ts_visibility ts_visibility_on(const uint8_t *pixels, size_t count, uint8_t gray, uint8_t distance);
