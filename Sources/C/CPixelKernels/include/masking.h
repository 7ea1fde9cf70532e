#pragma once
#include <stddef.h>
#include <stdint.h>

/// Copies pixels from `source` to `target` where a mask is painted: where some channel of the mask's premultiplied
/// pixel is at least 128, so that it is neither black nor transparent. All buffers hold `count` pixels.
void ts_replace_masked(const uint8_t *source, const uint8_t *mask, size_t count, uint8_t *target);
