#pragma once
#include <stddef.h>

#include "byte_buffer.h"

enum { block_capacity = 32768 };

/// Four bytes as they are (`length` 0), one byte (1), or a repetition from `value` bytes back.
typedef struct {
  uint32_t value;
  uint16_t length;
} deflate_token;

/// A block of deflate with a code of its own: collected, then written at once. All zero to begin with.
typedef struct {
  deflate_token tokens[block_capacity];
  size_t count;
  uint32_t literals[286], distances[30];
  /// Bits that do not yet make up bytes, the first lowest.
  uint64_t bits;
  unsigned bit_count;
} deflate_block;

/// Blocks that are full are written to `target`.
void deflate_block_add_byte(deflate_block *self, uint8_t byte, byte_buffer *target);
void deflate_block_add_word(deflate_block *self, uint32_t word, byte_buffer *target);

/// Adds a repetition of any length but 1 and 2.
void deflate_block_add_repetition(deflate_block *self, size_t distance, size_t length, byte_buffer *target);

/// Writes the block, and begins another. Of the last one all bits are written.
void deflate_block_write(deflate_block *self, int is_last, byte_buffer *target);
