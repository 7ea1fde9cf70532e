#pragma once
#include <stddef.h>

#include "byte_buffer.h"

// Called for each token, including in unoptimised builds.
#define inlined static inline __attribute__((always_inline))

enum {
  block_capacity = 32768,
  end_of_block = 256,
  first_length = 257,
  length_symbols = 286,
  distance_symbols = 30,
  longest_repetition = 258,
};

/// Four literal bytes (`length` 0), one literal byte (1), or a repetition from `value` bytes back.
typedef struct {
  uint32_t value, length;
} deflate_token;

/// A deflate block with its own code, which is collected and then written at once. Initially all zero.
typedef struct {
  deflate_token tokens[block_capacity];
  size_t count;
  /// How often each byte, each length of a repetition and each symbol of a distance occurs.
  uint32_t literals[end_of_block], lengths[longest_repetition + 1], distances[distance_symbols];
  /// Bits that do not yet fill a byte, the first one lowest.
  uint64_t bits;
  unsigned bit_count;
} deflate_block;

/// Writes the block, and begins another. If it is the last one, all pending bits are written.
void deflate_block_write(deflate_block *self, int is_last, byte_buffer *target);

/// Adds a repetition of any length except 1 and 2. Writes the block to `target` when it is full, as the functions below do.
void deflate_block_add_repetition(deflate_block *self, size_t distance, size_t length, byte_buffer *target);

inlined void deflate_block_add(deflate_block *self, uint32_t value, uint32_t length, byte_buffer *target) {
  deflate_token *token = self->tokens + self->count++;
  token->value = value;
  token->length = length;
  if (self->count == block_capacity) deflate_block_write(self, 0, target);
}

inlined void deflate_block_add_byte(deflate_block *self, uint8_t byte, byte_buffer *target) {
  self->literals[byte]++;
  deflate_block_add(self, byte, 1, target);
}

inlined void deflate_block_add_word(deflate_block *self, uint32_t word, byte_buffer *target) {
  uint32_t *literals = self->literals;
  literals[word & 0xFF]++;
  literals[word >> 8 & 0xFF]++;
  literals[word >> 16 & 0xFF]++;
  literals[word >> 24]++;
  deflate_block_add(self, word, 0, target);
}
