#pragma once
#include <stddef.h>
#include <stdint.h>

/// What is used of libdeflate. The types are those of its interface of version 0, which is the 0 of `libdeflate.so.0`.
typedef struct {
  void *(*create)(void);
  void (*destroy)(void *decompressor);
  /// Unpacks a zlib stream and checks its sum. 0 if all went well.
  int (*inflate)(
    void *decompressor, const void *source, size_t length, void *target, size_t capacity, size_t *read,
    size_t *written);
  uint32_t (*crc32)(uint32_t start, const void *bytes, size_t length);
} deflate_library;

/// The libdeflate of this machine, looked for once. Null if there is none.
const deflate_library *open_deflate_library(void);
