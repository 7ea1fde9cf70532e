#pragma once
#include <stddef.h>
#include <stdint.h>

/// How far apart two pixels are. All take premultiplied BGRA.
typedef enum {
  /// HyAB in OKLab, black to white being 1; translucent pixels over white and over black, whichever is farther apart.
  ts_metric_oklab,
  /// pixelmatch after 7.2: HyAB in OKLab, cube roots interpolated in a table, over a background that depends on place.
  ts_metric_pixelmatch,
  /// pixelmatch 7.2: YIQ, over a background that depends on place. Black to white being 1.
  ts_metric_pixelmatch7,
  /// odiff 4: YIQ in fixed-point numbers, over white. Black to white being 1.
  ts_metric_odiff,
  /// CIE 1994 colour difference for graphic arts; translucent pixels over white and over black. Black to white is 100.
  ts_metric_cie94,
} ts_metric;

/// Measures pixels and remembers what it measured: pictures of user interfaces hold few pairs of colours.
///
/// For one thread at a time.
typedef struct ts_color_meter ts_color_meter;

/// Creates a meter. Null if there is no memory.
ts_color_meter *ts_color_meter_create(ts_metric metric);

void ts_color_meter_destroy(ts_color_meter *meter);

/// The distance of two pixels, each the four bytes BGRA as a little-endian number, at a place in the row-major picture.
double ts_color_meter_distance(ts_color_meter *meter, uint32_t a, uint32_t b, size_t place);

/// The lightness of a pixel over white in OKLab with the toe, 0…1. Only for meters of `ts_metric_oklab`.
double ts_color_meter_lightness(ts_color_meter *meter, uint32_t pixel);
