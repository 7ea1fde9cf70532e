#pragma once
#include "oklab.h"

/// Converts an sRGB channel, 0…255, to linear light, 0…1, interpolating between whole numbers.
double ts_linear_light(double channel);

/// Returns the cube root of a number from 0 to 1, to 15 digits. It only uses sums, products and quotients, which are
/// rounded identically on every processor and with every C library.
double ts_cube_root(double x);

/// Converts the cube roots of the three cone responses to OKLab.
ts_oklab ts_oklab_of_roots(double l, double m, double s);
