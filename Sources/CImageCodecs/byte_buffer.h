#pragma once
#include <stddef.h>
#include <stdint.h>

/// Bytes that grow at their end. Once memory has run out, everything that is appended is ignored.
typedef struct {
  uint8_t *bytes;
  size_t length, capacity;
  int is_out_of_memory;
} byte_buffer;

/// Makes room for `count` bytes behind the last. Returns 0 if there is no memory.
int byte_buffer_reserve(byte_buffer *self, size_t count);

void byte_buffer_append(byte_buffer *self, const void *bytes, size_t count);

/// Appends four bytes, the highest first.
void byte_buffer_append_word(byte_buffer *self, uint32_t word);
