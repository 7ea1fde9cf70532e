#pragma STDC FP_CONTRACT OFF
#include "ts_resample.h"

#include <string.h>

typedef float float4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

/// The range of source rows or columns that one target pixel averages.
typedef struct {
  double from;
  double to;
  ptrdiff_t first;
  ptrdiff_t last;
} span;

static span span_of(size_t index, double origin, double scale, size_t count) {
  double from = ((double)index - origin) / scale;
  double to = ((double)index + 1 - origin) / scale;
  if (to - from < 1) {
    double middle = (from + to) / 2;
    from = middle - 0.5;
    to = middle + 0.5;
  }
  double limit = (double)count;
  double low = from < 0 ? 0 : (from > limit ? limit : from);
  double high = to < 0 ? 0 : (to > limit ? limit : to);
  span result = {from, to, (ptrdiff_t)low, (ptrdiff_t)high};
  if ((double)result.last < high) result.last += 1;
  return result;
}

static float weight_of(ptrdiff_t index, span area) {
  double low = (double)index > area.from ? (double)index : area.from;
  double high = (double)(index + 1) < area.to ? (double)(index + 1) : area.to;
  return high > low ? (float)(high - low) : 0;
}

void ts_resample_bgra(const uint8_t *source, size_t sourceWidth, size_t sourceHeight, size_t sourceStride,
                      uint8_t *target, size_t targetWidth, size_t targetHeight, double originX, double originY,
                      double scale) {
  for (size_t y = 0; y < targetHeight; y += 1) {
    span rows = span_of(y, originY, scale, sourceHeight);
    for (size_t x = 0; x < targetWidth; x += 1) {
      span columns = span_of(x, originX, scale, sourceWidth);
      float4 sum = {0, 0, 0, 0};
      for (ptrdiff_t row = rows.first; row < rows.last; row += 1) {
        const uint8_t *line = source + (size_t)row * sourceStride;
        float4 rowSum = {0, 0, 0, 0};
        for (ptrdiff_t column = columns.first; column < columns.last; column += 1) {
          byte4 pixel;
          memcpy(&pixel, line + column * 4, 4);
          rowSum += __builtin_convertvector(pixel, float4) * weight_of(column, columns);
        }
        sum += rowSum * weight_of(row, rows);
      }
      float area = (float)((rows.to - rows.from) * (columns.to - columns.from));
      byte4 mean = __builtin_convertvector(sum / area + 0.5f, byte4);
      memcpy(target + (y * targetWidth + x) * 4, &mean, 4);
    }
  }
}
