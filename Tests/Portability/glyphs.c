// Shapes texts with HarfBuzz and draws their glyphs with FreeType, as TouchstoneFonts asks for it, and prints what came
// of it.
//
// usage: glyphs FONT...
#include "operations.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <hb.h>
#include <stdio.h>
#include <string.h>

static const char *const texts[] = {
    "Hamburgefonstiv 0123456789", "AVATAR Tofu fi ffl W.", "“Größe” — naïve…", "Ελληνικά Кириллица", "日本語 한국어 中文",
    "שלום עולם", "➀ → ∞ ≠",
};

static uint64_t draw(FT_Face face, hb_codepoint_t glyph, double size, int quarter) {
  if (FT_Set_Char_Size(face, (FT_F26Dot6)(size * 64), 0, 72, 72)) return 1;
  if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) return 2;
  if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 3;
  FT_Outline *outline = &face->glyph->outline;
  FT_Outline_Translate(outline, quarter * 16, 0);
  FT_BBox box;
  FT_Outline_Get_CBox(outline, &box);
  box.xMin &= ~63;
  box.yMin &= ~63;
  int width = (int)((box.xMax - box.xMin + 63) >> 6), height = (int)((box.yMax - box.yMin + 63) >> 6);
  if (width <= 0 || height <= 0 || width > 200 || height > 200) return 4;
  static uint8_t pixels[200 * 200];
  memset(pixels, 0, sizeof pixels);
  FT_Outline_Translate(outline, -box.xMin, -box.yMin);
  FT_Bitmap bitmap = {.rows = (unsigned)height, .width = (unsigned)width, .pitch = width, .buffer = pixels,
                      .num_grays = 256, .pixel_mode = FT_PIXEL_MODE_GRAY};
  if (FT_Outline_Get_Bitmap(face->glyph->library, outline, &bitmap)) return 5;
  return fingerprint((uint64_t)(width * 1000 + height), pixels, (size_t)(width * height));
}

int main(int count, char **arguments) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) return 2;
  for (int argument = 1; argument < count; argument += 1) {
    const char *name = strrchr(arguments[argument], '/');
    FT_Face drawn;
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(arguments[argument]);
    if (!blob || FT_New_Face(library, arguments[argument], 0, &drawn)) return 2;
    hb_face_t *face = hb_face_create(blob, 0);
    hb_font_t *font = hb_font_create(face);
    for (size_t text = 0; text < sizeof texts / sizeof *texts; text += 1) {
      hb_buffer_t *buffer = hb_buffer_create();
      hb_buffer_add_utf8(buffer, texts[text], -1, 0, -1);
      hb_buffer_guess_segment_properties(buffer);
      hb_shape(font, buffer, NULL, 0);
      unsigned glyphs;
      hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &glyphs);
      hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &glyphs);
      uint64_t shaped = 0, masks = 0;
      for (unsigned i = 0; i < glyphs; i += 1) {
        int32_t numbers[6] = {(int32_t)infos[i].codepoint, (int32_t)infos[i].cluster, positions[i].x_advance,
                              positions[i].y_advance, positions[i].x_offset, positions[i].y_offset};
        shaped = fingerprint(shaped, (const uint8_t *)numbers, sizeof numbers);
        const double sizes[] = {11, 17, 34.5};
        for (int k = 0; k < 3; k += 1) {
          uint64_t mask = draw(drawn, infos[i].codepoint, sizes[k], (int)i % 4);
          masks = fingerprint(masks, (const uint8_t *)&mask, sizeof mask);
        }
      }
      printf("%-32s %zu %3u %016llx %016llx\n", name ? name + 1 : arguments[argument], text, glyphs,
             (unsigned long long)shaped, (unsigned long long)masks);
      hb_buffer_destroy(buffer);
    }
    hb_font_destroy(font);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    FT_Done_Face(drawn);
  }
  return 0;
}
