#include "region_move.h"

#include "straight_pixel.h"

enum { samples = 64 };

typedef struct {
  ts_row_range rows;
  ts_pixel_box box;
  /// A sample of the differing pixels in the box.
  size_t xs[samples], ys[samples];
  size_t count;
} search;

/// Samples differing pixels from rows throughout the box.
static void sample(search *self) {
  size_t height = self->box.bottom - self->box.top, step = height / samples + 1;
  for (size_t start = 0; start < step; start++) {
    for (size_t y = self->box.top + start; y < self->box.bottom; y += step) {
      // The first and the last one in each row, which are the most likely to be edges of what moved.
      size_t first = self->box.right, last = self->box.left;
      for (size_t x = self->box.left; x < self->box.right; x++) {
        size_t place = y * self->rows.width + x;
        if (ts_load_pixel(self->rows.a, place) == ts_load_pixel(self->rows.b, place)) continue;
        if (first == self->box.right) first = x;
        last = x;
      }
      if (first == self->box.right) continue;
      const size_t ends[2] = {first, last};
      for (int i = 0; i < (first == last ? 1 : 2); i++) {
        if (self->count == samples) return;
        self->xs[self->count] = ends[i];
        self->ys[self->count++] = y;
      }
    }
  }
}

/// Returns the part of the box whose pixels, moved by (x, y), are still inside it.
static ts_pixel_box old_part(ts_pixel_box box, int x, int y) {
  if (x > 0) box.right -= x; else box.left += -x;
  if (y > 0) box.bottom -= y; else box.top += -y;
  return box;
}

static int contains(ts_pixel_box box, size_t x, size_t y) {
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

static uint32_t pixel(const uint8_t *pixels, const search *self, size_t x, size_t y) {
  return ts_load_pixel(pixels, y * self->rows.width + x);
}

/// Whether a differing pixel belongs to the old or the new position, and has the expected value there.
static int agrees(const search *self, ts_pixel_box old, size_t x, size_t y, int dx, int dy) {
  int was_here = contains(old, x, y), is_here = contains(old, x - dx, y - dy);
  if (!was_here && !is_here) return 0;
  const uint8_t *a = self->rows.a, *b = self->rows.b;
  if (was_here && pixel(a, self, x, y) != pixel(b, self, x + dx, y + dy)) return 0;
  return !is_here || pixel(b, self, x, y) == pixel(a, self, x - dx, y - dy);
}

/// Whether a part of the box looks like the pixel next to the box: it is then background over which something moved.
static int is_ground(const search *self, ts_pixel_box part) {
  size_t x = self->box.left > 0 ? self->box.left - 1 : self->box.right < self->rows.width ? self->box.right : 0;
  size_t y = self->box.top > 0 ? self->box.top - 1 : self->box.bottom < self->rows.height ? self->box.bottom : 0;
  uint32_t ground = pixel(self->rows.a, self, x, y);
  for (size_t row = part.top; row < part.bottom; row++) {
    for (size_t column = part.left; column < part.right; column++) {
      if (pixel(self->rows.a, self, column, row) != ground) return 0;
    }
  }
  return 1;
}

static int is_move(const search *self, int dx, int dy) {
  ts_pixel_box old = old_part(self->box, dx, dy);
  for (size_t i = 0; i < self->count; i++) {
    if (!agrees(self, old, self->xs[i], self->ys[i], dx, dy)) return 0;
  }
  size_t width = self->rows.width, bytes = (old.right - old.left) * 4;
  for (size_t y = old.top; y < old.bottom; y++) {
    const uint8_t *was = self->rows.a + (y * width + old.left) * 4;
    const uint8_t *is = self->rows.b + ((y + dy) * width + old.left + dx) * 4;
    if (memcmp(was, is, bytes) != 0) return 0;
  }
  for (size_t y = self->box.top; y < self->box.bottom; y++) {
    for (size_t x = self->box.left; x < self->box.right; x++) {
      if (contains(old, x, y) || contains(old, x - dx, y - dy)) continue;
      if (pixel(self->rows.a, self, x, y) != pixel(self->rows.b, self, x, y)) return 0;
    }
  }
  return !is_ground(self, old);
}

static int length(int x, int y) { return (x < 0 ? -x : x) + (y < 0 ? -y : y); }

/// Returns the maximum move along a side that leaves an area belonging to both the old and the new position.
static int limit(size_t side, int reach) { return side <= (size_t)reach ? (int)side - 1 : reach; }

int ts_find_move(ts_row_range rows, ts_pixel_box box, int reach, int *x, int *y) {
  search self = {.rows = rows, .box = box};
  sample(&self);
  int across = limit(box.right - box.left, reach), down = limit(box.bottom - box.top, reach), is_found = 0;
  for (int dy = -down; dy <= down && self.count > 0; dy++) {
    for (int dx = -across; dx <= across; dx++) {
      if ((dx == 0 && dy == 0) || (is_found && length(dx, dy) >= length(*x, *y)) || !is_move(&self, dx, dy)) continue;
      is_found = 1;
      *x = dx;
      *y = dy;
    }
  }
  return is_found;
}
