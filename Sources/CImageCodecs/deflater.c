#include "deflater.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "deflate_block.h"

enum { window = 32768, hash_bits = 14, good_enough = 16 };

struct deflater {
  byte_buffer *target;
  deflate_block block;
  size_t row_length, pixel_length;
  /// The window, and the row being added.
  uint8_t *bytes;
  size_t capacity, length;
  /// The number of stream bytes before the first of `bytes`, plus a window, so that 0 is out of reach.
  uint32_t skipped;
  uint32_t checksum;
  /// The stream position at which a word with this hash was last seen.
  uint32_t seen[1 << hash_bits];
};

deflater *deflater_create(byte_buffer *target, size_t row_length, size_t pixel_length) {
  deflater *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->target = target;
  self->row_length = row_length;
  self->pixel_length = pixel_length;
  self->skipped = window + 1;
  self->checksum = libdeflate_adler32(0, NULL, 0);
  // Moved to the front when full: rarely enough to cost nothing, often enough to stay in the processor's cache.
  self->capacity = window + row_length + 2 * window;
  self->bytes = malloc(self->capacity);
  if (!self->bytes) {
    free(self);
    return NULL;
  }
  // A window of 32 KiB, fast compression.
  byte_buffer_append(target, "\x78\x5E", 2);
  return self;
}

void deflater_destroy(deflater *self) {
  if (!self) return;
  free(self->bytes);
  free(self);
}

uint8_t *deflater_row(deflater *self) {
  if (self->capacity - self->length < self->row_length) {
    size_t moved = self->length - window;
    memmove(self->bytes, self->bytes + moved, window);
    self->length = window;
    self->skipped += (uint32_t)moved;
  }
  return self->bytes + self->length;
}

static uint32_t word(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/// Returns the number of leading bytes that are equal at two positions, up to `count`.
static size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t count) {
  size_t index = 0;
  while (count - index >= 64 && memcmp(a + index, b + index, 64) == 0) index += 64;
  for (; count - index >= 8; index += 8) {
    uint64_t left, right;
    memcpy(&left, a + index, 8);
    memcpy(&right, b + index, 8);
    if (left != right) return index + (size_t)(__builtin_ctzll(left ^ right) >> 3);
  }
  while (index < count && a[index] == b[index]) index++;
  return index;
}

/// The distance and the length of a repetition in bytes.
typedef struct {
  size_t distance, length;
} repetition;

/// Considers the repetition that begins `distance` bytes back, at most `left` bytes long, if it is longer than the
/// best.
static void consider(const uint8_t *here, size_t left, size_t distance, repetition *best) {
  if (word(here - distance) != word(here)) return;
  size_t length = equal_bytes(here, here - distance, left);
  if (length > best->length) *best = (repetition){distance, length};
}

static repetition find_repetition(deflater *self, size_t position, size_t left) {
  const uint8_t *here = self->bytes + position;
  repetition best = {0, 0};
  if (position >= self->pixel_length) consider(here, left, self->pixel_length, &best);
  if (best.length < left && position >= self->row_length && self->row_length <= window) {
    consider(here, left, self->row_length, &best);
  }
  if (best.length < good_enough) {
    uint32_t *seen = &self->seen[(word(here) * 0x9E3779B1u) >> (32 - hash_bits)];
    uint32_t distance = self->skipped + (uint32_t)position - *seen;
    *seen += distance;
    if (distance <= window && distance <= position) consider(here, left, distance, &best);
  }
  return best;
}

void deflater_add_row(deflater *self, int is_run) {
  const uint8_t *row = self->bytes + self->length;
  size_t position = self->length + 1, end = self->length + self->row_length;
  self->checksum = libdeflate_adler32(self->checksum, row, self->row_length);
  deflate_block_add_byte(&self->block, row[0], self->target);
  if (is_run) {
    // At the distance of most other repetitions, instead of that of the row above, which takes more bits.
    deflate_block_add_word(&self->block, word(row + 1), self->target);
    position += 4;
    if (position < end) deflate_block_add_repetition(&self->block, 4, end - position, self->target);
    position = end;
  }
  while (position < end) {
    repetition found = find_repetition(self, position, end - position);
    // Whole words only, so that the next one begins at a pixel.
    size_t length = found.length & ~(size_t)3;
    if (length > 0) {
      deflate_block_add_repetition(&self->block, found.distance, length, self->target);
      position += length;
    } else {
      deflate_block_add_word(&self->block, word(self->bytes + position), self->target);
      position += 4;
    }
  }
  self->length = end;
}

void deflater_finish(deflater *self) {
  deflate_block_write(&self->block, 1, self->target);
  byte_buffer_append_word(self->target, self->checksum);
}
