#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the maximum number of weak and strong pixels in any window of `side × side` pixels, with the side limited to
/// the image's; SIZE_MAX if there was no memory. `differs` has a byte for each row, 0 where no pixel counts; null if any may.
size_t ts_densest_window(
  const uint8_t *classes, size_t width, size_t height, size_t side, const uint8_t *differs);
