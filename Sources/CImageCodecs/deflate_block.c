#include "deflate_block.h"

#include <string.h>

#include "prefix_code.h"

// Called for each token, including in unoptimised builds.
#define inlined static inline __attribute__((always_inline))

enum { end_of_block = 256, first_length = 257, length_symbols = 286, distance_symbols = 30, longest_repetition = 258 };

/// A length or distance in deflate's form: a symbol for its highest bits, and the bits below as they are.
typedef struct {
  uint32_t symbol, extra_bits;
} slot;

/// - Parameter kept: The number of bits below the highest that belong to the symbol: 2 for lengths, 1 for distances.
inlined slot slot_of(uint32_t value, uint32_t kept) {
  if (value < 1u << kept) return (slot){value, 0};
  uint32_t extra = 31u - (uint32_t)__builtin_clz(value) - kept;
  return (slot){(extra << kept) + (value >> extra), extra};
}

inlined slot length_slot(uint32_t length) {
  return length == longest_repetition ? (slot){28, 0} : slot_of(length - 3, 2);
}

inlined slot distance_slot(uint32_t distance) { return slot_of(distance - 1, 1); }

inlined void add(deflate_block *self, uint32_t value, size_t length, byte_buffer *target) {
  self->tokens[self->count++] = (deflate_token){value, (uint16_t)length};
  if (self->count == block_capacity) deflate_block_write(self, 0, target);
}

void deflate_block_add_byte(deflate_block *self, uint8_t byte, byte_buffer *target) {
  self->literals[byte]++;
  add(self, byte, 1, target);
}

void deflate_block_add_word(deflate_block *self, uint32_t word, byte_buffer *target) {
  self->literals[word & 0xFF]++;
  self->literals[word >> 8 & 0xFF]++;
  self->literals[word >> 16 & 0xFF]++;
  self->literals[word >> 24]++;
  add(self, word, 0, target);
}

void deflate_block_add_repetition(deflate_block *self, size_t distance, size_t length, byte_buffer *target) {
  uint32_t symbol = distance_slot((uint32_t)distance).symbol;
  while (length > 0) {
    size_t part = length < longest_repetition ? length : longest_repetition;
    if (length > part && length - part < 3) part -= 3;
    self->literals[first_length + length_slot((uint32_t)part).symbol]++;
    self->distances[symbol]++;
    add(self, (uint32_t)distance, part, target);
    length -= part;
  }
}

/// Appends at most 32 bits, for which there must be space.
inlined void put(deflate_block *self, uint64_t bits, uint32_t count, byte_buffer *target) {
  self->bits |= bits << self->bit_count;
  self->bit_count += count;
  if (self->bit_count >= 32) {
    memcpy(target->bytes + target->length, &self->bits, 4);
    target->length += 4;
    self->bits >>= 32;
    self->bit_count -= 32;
  }
}

/// The code lengths of both codes in deflate's packed form: symbols up to 15 are lengths, 16 to 18 are repetitions.
typedef struct {
  uint8_t symbols[length_symbols + distance_symbols], extras[length_symbols + distance_symbols];
  int count;
  uint32_t frequencies[19];
} packed_lengths;

static void add_length(packed_lengths *self, int symbol, int extra) {
  self->symbols[self->count] = (uint8_t)symbol;
  self->extras[self->count++] = (uint8_t)extra;
  self->frequencies[symbol]++;
}

static packed_lengths pack_lengths(const uint8_t *lengths, int count) {
  packed_lengths packed = {.count = 0};
  for (int index = 0; index < count;) {
    int length = lengths[index], run = 1;
    while (index + run < count && lengths[index + run] == length) run++;
    index += run;
    if (length > 0) {
      add_length(&packed, length, 0);
      run--;
    }
    while (run >= 3) {
      int most = length > 0 ? 6 : 138, part = run < most ? run : most;
      if (length > 0) {
        add_length(&packed, 16, part - 3);
      } else {
        add_length(&packed, part < 11 ? 17 : 18, part < 11 ? part - 3 : part - 11);
      }
      run -= part;
    }
    while (run-- > 0) add_length(&packed, length, 0);
  }
  return packed;
}

