#include "pixel_hash.h"

#include "vectors.h"

typedef uint64_t stripe __attribute__((vector_size(64)));

static uint64_t split_mix(uint64_t *state) {
  uint64_t z = (*state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static uint64_t fmix(uint64_t k) {
  k = (k ^ (k >> 33)) * 0xFF51AFD7ED558CCDu;
  k = (k ^ (k >> 33)) * 0xC4CEB9FE1A85EC53u;
  return k ^ (k >> 33);
}

typedef struct {
  stripe sum, key;
  size_t count;
} hash_state;

inlined void take(hash_state *state, const uint8_t *bytes) {
  stripe word;
  memcpy(&word, bytes, sizeof word);
  stripe mixed = word ^ state->key;
  state->sum += (mixed & 0xFFFFFFFFu) * (mixed >> 32);
  state->sum += __builtin_shufflevector(word, word, 1, 0, 3, 2, 5, 4, 7, 6);
  state->key += 0x9E3779B97F4A7C15u;
  if (++state->count % 16 == 0) state->sum = (state->sum ^ (state->sum >> 47) ^ state->key) * 0x9E3779B1u;
}

for_wide_vectors
ts_hash128 ts_pixel_hash(const uint8_t *bytes, size_t length, uint64_t width, uint64_t height) {
  hash_state state = {0};
  uint64_t generator = 0;
  for (int i = 0; i < 8; i++) state.sum[i] = split_mix(&generator);
  for (int i = 0; i < 8; i++) state.key[i] = split_mix(&generator);

  size_t whole = length / 64 * 64;
  for (size_t offset = 0; offset < whole; offset += 64) take(&state, bytes + offset);
  if (whole < length) {
    uint8_t rest[64] = {0};
    memcpy(rest, bytes + whole, length - whole);
    take(&state, rest);
  }

  ts_hash128 hash;
  hash.low = fmix(width ^ fmix(height ^ fmix(length)));
  hash.high = ~hash.low;
  for (int i = 0; i < 8; i++) {
    hash.low = fmix(hash.low + state.sum[i]);
    hash.high = fmix(hash.high ^ state.sum[7 - i]);
  }
  return hash;
}
