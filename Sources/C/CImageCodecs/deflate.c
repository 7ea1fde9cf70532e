#include "deflate.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "deflate_block.h"

enum { window = 32768, hash_bits = 12, tried_places = 64, shortest_repetition = 3 };

/// Where three bytes were seen: by their hash the last place, and by each place the one before; counted from 1, 0 for none.
typedef struct {
  uint32_t last[1 << hash_bits];
  uint32_t *before;
} places;

static uint32_t hash_of(const uint8_t *bytes) {
  uint32_t word = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
  return word * 2654435761u >> (32 - hash_bits);
}

static void note(places *self, const uint8_t *source, size_t length, size_t place) {
  if (place + shortest_repetition > length) return;
  uint32_t *last = self->last + hash_of(source + place);
  self->before[place] = *last;
  *last = (uint32_t)place + 1;
}

/// The longest repetition at a place, with its distance; of equal ones the nearest. Less than three bytes are none.
static size_t repetition(const places *self, const uint8_t *source, size_t length, size_t place, size_t *distance) {
  if (place + shortest_repetition > length) return 0;
  size_t longest = 0, most = length - place < longest_repetition ? length - place : longest_repetition;
  uint32_t other = self->last[hash_of(source + place)];
  for (int tried = 0; other > 0 && tried < tried_places && longest < most; tried++) {
    const size_t start = other - 1;
    if (place - start > window) break;
    size_t count = 0;
    while (count < most && source[start + count] == source[place + count]) count++;
    if (count > longest) {
      longest = count;
      *distance = place - start;
    }
    other = self->before[start];
  }
  return longest < shortest_repetition ? 0 : longest;
}

ts_encoded ts_deflate(const uint8_t *source, size_t length) {
  ts_encoded result = {0};
  byte_buffer target = {0};
  deflate_block *block = calloc(1, sizeof *block);
  places *known = calloc(1, sizeof *known);
  uint32_t *before = calloc(length + 1, sizeof *before);
  if (block && known && before) {
    known->before = before;
    // A window of 32 KiB, fast compression.
    byte_buffer_append(&target, "\x78\x5E", 2);
    for (size_t place = 0; place < length;) {
      size_t distance = 0, count = repetition(known, source, length, place, &distance);
      if (count > 0) {
        deflate_block_add_repetition(block, distance, count, &target);
      } else {
        deflate_block_add_byte(block, source[place], &target);
        count = 1;
      }
      for (size_t end = place + count; place < end; place++) note(known, source, length, place);
    }
    deflate_block_write(block, 1, &target);
    byte_buffer_append_word(&target, libdeflate_adler32(1, source, length));
  }
  free(block);
  free(known);
  free(before);
  if (target.is_out_of_memory || target.length == 0) {
    free(target.bytes);
    strcpy(result.message, "out of memory");
    return result;
  }
  result.bytes = target.bytes;
  result.length = target.length;
  return result;
}