static int trimmed(const uint8_t *lengths, int count, int least) {
  while (count > least && lengths[count - 1] == 0) count--;
  return count;
}

static void write_codes(
  deflate_block *self, const ts_prefix_code *literals, const ts_prefix_code *distances, byte_buffer *target) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  int literal_count = trimmed(literals->lengths, length_symbols, first_length);
  int distance_count = trimmed(distances->lengths, distance_symbols, 1);
  uint8_t lengths[length_symbols + distance_symbols], ordered[19];
  memcpy(lengths, literals->lengths, (size_t)literal_count);
  memcpy(lengths + literal_count, distances->lengths, (size_t)distance_count);
  packed_lengths packed = pack_lengths(lengths, literal_count + distance_count);
  ts_prefix_code code;
  ts_prefix_code_make(&code, packed.frequencies, 19, 7);
  for (int index = 0; index < 19; index++) ordered[index] = code.lengths[order[index]];
  int ordered_count = trimmed(ordered, 19, 4);
  put(self, (uint64_t)(literal_count - first_length), 5, target);
  put(self, (uint64_t)(distance_count - 1), 5, target);
  put(self, (uint64_t)(ordered_count - 4), 4, target);
  for (int index = 0; index < ordered_count; index++) put(self, ordered[index], 3, target);
  for (int index = 0; index < packed.count; index++) {
    int symbol = packed.symbols[index];
    put(self, code.patterns[symbol], code.lengths[symbol], target);
    if (symbol >= 16) put(self, packed.extras[index], symbol == 16 ? 2 : symbol == 17 ? 3 : 7, target);
  }
}

inlined void write_pair(
  deflate_block *self, const ts_prefix_code *literals, uint32_t first, uint32_t second, byte_buffer *target) {
  uint32_t length = literals->lengths[first];
  uint64_t bits = literals->patterns[first] | (uint64_t)literals->patterns[second] << length;
  put(self, bits, length + literals->lengths[second], target);
}

inlined void write_slot(
  deflate_block *self, const ts_prefix_code *code, uint32_t symbol, slot slot, uint32_t value, byte_buffer *target) {
  uint32_t length = code->lengths[symbol];
  uint64_t extra = value & ((1u << slot.extra_bits) - 1);
  put(self, code->patterns[symbol] | extra << length, length + slot.extra_bits, target);
}

void deflate_block_write(deflate_block *self, int is_last, byte_buffer *target) {
  self->literals[end_of_block] = 1;
  ts_prefix_code literals, distances;
  ts_prefix_code_make(&literals, self->literals, length_symbols, 15);
  ts_prefix_code_make(&distances, self->distances, distance_symbols, 15);
  // A token takes at most 60 bits, and the codes less than a kibibyte.
  if (byte_buffer_reserve(target, self->count * 8 + 1024)) {
    put(self, is_last ? 5 : 4, 3, target);
    write_codes(self, &literals, &distances, target);
    for (size_t index = 0; index < self->count; index++) {
      deflate_token token = self->tokens[index];
      if (token.length == 0) {
        write_pair(self, &literals, token.value & 0xFF, token.value >> 8 & 0xFF, target);
        write_pair(self, &literals, token.value >> 16 & 0xFF, token.value >> 24, target);
      } else if (token.length == 1) {
        put(self, literals.patterns[token.value], literals.lengths[token.value], target);
      } else {
        slot length = length_slot(token.length), distance = distance_slot(token.value);
        write_slot(self, &literals, first_length + length.symbol, length, token.length - 3u, target);
        write_slot(self, &distances, distance.symbol, distance, token.value - 1, target);
      }
    }
    put(self, literals.patterns[end_of_block], literals.lengths[end_of_block], target);
    if (is_last) {
      // Fill up the last byte, and write all pending bits.
      size_t bytes = (self->bit_count + 7) / 8;
      memcpy(target->bytes + target->length, &self->bits, 8);
      target->length += bytes;
      self->bits = 0;
      self->bit_count = 0;
    }
  }
  memset(self->literals, 0, sizeof self->literals);
  memset(self->distances, 0, sizeof self->distances);
  self->count = 0;
}
