// The picture of `CardView`, drawn by hand with Cairo, FreeType and libpng: the floor that the renderer is measured
// against. It evaluates no view, lays nothing out, shapes no text and breaks no lines.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "libpng_floor.h"

typedef struct cairo_card cairo_card;

// A card of 390 × 200 points at a number of pixels per point.
//
// `portrait` holds 256 × 256 opaque BGRA pixels and outlives the card. With `keeps_parts`, the blurred shadow and the
// scaled portrait are made once and kept. NULL where a font cannot be opened.
cairo_card *cairo_card_open(
    int scale, int keeps_parts, const char *regular_font, const char *bold_font, const uint8_t *portrait);
void cairo_card_close(cairo_card *card);

// Draws the card onto its bitmap, premultiplied BGRA, which stays valid until the next call.
const uint8_t *cairo_card_draw(cairo_card *card);

// Draws the card and writes it as PNG (level 3, Up filter), which stays valid until the next call.
const uint8_t *cairo_card_png(cairo_card *card, size_t *length);

// Draws the card, decodes a PNG and compares the pixels: 1 where they are the same, 0 where not, -1 for no PNG.
int cairo_card_check(cairo_card *card, const uint8_t *png, size_t length);
