#include "cairo_card.h"

#include <cairo-ft.h>
#include <math.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>
#include FT_FREETYPE_H

enum { portrait_side = 256 };

struct cairo_card {
  int scale, keeps_parts, width, height;
  FT_Library library;
  FT_Face faces[2];
  cairo_font_face_t *regular, *bold;
  cairo_surface_t *page, *portrait;
  cairo_surface_t *kept_shadow, *kept_portrait;
  uint8_t *rgba;
  uint8_t *png;
};

cairo_card *cairo_card_open(
    int scale, int keeps_parts, const char *regular_font, const char *bold_font, const uint8_t *portrait) {
  cairo_card *card = calloc(1, sizeof *card);
  card->scale = scale;
  card->keeps_parts = keeps_parts;
  card->width = 390 * scale;
  card->height = 200 * scale;
  if (FT_Init_FreeType(&card->library) || FT_New_Face(card->library, regular_font, 0, &card->faces[0]) ||
      FT_New_Face(card->library, bold_font, 0, &card->faces[1])) {
    free(card);
    return NULL;
  }
  card->regular = cairo_ft_font_face_create_for_ft_face(card->faces[0], FT_LOAD_NO_HINTING);
  card->bold = cairo_ft_font_face_create_for_ft_face(card->faces[1], FT_LOAD_NO_HINTING);
  card->page = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, card->width, card->height);
  card->portrait = cairo_image_surface_create_for_data(
      (uint8_t *)portrait, CAIRO_FORMAT_ARGB32, portrait_side, portrait_side, portrait_side * 4);
  card->rgba = malloc((size_t)card->width * card->height * 4);
  return card;
}

void cairo_card_close(cairo_card *card) {
  cairo_font_face_destroy(card->regular);
  cairo_font_face_destroy(card->bold);
  cairo_surface_destroy(card->page);
  cairo_surface_destroy(card->portrait);
  if (card->kept_shadow) cairo_surface_destroy(card->kept_shadow);
  if (card->kept_portrait) cairo_surface_destroy(card->kept_portrait);
  free(card->rgba);
  free(card->png);
  // The faces are freed with the library once Cairo has released them.
  cairo_debug_reset_static_data();
  FT_Done_FreeType(card->library);
  free(card);
}

static void rounded_rectangle(cairo_t *cr, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(cr, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

// One pass of a box blur over `count` lines of `length` bytes, which are `step` bytes apart within a line.
static void box_pass(uint8_t *data, int count, int length, int line, int step, int radius, uint8_t *buffer) {
  int size = 2 * radius + 1;
  for (int i = 0; i < count; i++) {
    uint8_t *first = data + (size_t)i * line;
    int sum = 0;
    for (int x = 0; x < radius && x < length; x++) sum += first[x * step];
    for (int x = 0; x < length; x++) {
      if (x + radius < length) sum += first[(x + radius) * step];
      if (x - radius - 1 >= 0) sum -= first[(x - radius - 1) * step];
      buffer[x] = (uint8_t)((sum + size / 2) / size);
    }
    for (int x = 0; x < length; x++) first[x * step] = buffer[x];
  }
}

// The shadow of the card: three box blurs, which together approximate a Gaussian blur.
static cairo_surface_t *make_shadow(cairo_card *card) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, card->width, card->height);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, card->scale, card->scale);
  rounded_rectangle(cr, 16, 16 + 4, 358, 168, 24);
  cairo_fill(cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  uint8_t *data = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  double sigma = 6.0 * card->scale;
  int radius = (int)((sqrt(4 * sigma * sigma + 1) - 1) / 2 + 0.5);
  uint8_t *buffer = malloc(card->width > card->height ? card->width : card->height);
  for (int pass = 0; pass < 3; pass++) box_pass(data, card->height, card->width, stride, 1, radius, buffer);
  for (int pass = 0; pass < 3; pass++) box_pass(data, card->width, card->height, 1, stride, radius, buffer);
  free(buffer);
  cairo_surface_mark_dirty(surface);
  return surface;
}

static cairo_surface_t *make_portrait(cairo_card *card) {
  int side = 72 * card->scale;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, (double)side / portrait_side, (double)side / portrait_side);
  cairo_set_source_surface(cr, card->portrait, 0, 0);
  cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD);
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cr);
  cairo_destroy(cr);
  return surface;
}

