#pragma once
#include "byte_buffer.h"

/// Packs rows of pixels as a zlib stream, for pictures of screens: long runs, repetitions, and few colours.
///
/// The bytes depend on the rows alone, not on the machine nor on the version of a library. The search for repetitions
/// goes by words of four bytes: the pixel to the left, the one above, and one place where the same word was seen.
typedef struct deflater deflater;

/// Begins a stream. Null if there is no memory.
///
/// Rows are `row_length` bytes long, of which the first stands by itself; the others are pixels of `pixel_length`, a
/// multiple of four.
deflater *deflater_create(byte_buffer *target, size_t row_length, size_t pixel_length);

void deflater_destroy(deflater *self);

/// Where to put the next row.
uint8_t *deflater_row(deflater *self);

/// Packs the row that was put there. Of one that repeats its first word to the end this may be said.
void deflater_add_row(deflater *self, int is_run);

/// Ends the stream.
void deflater_finish(deflater *self);
