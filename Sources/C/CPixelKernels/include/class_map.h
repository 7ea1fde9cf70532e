#pragma once
#include <stddef.h>
#include <stdint.h>

/// Adds the number of pixels of each class to `counts`, which holds 8 numbers.
void ts_count_classes(const uint8_t *classes, size_t count, uint64_t *counts);

/// The indices of an image of differences: steps of grey from 0, and the colours of what differs.
enum {
  ts_pale_steps = 64,
  ts_index_different = ts_pale_steps,
  ts_index_antialiased,
  ts_index_ignored,
  ts_index_outside,
  ts_index_count,
};

/// Draws an image of differences, with one byte per pixel: `reference` in 64 steps of grey, a quarter of its luma on white,
/// and over it pixels by their classes. All buffers hold `count` pixels.
void ts_index_differences(const uint8_t *reference, const uint8_t *classes, size_t count, uint8_t *target);

/// Returns the largest of some bytes; 0 of none.
uint8_t ts_largest_byte(const uint8_t *bytes, size_t count);

/// Writes the colour of each of `count` indices, as BGRA bytes in a little-endian number.
void ts_paint_indices(const uint8_t *indices, size_t count, const uint32_t *palette, uint8_t *target);

/// Sets the class of every pixel that differs between `a` and `b`, `count` in number. Other classes are unchanged.
void ts_mark_differing(const uint8_t *a, const uint8_t *b, size_t count, uint8_t mark, uint8_t *classes);

/// Draws numbers in 256 colours, each as BGRA bytes in a little-endian number: the first colour for 0, for smaller
/// numbers and for NaN; the last one for 1 and larger numbers.
void ts_draw_heat(const float *numbers, size_t count, const uint32_t *colors, uint8_t *target);
