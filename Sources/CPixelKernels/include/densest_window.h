#pragma once
#include <stddef.h>
#include <stdint.h>

/// The most weak and strong pixels that any window of `side × side` pixels holds; the side is cut to the picture's.
/// Returns SIZE_MAX if there was no memory.
size_t ts_densest_window(const uint8_t *classes, size_t width, size_t height, size_t side);
