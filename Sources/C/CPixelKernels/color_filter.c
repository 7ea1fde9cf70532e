#include "color_filter.h"

#include "vectors.h"

inlined floats component(words pixel, int shift) {
  return from_words((pixel >> shift) & 0xFFu);
}

inlined floats row(const float *m, floats red, floats green, floats blue, floats alpha) {
  floats sum = red * m[0] + green * m[1] + blue * m[2] + alpha * m[3] + m[4];
  return minimum(maximum(sum, all(0)), all(1));
}

inlined words byte(floats value) {
  return to_words(value * 255.0f + 0.5f);
}

/// Applies a row of the matrix to opaque pixels.
inlined floats opaque_row(const float *m, floats red, floats green, floats blue) {
  floats sum = red * m[0] + green * m[1] + blue * m[2] + m[3] + m[4];
  return minimum(maximum(sum, all(0)), all(1));
}

/// Like `map_block`, for opaque pixels that stay opaque, as those of whole screens do.
inlined words map_opaque_block(words pixel, const float *m) {
  floats blue = component(pixel, 0) / 255.0f, green = component(pixel, 8) / 255.0f;
  floats red = component(pixel, 16) / 255.0f;
  return byte(opaque_row(m + 10, red, green, blue)) | byte(opaque_row(m + 5, red, green, blue)) << 8 |
         byte(opaque_row(m, red, green, blue)) << 16 | 0xFF000000u;
}

inlined words map_block(words pixel, const float *m) {
  floats alpha = component(pixel, 24);
  // A transparent pixel has no colour: dividing by 1 keeps its zeros.
  floats divisor = maximum(alpha, all(1));
  floats blue = component(pixel, 0) / divisor, green = component(pixel, 8) / divisor;
  floats red = component(pixel, 16) / divisor;
  alpha = alpha / 255.0f;
  floats opacity = row(m + 15, red, green, blue, alpha);
  return byte(row(m + 10, red, green, blue, alpha) * opacity) |
         byte(row(m + 5, red, green, blue, alpha) * opacity) << 8 |
         byte(row(m, red, green, blue, alpha) * opacity) << 16 | byte(opacity) << 24;
}

for_wide_vectors
void ts_color_matrix_bgra(uint8_t *pixels, size_t count, const float matrix[20]) {
  const float *opacity = matrix + 15;
  int keeps_opacity = opacity[0] == 0 && opacity[1] == 0 && opacity[2] == 0 && opacity[3] == 1 && opacity[4] == 0;
  // Blocks often equal the previous one: a solid colour, or a vertical gradient.
  words last = {0}, last_mapped = map_block(last, matrix);
  for (size_t index = 0; index < count; index += lanes) {
    size_t bytes = block_size(count - index) * 4;
    words pixel = {0};
    memcpy(&pixel, pixels + index * 4, bytes);
    if (memcmp(&pixel, &last, sizeof last) != 0) {
      last = pixel;
      if (keeps_opacity && __builtin_reduce_and(pixel) >= 0xFF000000u) {
        last_mapped = map_opaque_block(pixel, matrix);
      } else {
        last_mapped = map_block(pixel, matrix);
      }
    }
    memcpy(pixels + index * 4, &last_mapped, bytes);
  }
}

for_wide_vectors
void ts_alpha_threshold_bgra(uint8_t *pixels, size_t count, int low, int high, const uint8_t color[4]) {
  uint32_t word;
  memcpy(&word, color, sizeof word);
  for (size_t index = 0; index < count; index += lanes) {
    size_t bytes = block_size(count - index) * 4;
    words pixel = {0};
    memcpy(&pixel, pixels + index * 4, bytes);
    signs alpha = (signs)(pixel >> 24);
    pixel = (words)((alpha >= low) & (alpha <= high)) & word;
    memcpy(pixels + index * 4, &pixel, bytes);
  }
}
