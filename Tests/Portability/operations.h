#pragma once
#include <stddef.h>
#include <stdint.h>

// The functions of Cairo that pictures are drawn with, by the kinds of their parameters. `record.c` makes a function of
// the same name from each, which writes down its arguments; `play.c` a case that reads them and calls Cairo.
//
// Enumerations are passed as `int` and all objects as pointers: that is how both systems call them.
#define OPERATIONS(VOID_C, VOID_CI, VOID_CO, VOID_COXY, VOID_CD, VOID_O, VOID_OI, VOID_OM) \
  VOID_C(save) VOID_C(restore) VOID_C(paint) VOID_C(fill) VOID_C(stroke) VOID_C(clip) VOID_C(new_path)                 \
  VOID_C(close_path) VOID_C(push_group) VOID_C(pop_group_to_source) VOID_C(destroy)                                    \
  VOID_CI(set_operator) VOID_CI(set_fill_rule) VOID_CI(set_antialias) VOID_CI(set_line_cap) VOID_CI(set_line_join)     \
  VOID_CO(set_source) VOID_CO(mask)                                                                                    \
  VOID_COXY(set_source_surface) VOID_COXY(mask_surface)                                                                \
  VOID_CD(paint_with_alpha, 1) VOID_CD(set_line_width, 1) VOID_CD(set_miter_limit, 1) VOID_CD(move_to, 2)              \
  VOID_CD(line_to, 2) VOID_CD(set_source_rgb, 3) VOID_CD(set_source_rgba, 4) VOID_CD(rectangle, 4) VOID_CD(curve_to, 6)\
  VOID_O(pattern_destroy)                                                                                              \
  VOID_OI(pattern_set_extend) VOID_OI(pattern_set_filter)                                                              \
  VOID_OM(pattern_set_matrix) VOID_OM(transform)

// One name for each kind of line in the record.
#define NAME(name, ...) op_##name,
enum operation {
  OPERATIONS(NAME, NAME, NAME, NAME, NAME, NAME, NAME, NAME)
  // Operations that have a function of their own on both sides.
  op_create, op_image_surface_create, op_image_surface_create_for_data, op_surface_set_device_offset,
  op_pattern_create_for_surface, op_pattern_create_linear, op_pattern_create_radial, op_pattern_add_color_stop_rgba,
  op_get_source, op_pop_group, op_set_dash, op_surface_finish, op_surface_destroy,
  // What a surface holds: written by others than Cairo, or drawn by it.
  op_written, op_drawn,
};
#undef NAME

/// FNV-1a over words of eight bytes: enough to notice that pixels differ.
static inline uint64_t fingerprint(uint64_t hash, const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i += 8) {
    uint64_t word = 0;
    __builtin_memcpy(&word, bytes + i, count - i < 8 ? count - i : 8);
    hash = (hash ^ word) * 0x100000001b3;
    hash ^= hash >> 32;
  }
  return hash;
}

/// The bytes that belong to pixels, without those between the rows.
static inline size_t row_bytes(int format, int width) { return format == 2 ? (size_t)width : (size_t)width * 4; }

static inline uint64_t pixels_fingerprint(const uint8_t *data, int format, int width, int height, int stride) {
  uint64_t hash = 0xcbf29ce484222325;
  for (int y = 0; y < height; y += 1) hash = fingerprint(hash, data + (size_t)y * stride, row_bytes(format, width));
  return hash;
}
