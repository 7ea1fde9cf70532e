#include "pixel_hash.h"

#include <string.h>

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

ts_hash128 ts_pixel_hash(const uint8_t *bytes, size_t length, uint64_t width, uint64_t height) {
  stripe sum, key;
  uint64_t state = 0;
  for (int i = 0; i < 8; i++) sum[i] = split_mix(&state);
  for (int i = 0; i < 8; i++) key[i] = split_mix(&state);

  size_t count = (length + 63) / 64;
  for (size_t index = 0; index < count; index++) {
    stripe word = {0};
    size_t rest = length - index * 64;
    memcpy(&word, bytes + index * 64, rest < 64 ? rest : 64);
    stripe mixed = word ^ key;
    sum += (mixed & 0xFFFFFFFFu) * (mixed >> 32) + __builtin_shufflevector(word, word, 1, 0, 3, 2, 5, 4, 7, 6);
    key += 0x9E3779B97F4A7C15u;
    if (index % 16 == 15) sum = (sum ^ (sum >> 47) ^ key) * 0x9E3779B1u;
  }

  ts_hash128 hash;
  hash.low = fmix(width ^ fmix(height ^ fmix(length)));
  hash.high = ~hash.low;
  for (int i = 0; i < 8; i++) {
    hash.low = fmix(hash.low + sum[i]);
    hash.high = fmix(hash.high ^ sum[7 - i]);
  }
  return hash;
}
