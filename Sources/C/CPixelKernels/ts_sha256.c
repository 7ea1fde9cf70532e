#include "ts_sha256.h"

#include <stdbool.h>
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
_Alignas(16) static const uint32_t constants[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

// The names of the functions are those of FIPS 180-4, 4.1.2. Macros, and names that move on instead of values, because
// unoptimised builds keep every variable in memory.
#define ROTATE(x, n) __builtin_rotateright32(x, n)
#define CHOOSE(x, y, z) ((z) ^ ((x) & ((y) ^ (z))))
#define MAJORITY(x, y, z) (((x) & (y)) | ((z) & ((x) | (y))))
#define ROUND(a, b, c, d, e, f, g, h, i) \
  h += (ROTATE(e, 6) ^ ROTATE(e, 11) ^ ROTATE(e, 25)) + CHOOSE(e, f, g) + constants[i] + w[i]; \
  d += h; \
  h += (ROTATE(a, 2) ^ ROTATE(a, 13) ^ ROTATE(a, 22)) + MAJORITY(a, b, c)

static void add_block(uint32_t *state, const uint8_t *block) {
  uint32_t w[64];
  for (int i = 0; i < 16; i += 1) {
    uint32_t word;
    memcpy(&word, block + 4 * i, sizeof word);
    w[i] = __builtin_bswap32(word);
  }
  for (int i = 16; i < 64; i += 1) {
    const uint32_t x = w[i - 15], y = w[i - 2];
    w[i] = w[i - 16] + (ROTATE(x, 7) ^ ROTATE(x, 18) ^ (x >> 3)) + w[i - 7] + (ROTATE(y, 17) ^ ROTATE(y, 19) ^ (y >> 10));
  }
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
  for (int i = 0; i < 64; i += 8) {
    ROUND(a, b, c, d, e, f, g, h, i);
    ROUND(h, a, b, c, d, e, f, g, i + 1);
    ROUND(g, h, a, b, c, d, e, f, i + 2);
    ROUND(f, g, h, a, b, c, d, e, i + 3);
    ROUND(e, f, g, h, a, b, c, d, i + 4);
    ROUND(d, e, f, g, h, a, b, c, i + 5);
    ROUND(c, d, e, f, g, h, a, b, i + 6);
    ROUND(b, c, d, e, f, g, h, a, i + 7);
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

static void add_blocks(uint32_t *state, const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i += 1) add_block(state, bytes + 64 * i);
}

#if defined(__x86_64__)
// Four rounds with four words of the message. One statement for a block: between two, an unoptimised build keeps all of the
// registers in memory.
#define ROUNDS(w, i) \
  "movdqa " #i "*16(%[constants]), %%xmm0\n paddd %%" w ", %%xmm0\n sha256rnds2 %%xmm0, %%xmm1, %%xmm2\n" \
  "pshufd $14, %%xmm0, %%xmm0\n sha256rnds2 %%xmm0, %%xmm2, %%xmm1\n"

// The words that follow `a`, `b`, `c` and `d`, in place of `a`.
#define SCHEDULE(a, b, c, d) \
  "sha256msg1 %%" b ", %%" a "\n movdqa %%" d ", %%xmm7\n palignr $4, %%" c ", %%xmm7\n" \
  "paddd %%xmm7, %%" a "\n sha256msg2 %%" d ", %%" a "\n"

#define WORDS(w, i) "movdqu " #i "*16(%[block]), %%" w "\n pshufb %[swap], %%" w "\n"

// The same with the processor's instructions for it: abef in xmm1, cdgh in xmm2, the message in xmm3 to xmm6.
//
// Source: Intel 64 and IA-32 Architectures Software Developer's Manual, SHA256RNDS2, SHA256MSG1 and SHA256MSG2.
__attribute__((target("sha,sse4.1"))) static void add_blocks_sha(uint32_t *state, const uint8_t *bytes, size_t count) {
  _Alignas(16) static const uint8_t swap[16] = {3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12};
  typedef uint32_t words __attribute__((vector_size(16)));
  // The instructions take the state as these words, the last one first.
  words abef = {state[5], state[4], state[1], state[0]};
  words cdgh = {state[7], state[6], state[3], state[2]};
  for (const uint8_t *block = bytes; block < bytes + 64 * count; block += 64) {
    __asm__(
      "movdqa %[abef], %%xmm1\n movdqa %[cdgh], %%xmm2\n"
      WORDS("xmm3", 0) WORDS("xmm4", 1) WORDS("xmm5", 2) WORDS("xmm6", 3)
      ROUNDS("xmm3", 0) ROUNDS("xmm4", 1) ROUNDS("xmm5", 2) ROUNDS("xmm6", 3)
      SCHEDULE("xmm3", "xmm4", "xmm5", "xmm6") ROUNDS("xmm3", 4) SCHEDULE("xmm4", "xmm5", "xmm6", "xmm3") ROUNDS("xmm4", 5)
      SCHEDULE("xmm5", "xmm6", "xmm3", "xmm4") ROUNDS("xmm5", 6) SCHEDULE("xmm6", "xmm3", "xmm4", "xmm5") ROUNDS("xmm6", 7)
      SCHEDULE("xmm3", "xmm4", "xmm5", "xmm6") ROUNDS("xmm3", 8) SCHEDULE("xmm4", "xmm5", "xmm6", "xmm3") ROUNDS("xmm4", 9)
      SCHEDULE("xmm5", "xmm6", "xmm3", "xmm4") ROUNDS("xmm5", 10) SCHEDULE("xmm6", "xmm3", "xmm4", "xmm5") ROUNDS("xmm6", 11)
      SCHEDULE("xmm3", "xmm4", "xmm5", "xmm6") ROUNDS("xmm3", 12) SCHEDULE("xmm4", "xmm5", "xmm6", "xmm3") ROUNDS("xmm4", 13)
      SCHEDULE("xmm5", "xmm6", "xmm3", "xmm4") ROUNDS("xmm5", 14) SCHEDULE("xmm6", "xmm3", "xmm4", "xmm5") ROUNDS("xmm6", 15)
      "paddd %%xmm1, %[abef]\n paddd %%xmm2, %[cdgh]\n"
      : [abef] "+x"(abef), [cdgh] "+x"(cdgh)
      : [block] "r"(block), [constants] "r"(constants), [swap] "x"(*(const words *)swap), "m"(*(const uint8_t(*)[64])block)
      : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7");
  }
  const words result[2] = {
    __builtin_shufflevector(abef, cdgh, 3, 2, 7, 6), __builtin_shufflevector(abef, cdgh, 1, 0, 5, 4)};
  memcpy(state, result, sizeof result);
}

static bool has_instructions(void) {
  uint32_t a, b, c, d;
  // Leaf 7: bit 29 of ebx. Leaf 1: bits 9 and 19 of ecx, SSSE3 and SSE4.1.
  const bool sha = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1) != 0;
  return sha && __get_cpuid(1, &a, &b, &c, &d) && (c >> 9 & c >> 19 & 1) != 0;
}
#endif

typedef void (*add_blocks_function)(uint32_t *state, const uint8_t *bytes, size_t count);

static void sha256(const uint8_t *bytes, size_t count, uint8_t *digest, add_blocks_function add) {
  // The first 32 bits of the fractional parts of the square roots of the first eight primes (5.3.3).
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  size_t whole = count / 64 * 64;
  add(state, bytes, count / 64);
  // The remaining bytes, a one bit, zeros, and the length in bits fill one or two blocks.
  uint8_t rest[128] = {0};
  size_t left = count - whole;
  if (left > 0) memcpy(rest, bytes + whole, left);
  rest[left] = 0x80;
  size_t length = left < 56 ? 64 : 128;
  uint64_t bits = (uint64_t)count * 8;
  for (int i = 0; i < 8; i += 1) rest[length - 1 - (size_t)i] = (uint8_t)(bits >> (8 * i));
  add(state, rest, length / 64);
  for (int i = 0; i < 32; i += 1) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

void ts_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
#if defined(__x86_64__)
  if (has_instructions()) {
    sha256(bytes, count, digest, add_blocks_sha);
    return;
  }
#endif
  sha256(bytes, count, digest, add_blocks);
}

void ts_sha256_portable(const uint8_t *bytes, size_t count, uint8_t *digest) { sha256(bytes, count, digest, add_blocks); }
