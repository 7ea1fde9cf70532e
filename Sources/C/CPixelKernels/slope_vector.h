#pragma once
#include "neighborhood.h"
#include "vectors.h"

// Whether opaque pixels are on a slope, eight at a time: the same as `ts_is_on_slope` for each of them, but for odiff's rule.

enum { eight = 8 };
typedef int32_t eight_signs __attribute__((vector_size(eight * 4)));
typedef int64_t eight_longs __attribute__((vector_size(eight * 8)));
typedef double eight_doubles __attribute__((vector_size(eight * 8)));
typedef int8_t eight_flags __attribute__((vector_size(eight)));

/// The step of a key between two brightnesses; smaller steps tell which of several neighbours comes first.
static const double brightness_unit = 32;

inlined eight_doubles channel_of_eight(eight_signs pixels, int shift) {
  return __builtin_convertvector((pixels >> shift) & 255, eight_doubles);
}

/// Writes a number for each of sixteen opaque pixels: their brightness, and in the last bit a flag.
///
/// Brightness is in units of 10⁻⁸, which makes it a whole number. Two opaque colours have the same one only if they are equal,
/// and others are at least 229 units apart; so brightness in fractions has the same order.
inlined void write_slope_keys(words pixels, bytes16 flags, double *keys) {
  for (int half = 0; half < lanes; half += eight) {
    eight_signs here;
    eight_flags flag;
    memcpy(&here, (uint8_t *)&pixels + half * 4, sizeof here);
    memcpy(&flag, (uint8_t *)&flags + half, sizeof flag);
    eight_doubles key = channel_of_eight(here, 16) * (29889531 * brightness_unit)
                      + channel_of_eight(here, 8) * (58662247 * brightness_unit)
                      + channel_of_eight(here, 0) * (11448223 * brightness_unit)
                      + __builtin_convertvector(flag & 1, eight_doubles);
    memcpy(keys + half, &key, sizeof key);
  }
}

inlined eight_doubles load_keys(const double *keys) {
  eight_doubles value;
  memcpy(&value, keys, sizeof value);
  return value;
}

inlined eight_doubles either(eight_longs condition, eight_doubles yes, eight_doubles no) {
  return (eight_doubles)(((eight_longs)yes & condition) | ((eight_longs)no & ~condition));
}

/// The last bit of whole numbers, in all bits.
inlined eight_longs last_bits(eight_doubles value) { return -((eight_longs)(value + 0x1p52) & 1); }

/// Returns which of eight pixels have a darker and a brighter neighbour, of which the darkest or the brightest has its flag
/// set. `keys` are those of the row above, of the row itself and of the one below.
inlined eight_longs eight_on_slope(const double *const keys[3]) {
  const eight_doubles center = load_keys(keys[1]);
  eight_doubles darkest = center, brightest = center;
  int order = 0;
  // Column by column: of several neighbours that are as far, the first counts.
  for (int column = -1; column <= 1; column++) {
    for (int row = 0; row < 3; row++) {
      if (column == 0 && row == 1) continue;
      eight_doubles key = load_keys(keys[row] + column);
      eight_doubles dark = key + order * 2, bright = key + (14 - order * 2);
      darkest = either((eight_longs)(dark < darkest), dark, darkest);
      brightest = either((eight_longs)(bright > brightest), bright, brightest);
      order++;
    }
  }
  return (eight_longs)(darkest < center - brightness_unit / 2) & (eight_longs)(brightest > center + brightness_unit / 2)
       & (last_bits(darkest) | last_bits(brightest));
}

/// Returns the same for sixteen pixels, from a column on.
inlined bytes16 sixteen_on_slope(const double *above, const double *keys, const double *below) {
  bytes16 result;
  for (size_t half = 0; half < lanes; half += eight) {
    const double *const rows[3] = {above + half, keys + half, below + half};
    eight_flags found = __builtin_convertvector(eight_on_slope(rows), eight_flags);
    memcpy((uint8_t *)&result + half, &found, sizeof found);
  }
  return result;
}
