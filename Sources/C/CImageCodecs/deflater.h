#pragma once
#include "byte_buffer.h"

/// Compresses rows of pixels as a zlib stream, for screenshots: long runs, repetitions, and few colours.
///
/// The output depends on the rows alone, not on the machine or the version of a library. Repetitions are searched for
/// by words of four bytes: the pixel to the left, the one above, and one position where the same word was seen.
typedef struct deflater deflater;

/// Begins a stream. Returns null if there is no memory.
///
/// Rows are `row_length` bytes long: one leading byte, followed by pixels of `pixel_length` bytes, a multiple of four. Smaller
/// pixels are taken as words too, and what is left of a row byte by byte.
deflater *deflater_create(byte_buffer *target, size_t row_length, size_t pixel_length);

void deflater_destroy(deflater *self);

/// Returns the address at which to store the next row.
uint8_t *deflater_row(deflater *self);

/// Compresses the stored row. `is_run` may be set if the row repeats its first word to the end.
void deflater_add_row(deflater *self, int is_run);

/// Ends the stream.
void deflater_finish(deflater *self);
