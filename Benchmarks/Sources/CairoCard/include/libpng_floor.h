// libpng as a C programmer would use it.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Encodes straight RGBA pixels as PNG (level 3, Up filter). The caller frees the result.
uint8_t *libpng_write(const uint8_t *rgba, int width, int height, size_t *length);

// Decodes a PNG into a large enough buffer of straight RGBA pixels. Returns 1 on success.
int libpng_read(const uint8_t *png, size_t length, uint8_t *rgba);
