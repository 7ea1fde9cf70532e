#include "densest_window.h"

#include <stdlib.h>

#include "pixel_class.h"

static int counts(uint8_t class) { return class == ts_weak || class == ts_strong; }

size_t ts_densest_window(const uint8_t *classes, size_t width, size_t height, size_t side) {
  size_t across = side < width ? side : width, down = side < height ? side : height;
  if (across == 0 || down == 0) return 0;
  uint32_t *columns = calloc(width, sizeof *columns);
  if (!columns) return SIZE_MAX;
  size_t most = 0, band = 0;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *entering = classes + y * width, *leaving = y >= down ? entering - down * width : NULL;
    for (size_t x = 0; x < width; x++) {
      int step = counts(entering[x]) - (leaving ? counts(leaving[x]) : 0);
      columns[x] += step;
      band += step;
    }
    // No window in a band has more pixels than the band.
    if (y + 1 < down || band <= most) continue;
    size_t window = 0;
    for (size_t x = 0; x < width; x++) {
      window += columns[x];
      if (x + 1 < across) continue;
      most = window > most ? window : most;
      window -= columns[x + 1 - across];
    }
  }
  free(columns);
  return most;
}
