#include "deflate_block.h"

#include <string.h>

#include "prefix_code.h"

// A length or a distance in deflate's form is a symbol for its highest bits, and the bits below as they are. Symbols keep
// two bits below the highest of a length, and one of a distance.
enum { kept_of_length = 2, kept_of_distance = 1 };

/// Returns the number of bits below those that belong to the symbol.
inlined uint32_t extra_bits(uint32_t value, uint32_t kept) {
  return value >> kept ? 31u - (uint32_t)__builtin_clz(value) - kept : 0;
}

inlined uint32_t symbol_of(uint32_t value, uint32_t kept, uint32_t extra) {
  return (extra << kept) + (value >> extra);
}

static uint32_t length_symbol(uint32_t length) {
  // The longest one has a symbol of its own.
  if (length == longest_repetition) return length_symbols - 1;
  return first_length + symbol_of(length - 3, kept_of_length, extra_bits(length - 3, kept_of_length));
}

void deflate_block_add_repetition(deflate_block *self, size_t distance, size_t length, byte_buffer *target) {
  const uint32_t back = (uint32_t)distance - 1;
  const uint32_t symbol = symbol_of(back, kept_of_distance, extra_bits(back, kept_of_distance));
  while (length > 0) {
    size_t part = length;
    if (length > longest_repetition) part = length - longest_repetition < 3 ? longest_repetition - 3 : longest_repetition;
    self->lengths[part]++;
    self->distances[symbol]++;
    deflate_block_add(self, (uint32_t)distance, (uint32_t)part, target);
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

/// A pattern, and above its longest form, of 20 bits, its number of bits.
typedef uint32_t entry;
enum { pattern_bits = 24, pattern_mask = (1 << pattern_bits) - 1 };

/// What each token is written as.
typedef struct {
  entry literals[256], lengths[longest_repetition + 1], distances[distance_symbols];
} entries;

inlined entry entry_of(const ts_prefix_code *code, uint32_t symbol) {
  return code->patterns[symbol] | (entry)code->lengths[symbol] << pattern_bits;
}

static void make_entries(entries *self, const ts_prefix_code *literals, const ts_prefix_code *distances) {
  for (uint32_t byte = 0; byte < 256; byte++) self->literals[byte] = entry_of(literals, byte);
  for (uint32_t length = 3; length <= longest_repetition; length++) {
    entry bare = entry_of(literals, length_symbol(length));
    uint32_t bits = length == longest_repetition ? 0 : extra_bits(length - 3, kept_of_length);
    uint32_t extra = (length - 3) & ((1u << bits) - 1);
    self->lengths[length] = bare + (extra << (bare >> pattern_bits)) + (bits << pattern_bits);
  }
  for (uint32_t symbol = 0; symbol < distance_symbols; symbol++) {
    self->distances[symbol] = entry_of(distances, symbol);
  }
}

/// Eight bytes at any address.
typedef uint64_t loose_bits __attribute__((aligned(1), may_alias));

// Macros on local variables, because unoptimised builds run them for each token.
#define PUT(entry) bits |= (uint64_t)((entry) & pattern_mask) << pending, pending += (entry) >> pattern_bits
#define FLUSH() *(loose_bits *)out = bits, out += pending >> 3, bits >>= pending & ~7u, pending &= 7

/// Writes the tokens. There must be space for eight bytes each.
static void write_tokens(deflate_block *self, const entries *entries, byte_buffer *target) {
  uint64_t bits = self->bits;
  uint32_t pending = self->bit_count;
  uint8_t *out = target->bytes + target->length;
  FLUSH();
  const deflate_token *end = self->tokens + self->count;
  for (const deflate_token *token = self->tokens; token < end; token++) {
    const uint32_t value = token->value, length = token->length;
    if (length > 1) {
      const uint32_t back = value - 1, extra = extra_bits(back, kept_of_distance);
      PUT(entries->lengths[length]);
      PUT(entries->distances[symbol_of(back, kept_of_distance, extra)]);
      bits |= (uint64_t)(back & ((1u << extra) - 1)) << pending;
      pending += extra;
    } else {
      PUT(entries->literals[value & 0xFF]);
      if (length == 0) {
        PUT(entries->literals[value >> 8 & 0xFF]);
        FLUSH();
        PUT(entries->literals[value >> 16 & 0xFF]);
        PUT(entries->literals[value >> 24]);
      }
    }
    FLUSH();
  }
  target->length = (size_t)(out - target->bytes);
  self->bits = bits;
  self->bit_count = pending;
}

void deflate_block_write(deflate_block *self, int is_last, byte_buffer *target) {
  uint32_t symbols[length_symbols] = {[end_of_block] = 1};
  memcpy(symbols, self->literals, sizeof self->literals);
  for (uint32_t length = 3; length <= longest_repetition; length++) symbols[length_symbol(length)] += self->lengths[length];
  ts_prefix_code literals, distances;
  ts_prefix_code_make(&literals, symbols, length_symbols, 15);
  ts_prefix_code_make(&distances, self->distances, distance_symbols, 15);
  // A token takes at most 60 bits, and the codes less than a kibibyte.
  if (byte_buffer_reserve(target, self->count * 8 + 1024)) {
    put(self, is_last ? 5 : 4, 3, target);
    write_codes(self, &literals, &distances, target);
    entries entries;
    make_entries(&entries, &literals, &distances);
    write_tokens(self, &entries, target);
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
  memset(self->lengths, 0, sizeof self->lengths);
  memset(self->distances, 0, sizeof self->distances);
  self->count = 0;
}
