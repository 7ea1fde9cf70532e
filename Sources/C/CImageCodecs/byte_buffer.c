#include "byte_buffer.h"

#include <stdlib.h>
#include <string.h>

int byte_buffer_reserve(byte_buffer *self, size_t count) {
  if (self->is_out_of_memory) return 0;
  if (count <= self->capacity - self->length) return 1;
  size_t capacity = (self->length + count) * 2;
  uint8_t *bytes = realloc(self->bytes, capacity);
  if (!bytes) {
    self->is_out_of_memory = 1;
    return 0;
  }
  self->bytes = bytes;
  self->capacity = capacity;
  return 1;
}

void byte_buffer_append(byte_buffer *self, const void *bytes, size_t count) {
  if (count == 0 || !byte_buffer_reserve(self, count)) return;
  memcpy(self->bytes + self->length, bytes, count);
  self->length += count;
}

void byte_buffer_append_word(byte_buffer *self, uint32_t word) {
  uint8_t bytes[4] = {(uint8_t)(word >> 24), (uint8_t)(word >> 16), (uint8_t)(word >> 8), (uint8_t)word};
  byte_buffer_append(self, bytes, sizeof bytes);
}
