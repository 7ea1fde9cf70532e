#pragma once
#include <stdint.h>

enum { ts_most_symbols = 288 };

/// A prefix code for deflate: short bit patterns for frequent symbols.
typedef struct {
  /// The number of bits per symbol; 0 for a symbol that does not occur.
  uint8_t lengths[ts_most_symbols];
  /// The patterns, with the first bit lowest, as deflate packs them.
  uint16_t patterns[ts_most_symbols];
} ts_prefix_code;

/// Makes a Huffman code for at most `ts_most_symbols` frequencies, whose sum is below 2²³, with no pattern longer than
/// `longest` bits, at most 15.
///
/// A code with a single symbol uses one bit. If no symbol occurs, the code contains symbol 0.
///
/// - Source: RFC 1951, 3.2.2.
void ts_prefix_code_make(ts_prefix_code *self, const uint32_t *frequencies, int count, int longest);
