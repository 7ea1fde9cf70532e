#include "oklab.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#include "color_spaces.h"

#pragma STDC FP_CONTRACT OFF

static double light[256];
static pthread_once_t light_once = PTHREAD_ONCE_INIT;

static void fill_light(void) {
  for (int i = 0; i < 256; i++) {
    double c = i / 255.0;
    light[i] = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
  }
}

double ts_linear_light(double channel) {
  pthread_once(&light_once, fill_light);
  if (!(channel < 255)) return light[255];  // over white, a colour above its alpha exceeds the range
  int whole = (int)channel;
  double fraction = channel - whole;
  return fraction == 0 ? light[whole] : light[whole] + (light[whole + 1] - light[whole]) * fraction;
}

double ts_cube_root(double x) {
  if (x <= 0) return 0;
  // A third of the exponent gives an estimate within 4 %; each of Halley's steps triples the number of correct digits.
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  bits = bits / 3 + 0x2A9F7893782DA1CEu;
  double root;
  memcpy(&root, &bits, sizeof root);
  for (int i = 0; i < 3; i++) {
    double cube = root * root * root;
    root = root * (cube + x + x) / (cube + cube + x);
  }
  return root;
}

ts_oklab ts_oklab_of_roots(double l, double m, double s) {
  double lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  const double k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2);
  double x = k3 * lightness - k1;
  ts_oklab lab = {
    .lightness = (x + sqrt(x * x + 4 * k2 * k3 * lightness)) / 2,
    .a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
    .b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
  };
  return lab;
}

ts_oklab ts_oklab_of_srgb(double red, double green, double blue) {
  double r = ts_linear_light(red), g = ts_linear_light(green), b = ts_linear_light(blue);
  double l = ts_cube_root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  double m = ts_cube_root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  double s = ts_cube_root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return ts_oklab_of_roots(l, m, s);
}

double ts_oklab_distance(ts_oklab x, ts_oklab y) {
  double a = x.a - y.a, b = x.b - y.b;
  return fabs(x.lightness - y.lightness) + sqrt(a * a + b * b);
}

double ts_oklab_distance_bound(int step, int least) {
  double one = least >= 192 ? 0.00575 : least >= 128 ? 0.00616 : least >= 64 ? 0.00681 : least >= 12 ? 0.00718
             : least >= 8 ? 0.00759 : least >= 4 ? 0.0108 : 0.0448;
  return step * one;
}
