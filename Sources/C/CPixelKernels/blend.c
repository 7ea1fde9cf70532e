#include "blend.h"

#include "linear_light.h"

#include "vectors.h"

inlined floats unit(words pixel, int shift) {
  return from_words((pixel >> shift) & 0xFFu) / 255.0f;
}
inlined words byte(floats value, int shift) {
  return to_words(minimum(maximum(value, all(0)), all(1)) * 255.0f + 0.5f) << shift;
}

/// Converts a premultiplied colour to a straight one; 0 where alpha is 0.
inlined floats straight(floats color, floats alpha) {
  signs clear = alpha == 0.0f;
  return choose(clear, all(0), color / choose(clear, all(1), alpha));
}

inlined floats hard_light(floats backdrop, floats source) {
  floats doubled = source + source, rest = doubled - 1.0f;
  return choose(source <= 0.5f, backdrop * doubled, backdrop + rest - backdrop * rest);
}

inlined floats separable(ts_blend_mode mode, floats b, floats s) {
  floats zero = all(0), one = all(1);
  switch (mode) {
  case ts_blend_multiply: return b * s;
  case ts_blend_screen: return b + s - b * s;
  case ts_blend_overlay: return hard_light(s, b);
  case ts_blend_darken: return minimum(b, s);
  case ts_blend_lighten: return maximum(b, s);
  case ts_blend_color_dodge: {
    signs full = s >= 1.0f;
    floats value = choose(full, one, minimum(one, b / choose(full, one, 1.0f - s)));
    return choose(b <= 0.0f, zero, value);
  }
  case ts_blend_color_burn: {
    signs none = s <= 0.0f;
    floats value = choose(none, zero, 1.0f - minimum(one, (1.0f - b) / choose(none, one, s)));
    return choose(b >= 1.0f, one, value);
  }
  case ts_blend_soft_light: {
    floats curve = choose(b <= 0.25f, ((16.0f * b - 12.0f) * b + 4.0f) * b, __builtin_elementwise_sqrt(b));
    floats dark = b - (1.0f - 2.0f * s) * b * (1.0f - b);
    return choose(s <= 0.5f, dark, b + (2.0f * s - 1.0f) * (curve - b));
  }
  case ts_blend_hard_light: return hard_light(b, s);
  case ts_blend_difference: return maximum(b, s) - minimum(b, s);
  default: return b + s - 2.0f * b * s;
  }
}

typedef struct {
  floats blue, green, red;
} colors;

inlined floats luminosity(colors c) { return 0.3f * c.red + 0.59f * c.green + 0.11f * c.blue; }
inlined floats lowest(colors c) { return minimum(minimum(c.red, c.green), c.blue); }
inlined floats highest(colors c) { return maximum(maximum(c.red, c.green), c.blue); }

inlined floats clip_component(floats value, floats light, floats low, floats high) {
  floats one = all(1);
  signs dark = low < 0.0f, bright = high > 1.0f;
  floats raised = light + (value - light) * light / choose(dark, light - low, one);
  value = choose(dark, raised, value);
  floats lowered = light + (value - light) * (1.0f - light) / choose(bright, high - light, one);
  return choose(bright, lowered, value);
}

inlined colors with_luminosity(colors c, floats light) {
  floats shift = light - luminosity(c);
  c.red += shift, c.green += shift, c.blue += shift;
  light = luminosity(c);
  floats low = lowest(c), high = highest(c);
  colors clipped = {clip_component(c.blue, light, low, high), clip_component(c.green, light, low, high),
                    clip_component(c.red, light, low, high)};
  return clipped;
}

inlined colors with_saturation(colors c, floats saturation) {
  floats low = lowest(c), range = highest(c) - low;
  signs gray = range <= 0.0f;
  floats factor = choose(gray, all(0), saturation / choose(gray, all(1), range));
  colors scaled = {(c.blue - low) * factor, (c.green - low) * factor, (c.red - low) * factor};
  return scaled;
}

inlined floats saturation(colors c) { return highest(c) - lowest(c); }

inlined colors blended(ts_blend_mode mode, colors b, colors s) {
  switch (mode) {
  case ts_blend_hue: return with_luminosity(with_saturation(s, saturation(b)), luminosity(b));
  case ts_blend_saturation: return with_luminosity(with_saturation(b, saturation(s)), luminosity(b));
  case ts_blend_color: return with_luminosity(s, luminosity(b));
  case ts_blend_luminosity: return with_luminosity(b, luminosity(s));
  default: {
    colors mixed = {separable(mode, b.blue, s.blue), separable(mode, b.green, s.green), separable(mode, b.red, s.red)};
    return mixed;
  }
  }
}

