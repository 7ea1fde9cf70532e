#pragma once
#include <stddef.h>

#include "byte_buffer.h"

enum { block_capacity = 32768 };

/// Four literal bytes (`length` 0), one literal byte (1), or a repetition from `value` bytes back.
typedef struct {
  uint32_t value;
  uint16_t length;
} deflate_token;

/// A deflate block with its own code, which is collected and then written at once. Initially all zero.
typedef struct {
  deflate_token tokens[block_capacity];
  size_t count;
  uint32_t literals[286], distances[30];
  /// Bits that do not yet fill a byte, the first one lowest.
  uint64_t bits;
  unsigned bit_count;
} deflate_block;

/// These functions write the block to `target` when it is full.
void deflate_block_add_byte(deflate_block *self, uint8_t byte, byte_buffer *target);
void deflate_block_add_word(deflate_block *self, uint32_t word, byte_buffer *target);

/// Adds a repetition of any length except 1 and 2.
void deflate_block_add_repetition(deflate_block *self, size_t distance, size_t length, byte_buffer *target);

/// Writes the block, and begins another. If it is the last one, all pending bits are written.
void deflate_block_write(deflate_block *self, int is_last, byte_buffer *target);
