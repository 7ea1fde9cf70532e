#pragma once
#include <stdint.h>

#include "classify.h"

/// The rule by which pixels count as antialiasing.
///
/// All rules follow V. Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009: in one of the images, the
/// pixel has at most two equal neighbours, as well as darker and brighter ones, and the darkest or the brightest of
/// these has at least three equal neighbours.
typedef enum {
  /// pixelmatch after 7.2: brightness over white; the extreme neighbour must have equal neighbours in both images.
  ts_antialiasing_pixelmatch,
  /// pixelmatch 7.2: the same, with brightness over a background that depends on the position.
  ts_antialiasing_pixelmatch7,
  /// odiff 4: neighbours row by row; one extreme may have equal neighbours in one image, the other one in the other.
  ts_antialiasing_odiff,
  /// As in pixelmatch, and the surrounding 3×3 pixels do not have the same lightness in either image: if they do in one
  /// of them, a thin shape was added or removed.
  ts_antialiasing_uneven,
} ts_antialiasing_rule;

/// Sets the class `ts_antialiased` for weak and strong pixels that are antialiasing. Returns 0 if there was no memory,
/// otherwise 1.
int ts_excuse_antialiasing(ts_row_range rows, ts_antialiasing_rule rule, uint8_t *classes);

/// Sets the class `ts_weak` for pixels within the tolerance if something faint was added or removed: a channel differs
/// by more than five levels, which noise does not, the distance is above `limit`, the surrounding 3×3 pixels have the
/// same lightness in one of the images, and their differences add up to at least 2.88 times that of the pixel: a line is
/// three pixels long, but the noise of a compressed image has both signs. Returns 0 if there was no memory, otherwise 1.
int ts_find_faint_changes(ts_row_range rows, double limit, uint8_t *classes);