inlined floats composed(floats s, floats b, floats source_alpha, floats backdrop_alpha, floats mixed) {
  return s * (1.0f - backdrop_alpha) + b * (1.0f - source_alpha) + source_alpha * backdrop_alpha * mixed;
}

typedef struct {
  colors color;
  floats alpha;
} pixels16;

/// Clamps values to 0 … most.
inlined floats held(floats value, floats most) { return minimum(maximum(value, all(0)), most); }

inlined colors within_unit(colors c) {
  colors result = {held(c.blue, all(1)), held(c.green, all(1)), held(c.red, all(1))};
  return result;
}

/// Blends premultiplied pixels; if `extended`, colours may be outside 0 … alpha.
inlined pixels16 blend_pixels(ts_blend_mode mode, pixels16 source, pixels16 backdrop, int extended) {
  colors s = source.color, b = backdrop.color;
  pixels16 result;
  if (mode == ts_blend_plus_darker) {
    result.alpha = minimum(all(1), source.alpha + backdrop.alpha);
    floats dark = result.alpha - source.alpha - backdrop.alpha;
    result.color.blue = dark + s.blue + b.blue;
    result.color.green = dark + s.green + b.green;
    result.color.red = dark + s.red + b.red;
    return result;
  }
  colors source_straight = {straight(s.blue, source.alpha), straight(s.green, source.alpha),
                            straight(s.red, source.alpha)};
  colors backdrop_straight = {straight(b.blue, backdrop.alpha), straight(b.green, backdrop.alpha),
                              straight(b.red, backdrop.alpha)};
  if (extended) source_straight = within_unit(source_straight), backdrop_straight = within_unit(backdrop_straight);
  colors mixed = blended(mode, backdrop_straight, source_straight);
  result.color.blue = composed(s.blue, b.blue, source.alpha, backdrop.alpha, mixed.blue);
  result.color.green = composed(s.green, b.green, source.alpha, backdrop.alpha, mixed.green);
  result.color.red = composed(s.red, b.red, source.alpha, backdrop.alpha, mixed.red);
  result.alpha = source.alpha + backdrop.alpha - source.alpha * backdrop.alpha;
  return result;
}

inlined words blend_block(ts_blend_mode mode, words source, words backdrop, float opacity) {
  pixels16 s = {{unit(source, 0) * opacity, unit(source, 8) * opacity, unit(source, 16) * opacity},
                unit(source, 24) * opacity};
  pixels16 b = {{unit(backdrop, 0), unit(backdrop, 8), unit(backdrop, 16)}, unit(backdrop, 24)};
  pixels16 result = blend_pixels(mode, s, b, 0);
  return byte(result.color.blue, 0) | byte(result.color.green, 8) | byte(result.color.red, 16) |
         byte(result.alpha, 24);
}

for_wide_vectors
void ts_blend_bgra(ts_blend_mode mode, const uint8_t *source, uint8_t *backdrop, size_t count, float opacity) {
  for (size_t index = 0; index < count; index += lanes) {
    size_t bytes = block_size(count - index) * 4;
    words above = {0}, below = {0};
    memcpy(&above, source + index * 4, bytes);
    // In every mode a transparent source leaves the backdrop unchanged, and layers are mostly transparent.
    if (memcmp(&above, &below, sizeof above) == 0) continue;
    memcpy(&below, backdrop + index * 4, bytes);
    below = blend_block(mode, above, below, opacity);
    memcpy(backdrop + index * 4, &below, bytes);
  }
}

for_wide_vectors
void ts_linear_blend(ts_blend_mode mode, const float *source, float *backdrop, size_t count, float opacity,
                     int clamps) {
  for (size_t index = 0; index < count; index += lanes) {
    size_t block = block_size(count - index);
    floats above[4] = {0}, below[4] = {0};
    for (size_t lane = 0; lane < block; lane++) {
      for (size_t part = 0; part < 4; part++) {
        above[part][lane] = source[(index + lane) * 4 + part] * opacity;
        below[part][lane] = backdrop[(index + lane) * 4 + part];
      }
    }
    pixels16 s = {{above[2], above[1], above[0]}, held(above[3], all(1))};
    pixels16 b = {{below[2], below[1], below[0]}, held(below[3], all(1))};
    pixels16 mixed = blend_pixels(mode, s, b, 1);
    floats result[4] = {mixed.color.red, mixed.color.green, mixed.color.blue, held(mixed.alpha, all(1))};
    for (size_t part = 0; part < 3; part++) {
      if (clamps) result[part] = held(result[part], result[3]);
      else if (mode == ts_blend_plus_darker) result[part] = maximum(result[part], all(0));
    }
    for (size_t lane = 0; lane < block; lane++) {
      for (size_t part = 0; part < 4; part++) backdrop[(index + lane) * 4 + part] = result[part][lane];
    }
  }
}
