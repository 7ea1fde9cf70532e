#pragma once
#include <stddef.h>
#include <stdint.h>

/// A 128-bit hash: two words, because C has no portable integer of that size.
typedef struct {
  uint64_t high;
  uint64_t low;
} ts_hash128;

/// Hashes the pixels of an image together with its size. Not a cryptographic hash.
///
/// Version 1, in which every word is little-endian and every sum wraps around:
/// - The state is eight sums and eight keys of 64 bits; both start from SplitMix64 (seed 0), sums first.
/// - The bytes are read in stripes of 64, the last one padded with zeros. Word i of each stripe adds `low32(w ^ key[i])
///   · high32(w ^ key[i])` to sum i and itself to sum i ^ 1; then every key grows by `0x9E3779B97F4A7C15`, so that
///   equal stripes at different positions count differently.
/// - After every 16th stripe, each sum becomes `(sum ^ sum >> 47 ^ key) · 0x9E3779B1`.
/// - `low` starts as `fmix(width ^ fmix(height ^ fmix(length)))`, `high` as its complement. For i from 0 to 7, `low`
///   becomes `fmix(low + sum[i])` and `high` becomes `fmix(high ^ sum[7 - i])`, `fmix` being MurmurHash3's finaliser.
/// - Source: the accumulation is that of XXH3 (Y. Collet) with counting keys instead of a secret.
ts_hash128 ts_pixel_hash(const uint8_t *bytes, size_t length, uint64_t width, uint64_t height);
