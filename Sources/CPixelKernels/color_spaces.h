#pragma once
#include "oklab.h"

/// The light of an sRGB channel, 0…255, as 0…1, interpolated between the whole numbers.
double ts_linear_light(double channel);

/// The cube root of a number from 0 to 1, to 15 digits. From sums, products and quotients only, which round alike on
/// every processor and with every C library.
double ts_cube_root(double x);

/// OKLab from the cube roots of the responses of the three cones.
ts_oklab ts_oklab_of_roots(double l, double m, double s);
