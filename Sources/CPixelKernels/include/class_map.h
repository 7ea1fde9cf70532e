#pragma once
#include <stddef.h>
#include <stdint.h>

/// Adds the number of pixels of each class to `counts`, which holds 8 numbers.
void ts_count_classes(const uint8_t *classes, size_t count, uint64_t *counts);

/// The colours of a difference image, each as opaque BGRA bytes in a little-endian number.
typedef struct {
  uint32_t different, antialiased, ignored, outside;
} ts_difference_colors;

/// Draws an image of differences: `reference` in pale grey, and over it pixels in the colours of their classes.
///
/// All buffers hold `count` pixels; `target` becomes opaque BGRA.
void ts_draw_differences(
  const uint8_t *reference, const uint8_t *classes, size_t count, ts_difference_colors colors, uint8_t *target);

/// Sets the class of every pixel that differs between `a` and `b`, `count` in number. Other classes are unchanged.
void ts_mark_differing(const uint8_t *a, const uint8_t *b, size_t count, uint8_t mark, uint8_t *classes);

/// Draws numbers in 256 colours, each as BGRA bytes in a little-endian number: the first colour for 0, for smaller
/// numbers and for NaN; the last one for 1 and larger numbers.
void ts_draw_heat(const float *numbers, size_t count, const uint32_t *colors, uint8_t *target);
