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

/// One word and two words at any address.
typedef uint32_t loose_word __attribute__((aligned(1), may_alias));
typedef uint64_t loose_words __attribute__((aligned(1), may_alias));

/// What differs between the words at two positions. A macro, because unoptimised builds store what inlined functions take
/// and return.
#define DIFFERENCE(a, b) (*(const loose_words *)(a) ^ *(const loose_words *)(b))
#define EQUAL_BYTES(difference) ((size_t)__builtin_ctzll(difference) >> 3)

/// Returns the number of leading bytes that are equal at two positions, up to `count`.
static size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t count) {
  size_t index = 0;
  for (; count - index >= 32; index += 32) {
    const uint8_t *c = a + index, *d = b + index;
    uint64_t difference;
    if ((difference = DIFFERENCE(c, d))) return index + EQUAL_BYTES(difference);
    if ((difference = DIFFERENCE(c + 8, d + 8))) return index + 8 + EQUAL_BYTES(difference);
    if ((difference = DIFFERENCE(c + 16, d + 16))) return index + 16 + EQUAL_BYTES(difference);
    if ((difference = DIFFERENCE(c + 24, d + 24))) return index + 24 + EQUAL_BYTES(difference);
    while (count - index >= 96 && memcmp(a + index + 32, b + index + 32, 64) == 0) index += 64;
  }
  for (; count - index >= 8; index += 8) {
    const uint64_t difference = DIFFERENCE(a + index, b + index);
    if (difference) return index + EQUAL_BYTES(difference);
  }
  while (index < count && a[index] == b[index]) index++;
  return index;
}

/// The distance and the length of a repetition in bytes.
typedef struct {
  size_t distance, length;
} repetition;

/// Considers the repetition that begins `distance` bytes back, at most `left` bytes long, if it is longer than the
/// best. Most have no word in common, which `find_repetition` has found out, and most others few bytes more.
inlined void consider(const uint8_t *here, size_t left, size_t distance, repetition *best) {
  const uint8_t *other = here - distance;
  const uint64_t difference = left < 8 ? 0 : DIFFERENCE(here, other);
  const size_t length = difference ? EQUAL_BYTES(difference) : equal_bytes(here, other, left);
  if (length > best->length) *best = (repetition){distance, length};
}

inlined void find_repetition(deflater *self, const uint8_t *here, const uint8_t *end, repetition *best) {
  const uint32_t word = *(const loose_word *)here;
  const size_t position = (size_t)(here - self->bytes), length = self->row_length;
  const uint8_t *other = here - self->pixel_length;
  best->length = 0;
  if (other >= self->bytes && *(const loose_word *)other == word) {
    consider(here, (size_t)(end - here), self->pixel_length, best);
  }
  other = here - length;
  if (other >= self->bytes && *(const loose_word *)other == word && length <= window) {
    if (best->length < (size_t)(end - here)) consider(here, (size_t)(end - here), length, best);
  }
  if (best->length >= good_enough) return;
  uint32_t *seen = &self->seen[(word * 0x9E3779B1u) >> (32 - hash_bits)];
  const uint32_t now = self->skipped + (uint32_t)position, distance = now - *seen;
  *seen = now;
  if (distance > window || distance > position) return;
  other = here - distance;
  if (*(const loose_word *)other == word) consider(here, (size_t)(end - here), distance, best);
}

void deflater_add_row(deflater *self, int is_run) {
  const uint8_t *here = self->bytes + self->length, *end = here + self->row_length;
  deflate_block *block = &self->block;
  self->checksum = libdeflate_adler32(self->checksum, here, self->row_length);
  deflate_block_add_byte(block, *here++, self->target);
  if (is_run) {
    // At the distance of most other repetitions, instead of that of the row above, which takes more bits.
    deflate_block_add_word(block, *(const loose_word *)here, self->target);
    here += 4;
    if (here < end) deflate_block_add_repetition(block, 4, (size_t)(end - here), self->target);
    here = end;
  }
  repetition found;
  while (end - here >= 4) {
    find_repetition(self, here, end, &found);
    // Whole words only, so that the next one begins at a pixel.
    const size_t length = found.length & ~(size_t)3;
    if (length > 0) {
      deflate_block_add_repetition(block, found.distance, length, self->target);
      here += length;
    } else {
      deflate_block_add_word(block, *(const loose_word *)here, self->target);
      here += 4;
    }
  }
  while (here < end) deflate_block_add_byte(block, *here++, self->target);
  self->length += self->row_length;
}

void deflater_finish(deflater *self) {
  deflate_block_write(&self->block, 1, self->target);
  byte_buffer_append_word(self->target, self->checksum);
}
