#pragma once
#include "color_meter.h"
#include "vectors.h"

// odiff's distance of sixteen pairs of opaque pixels at a time in single precision, to find which pixels need not be
// measured exactly. Opaque colours make its sums exact, and they are below 2²⁴. odiff truncates the sum of their squares to
// a 35215 × 4096th, whose root is less than 0.9e-4.

/// Whether distances of a metric can be estimated for sixteen pixels at a time.
inlined int has_vector_distance(ts_metric metric) { return metric == ts_metric_oklab || metric == ts_metric_odiff; }

/// A factor as odiff has it: multiplied by 4096 and truncated.
#define factor(number) ((float)(int)((number)*4096))

inlined floats channel_steps(words a, words b, int shift) {
  return from_words((a >> shift) & 255) - from_words((b >> shift) & 255);
}

inlined floats odiff_vector_distance(words a, words b) {
  floats red = channel_steps(a, b, 16), green = channel_steps(a, b, 8), blue = channel_steps(a, b, 0);
  floats y = red * factor(0.29889531) + green * factor(0.58662247) + blue * factor(0.11448223);
  floats i = red * factor(0.59597799) + green * factor(-0.27417610) + blue * factor(-0.32180189);
  floats q = red * factor(0.21147017) + green * factor(-0.52261711) + blue * factor(0.31114694);
  floats sum = y * y * factor(0.5053) + i * i * factor(0.299) + q * q * factor(0.1957);
  return __builtin_elementwise_sqrt(sum * (1 / (16777216.0f * 35215 * 4096)));
}

#undef factor
