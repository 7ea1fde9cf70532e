#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the 32-byte SHA-256 digest of `count` bytes to `digest`.
///
/// Source: FIPS 180-4, "Secure Hash Standard".
void ts_sha256(const uint8_t *bytes, size_t count, uint8_t *digest);

/// Writes the same digest without the processor's instructions for it; for tests.
void ts_sha256_portable(const uint8_t *bytes, size_t count, uint8_t *digest);
