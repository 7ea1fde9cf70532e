// libpng as a C programmer would call it.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Packs straight RGBA pixels as PNG (level 3, Up filter). To be freed.
uint8_t *libpng_write(const uint8_t *rgba, int width, int height, size_t *length);

// Unpacks a PNG as straight RGBA pixels, for which there is room. 1 if all went well.
int libpng_read(const uint8_t *png, size_t length, uint8_t *rgba);
