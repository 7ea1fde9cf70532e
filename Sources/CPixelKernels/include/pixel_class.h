#pragma once

/// What became of a pixel in a comparison. One byte per pixel in a map of classes.
enum {
  /// The bytes are the same.
  ts_same = 0,
  /// The bytes differ, and the distance is within the tolerance.
  ts_within = 1,
  /// Over the tolerance, and excused as anti-aliasing.
  ts_antialiased = 2,
  /// Over the weak limit, not over the strong one.
  ts_weak = 3,
  /// Over the strong limit.
  ts_strong = 4,
  /// Within the tolerance, in an even area that changed as a whole.
  ts_flat = 5,
  /// Different, in a place that is ignored.
  ts_ignored = 6,
  /// In one picture only, because the sizes differ.
  ts_outside = 7,
};
