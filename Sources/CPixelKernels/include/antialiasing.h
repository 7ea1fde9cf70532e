#pragma once
#include <stdint.h>

#include "classify.h"

/// Which pixels count as anti-aliasing.
///
/// All follow V. Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009: in one of the pictures, the pixel
/// has at most two equals among its neighbours, darker and brighter ones, and the darkest or the brightest of them has
/// three equals or more around it.
typedef enum {
  /// pixelmatch after 7.2: brightness over white; the extreme neighbour must have its equals in both pictures.
  ts_antialiasing_pixelmatch,
  /// pixelmatch 7.2: the same, with brightness over a background that depends on place.
  ts_antialiasing_pixelmatch7,
  /// odiff 4: neighbours row by row; one extreme may have its equals in one picture, the other in the other.
  ts_antialiasing_odiff,
  /// pixelmatch's, and the 3×3 pixels around are not of one lightness in either picture: where one of them is even, a
  /// thin shape was added or removed.
  ts_antialiasing_uneven,
} ts_antialiasing_rule;

/// Gives the pixels among weak and strong ones that are anti-aliasing the class `ts_antialiased`. Returns 0 if there was no
/// memory, else 1.
int ts_excuse_antialiasing(ts_row_range rows, ts_antialiasing_rule rule, uint8_t *classes);

/// Gives pixels within the tolerance the class `ts_weak` where something faint was added or removed: a channel is off by
/// more than five levels, which noise is not, the distance is over `limit`, and the 3×3 pixels around are of one lightness
/// in one of the pictures. Returns 0 if there was no memory, else 1.
int ts_find_faint_changes(ts_row_range rows, double limit, uint8_t *classes);
