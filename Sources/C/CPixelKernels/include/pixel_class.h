#pragma once

/// The result of comparing a pixel. A class map has one byte per pixel.
enum {
  /// The bytes are identical.
  ts_same = 0,
  /// The bytes differ, and the distance is within the tolerance.
  ts_within = 1,
  /// Above the tolerance, but excused as antialiasing.
  ts_antialiased = 2,
  /// Above the weak limit, but not above the strong one.
  ts_weak = 3,
  /// Above the strong limit.
  ts_strong = 4,
  /// Within the tolerance, in a uniform area that changed as a whole.
  ts_flat = 5,
  /// Different, in an ignored area.
  ts_ignored = 6,
  /// In one image only, because the sizes differ.
  ts_outside = 7,
};
