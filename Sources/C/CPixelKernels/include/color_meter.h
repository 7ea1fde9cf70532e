#pragma once
#include <stddef.h>
#include <stdint.h>

/// The metric for the distance of two pixels. All take premultiplied BGRA.
typedef enum {
  /// HyAB in OKLab, with 1 from black to white; translucent pixels over white or black, whichever gives more.
  ts_metric_oklab,
  /// pixelmatch after 7.2: HyAB in OKLab, with cube roots interpolated in a table, over a position-dependent
  /// background.
  ts_metric_pixelmatch,
  /// pixelmatch 7.2: YIQ, over a position-dependent background, with 1 from black to white.
  ts_metric_pixelmatch7,
  /// odiff 4: YIQ in fixed-point numbers, over white, with 1 from black to white.
  ts_metric_odiff,
  /// CIE 1994 colour difference for graphic arts, with 100 from black to white; translucent pixels over white and
  /// black.
  ts_metric_cie94,
} ts_metric;

/// Measures distances and caches the results: images of user interfaces have few pairs of colours.
///
/// A meter may be used by one thread at a time.
typedef struct ts_color_meter ts_color_meter;

/// Creates a meter. Returns null if there is no memory.
ts_color_meter *ts_color_meter_create(ts_metric metric);

void ts_color_meter_destroy(ts_color_meter *meter);

/// Returns the distance of two pixels, each as BGRA bytes in a little-endian number, at a position in the row-major
/// image.
double ts_color_meter_distance(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place);

/// Returns the lightness of a pixel over white in OKLab with the toe, 0…1. Only for meters of `ts_metric_oklab`.
double ts_color_meter_lightness(ts_color_meter *meter, uint32_t pixel);
