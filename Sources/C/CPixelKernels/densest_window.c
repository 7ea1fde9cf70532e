#include "densest_window.h"

#include <stdlib.h>

#include "pixel_class.h"
#include "vectors.h"

/// Adds a multiple of the weak and strong pixels of a row to the counts of its columns, which have space for a whole number
/// of vectors. Returns how many there are.
inlined size_t add_row(const uint8_t *classes, size_t width, uint32_t times, uint32_t *columns) {
  size_t count = 0;
  for (size_t x = 0; x < width; x += lanes) {
    bytes16 here = {0};
    memcpy(&here, classes + x, block_size(width - x));
    bytes16 counted = (bytes16)((here == ts_weak) | (here == ts_strong)) & 1;
    int found = __builtin_reduce_add(counted);
    if (found == 0) continue;
    words column;
    memcpy(&column, columns + x, sizeof column);
    column += __builtin_convertvector(counted, words) * times;
    memcpy(columns + x, &column, sizeof column);
    count += found;
  }
  return count;
}

/// Returns the largest sum of neighbouring columns.
static size_t densest_columns(const uint32_t *columns, size_t width, size_t across) {
  size_t window = 0, most = 0;
  for (size_t x = 0; x < width; x++) {
    window += columns[x];
    if (x + 1 < across) continue;
    most = window > most ? window : most;
    window -= columns[x + 1 - across];
  }
  return most;
}

for_wide_vectors
size_t ts_densest_window(
  const uint8_t *classes, size_t width, size_t height, size_t side, const uint8_t *differs) {
  size_t across = side < width ? side : width, down = side < height ? side : height;
  if (across == 0 || down == 0) return 0;
  uint32_t *columns = calloc(width + lanes, sizeof *columns);
  // For each row, the number of its pixels that count.
  size_t *found = columns ? malloc(height * sizeof *found) : NULL;
  size_t most = found ? 0 : SIZE_MAX, band = 0;
  // An upper bound of the densest window of the band.
  size_t bound = 0;
  for (size_t y = 0; y < height && most < across * down; y++) {
    found[y] = !differs || differs[y] ? add_row(classes + y * width, width, 1, columns) : 0;
    band += found[y];
    if (y >= down && found[y - down] > 0) band -= add_row(classes + (y - down) * width, width, -1, columns);
    bound += smaller(found[y], across);
    // A band that gained no pixel has no denser window; nor has a window more pixels than its band.
    if (y + 1 < down || (y + 1 > down && found[y] == 0) || smaller(band, bound) <= most) continue;
    size_t densest = bound = densest_columns(columns, width, across);
    most = densest > most ? densest : most;
  }
  free(columns);
  free(found);
  return most;
}
