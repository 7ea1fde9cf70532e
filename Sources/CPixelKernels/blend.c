#include "blend.h"

#include "vectors.h"

inlined floats unit(words pixel, int shift) {
  return from_words((pixel >> shift) & 0xFFu) / 255.0f;
}
inlined words byte(floats value, int shift) {
  return to_words(minimum(maximum(value, all(0)), all(1)) * 255.0f + 0.5f) << shift;
}

/// A straight colour from a premultiplied one; 0 where alpha is.
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

inlined words blend_block(ts_blend_mode mode, words source, words backdrop, float opacity) {
  floats source_alpha = unit(source, 24) * opacity, backdrop_alpha = unit(backdrop, 24);
  colors s = {unit(source, 0) * opacity, unit(source, 8) * opacity, unit(source, 16) * opacity};
  colors b = {unit(backdrop, 0), unit(backdrop, 8), unit(backdrop, 16)};
  if (mode == ts_blend_plus_darker) {
    floats alpha = minimum(all(1), source_alpha + backdrop_alpha);
    floats dark = alpha - source_alpha - backdrop_alpha;
    return byte(dark + s.blue + b.blue, 0) | byte(dark + s.green + b.green, 8) | byte(dark + s.red + b.red, 16) |
           byte(alpha, 24);
  }
  colors source_straight = {straight(s.blue, source_alpha), straight(s.green, source_alpha),
                            straight(s.red, source_alpha)};
  colors backdrop_straight = {straight(b.blue, backdrop_alpha), straight(b.green, backdrop_alpha),
                              straight(b.red, backdrop_alpha)};
  colors mixed = blended(mode, backdrop_straight, source_straight);
  return byte(composed(s.blue, b.blue, source_alpha, backdrop_alpha, mixed.blue), 0) |
         byte(composed(s.green, b.green, source_alpha, backdrop_alpha, mixed.green), 8) |
         byte(composed(s.red, b.red, source_alpha, backdrop_alpha, mixed.red), 16) |
         byte(source_alpha + backdrop_alpha - source_alpha * backdrop_alpha, 24);
}

void ts_blend_bgra(ts_blend_mode mode, const uint8_t *source, uint8_t *backdrop, size_t count, float opacity) {
  for (size_t index = 0; index < count; index += lanes) {
    size_t bytes = block_size(count - index) * 4;
    words above = {0}, below = {0};
    memcpy(&above, source + index * 4, bytes);
    // In every mode a clear source leaves the backdrop as it is, and layers are mostly clear.
    if (memcmp(&above, &below, sizeof above) == 0) continue;
    memcpy(&below, backdrop + index * 4, bytes);
    below = blend_block(mode, above, below, opacity);
    memcpy(backdrop + index * 4, &below, bytes);
  }
}