static void text(cairo_t *cr, cairo_font_face_t *face, double size, double x, double baseline, const char *string) {
  cairo_set_font_face(cr, face);
  cairo_set_font_size(cr, size);
  cairo_move_to(cr, x, baseline);
  cairo_show_text(cr, string);
}

static void star(cairo_t *cr, double x, double y, double radius) {
  cairo_new_path(cr);
  for (int i = 0; i < 10; i++) {
    double reach = i % 2 ? radius * 0.45 : radius;
    double angle = M_PI * i / 5 - M_PI / 2;
    cairo_line_to(cr, x + reach * cos(angle), y + reach * sin(angle));
  }
  cairo_close_path(cr);
  cairo_fill(cr);
}

const uint8_t *cairo_card_draw(cairo_card *card) {
  cairo_t *cr = cairo_create(card->page);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);

  cairo_surface_t *shadow = card->kept_shadow ? card->kept_shadow : make_shadow(card);
  cairo_set_source_rgba(cr, 0, 0, 0, 0.3);
  cairo_mask_surface(cr, shadow, 0, 0);
  if (card->keeps_parts) {
    card->kept_shadow = shadow;
  } else {
    cairo_surface_destroy(shadow);
  }

  cairo_scale(cr, card->scale, card->scale);
  cairo_pattern_t *gradient = cairo_pattern_create_linear(16, 16, 374, 184);
  cairo_pattern_add_color_stop_rgb(gradient, 0, 0.35, 0.25, 0.85);
  cairo_pattern_add_color_stop_rgb(gradient, 0.5, 0.65, 0.25, 0.75);
  cairo_pattern_add_color_stop_rgb(gradient, 1, 0.95, 0.4, 0.5);
  rounded_rectangle(cr, 16, 16, 358, 168, 24);
  cairo_set_source(cr, gradient);
  cairo_fill(cr);
  cairo_pattern_destroy(gradient);

  cairo_surface_t *portrait = card->kept_portrait ? card->kept_portrait : make_portrait(card);
  cairo_save(cr);
  cairo_arc(cr, 76, 76, 36, 0, 2 * M_PI);
  cairo_scale(cr, 1.0 / card->scale, 1.0 / card->scale);
  cairo_set_source_surface(cr, portrait, 40 * card->scale, 40 * card->scale);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
  cairo_fill(cr);
  cairo_restore(cr);
  if (card->keeps_parts) {
    card->kept_portrait = portrait;
  } else {
    cairo_surface_destroy(portrait);
  }
  cairo_arc(cr, 76, 76, 36, 0, 2 * M_PI);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_set_line_width(cr, 3);
  cairo_stroke(cr);

  text(cr, card->bold, 22, 128, 66, "Ada Lovelace");
  cairo_set_source_rgba(cr, 1, 1, 1, 0.85);
  text(cr, card->regular, 15, 128, 90, "Analyst, London");
  text(cr, card->regular, 13, 40, 164, "Wrote the first program, a century early");
  cairo_set_source_rgb(cr, 1, 0.85, 0.2);
  for (int i = 0; i < 5; i++) star(cr, 137 + 22 * i, 106, 9);

  cairo_destroy(cr);
  cairo_surface_flush(card->page);
  return cairo_image_surface_get_data(card->page);
}

// Converts the page to straight RGBA.
static void unpremultiply(cairo_card *card) {
  const uint8_t *source = cairo_image_surface_get_data(card->page);
  uint8_t *target = card->rgba;
  for (size_t i = 0, count = (size_t)card->width * card->height; i < count; i++, source += 4, target += 4) {
    unsigned alpha = source[3];
    target[3] = (uint8_t)alpha;
    for (int c = 0; c < 3; c++) {
      unsigned value = source[2 - c];
      target[c] = (uint8_t)(alpha == 255 ? value : alpha ? (value * 255 + alpha / 2) / alpha : 0);
    }
  }
}

const uint8_t *cairo_card_png(cairo_card *card, size_t *length) {
  cairo_card_draw(card);
  unpremultiply(card);
  free(card->png);
  return card->png = libpng_write(card->rgba, card->width, card->height, length);
}

int cairo_card_check(cairo_card *card, const uint8_t *bytes, size_t length) {
  cairo_card_draw(card);
  unpremultiply(card);
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, bytes, length)) return -1;
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
  int result = png_image_finish_read(&image, NULL, pixels, 0, NULL)
                   ? memcmp(pixels, card->rgba, PNG_IMAGE_SIZE(image)) == 0
                   : -1;
  free(pixels);
  return result;
}
