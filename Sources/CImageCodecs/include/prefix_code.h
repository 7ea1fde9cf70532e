#pragma once
#include <stdint.h>

enum { ts_most_symbols = 288 };

/// A code of deflate: short bit patterns for frequent symbols.
typedef struct {
  /// Bits per symbol, 0 for one that does not occur.
  uint8_t lengths[ts_most_symbols];
  /// The patterns, first bit lowest, as deflate packs them.
  uint16_t patterns[ts_most_symbols];
} ts_prefix_code;

/// Makes Huffman's code for at most `ts_most_symbols` frequencies, below 2²³ in all, with no pattern longer than `longest`
/// bits, 15 at most.
///
/// The only symbol of a code takes one bit. Where none occurs, that is symbol 0.
///
/// - Source: RFC 1951, 3.2.2.
void ts_prefix_code_make(ts_prefix_code *self, const uint32_t *frequencies, int count, int longest);
