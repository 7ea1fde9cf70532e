// The picture of `CardView`, drawn by hand with Cairo, FreeType and libpng: the floor that the renderer is measured
// against. It does not evaluate views, perform layout, shape text or break lines.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "libpng_floor.h"

typedef struct cairo_card cairo_card;

// Opens a card of 390 × 200 points at a number of pixels per point.
//
// `portrait` holds 256 × 256 opaque BGRA pixels and must outlive the card. With `keeps_parts`, the blurred shadow and
// the scaled portrait are computed only once. Returns NULL if a font cannot be opened.
cairo_card *cairo_card_open(
    int scale, int keeps_parts, const char *regular_font, const char *bold_font, const uint8_t *portrait);
void cairo_card_close(cairo_card *card);

// Draws the card into its bitmap, premultiplied BGRA, which remains valid until the next call.
const uint8_t *cairo_card_draw(cairo_card *card);

// Draws the card and encodes it as PNG (level 3, Up filter); the data remains valid until the next call.
const uint8_t *cairo_card_png(cairo_card *card, size_t *length);

// Draws the card, decodes a PNG and compares the pixels: 1 if they are equal, 0 if not, -1 for an invalid PNG.
int cairo_card_check(cairo_card *card, const uint8_t *png, size_t length);
