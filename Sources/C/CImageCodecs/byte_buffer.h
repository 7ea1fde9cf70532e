#pragma once
#include <stddef.h>
#include <stdint.h>

/// A growing buffer of bytes. Once memory has run out, everything that is appended is ignored.
typedef struct {
  uint8_t *bytes;
  size_t length, capacity;
  int is_out_of_memory;
} byte_buffer;

/// Reserves space for `count` more bytes. Returns 0 if there is no memory.
int byte_buffer_reserve(byte_buffer *self, size_t count);

void byte_buffer_append(byte_buffer *self, const void *bytes, size_t count);

/// Appends four bytes, most significant first.
void byte_buffer_append_word(byte_buffer *self, uint32_t word);
