#pragma once
#include <stdint.h>

/// A colour in OKLab, its lightness corrected by Ottosson's toe so that near-black steps do not count too much.
///
/// Lightness runs from 0 (black) to 1 (white).
typedef struct {
  double lightness, a, b;
} ts_oklab;

/// Converts sRGB, 0…255 each. Fractions are interpolated between the whole numbers.
///
/// - Source: B. Ottosson, "A perceptual color space for image processing", 2020; "Okhsv and Okhsl", 2021, for the toe.
ts_oklab ts_oklab_of_srgb(double red, double green, double blue);

/// The distance |ΔL| + √(Δa² + Δb²). Black and white are 1 apart.
///
/// - Source: S. Abasi et al., "Distance metrics for very large color differences", 2020 (HyAB).
double ts_oklab_distance(ts_oklab x, ts_oklab y);

/// The most that the distance of two opaque colours can be, if none of their channels differs by more than `step` and
/// none is below `least`, 0…255 each.
///
/// The distance obeys the triangle inequality, so it is at most `step` times that of one step; those were found by
/// trying all pairs of neighbouring colours and are rounded up.
double ts_oklab_distance_bound(int step, int least);
