#pragma once
#include <stdint.h>

/// A colour in OKLab, with its lightness corrected by Ottosson's toe so that near-black steps do not weigh too much.
///
/// Lightness ranges from 0 (black) to 1 (white).
typedef struct {
  double lightness, a, b;
} ts_oklab;

/// Converts sRGB components, 0…255 each. Fractions are interpolated between whole numbers.
///
/// - Source: B. Ottosson, "A perceptual color space for image processing", 2020; "Okhsv and Okhsl", 2021, for the toe.
ts_oklab ts_oklab_of_srgb(double red, double green, double blue);

/// Returns the distance |ΔL| + √(Δa² + Δb²). The distance from black to white is 1.
///
/// - Source: S. Abasi et al., "Distance metrics for very large color differences", 2020 (HyAB).
double ts_oklab_distance(ts_oklab x, ts_oklab y);

/// Returns an upper bound for the distance of two opaque colours whose channels differ by at most `step` and are at
/// least `least`, 0…255 each.
///
/// The distance obeys the triangle inequality, so it is at most `step` times that of one step; those were found by
/// trying all pairs of neighbouring colours and are rounded up.
double ts_oklab_distance_bound(int step, int least);
