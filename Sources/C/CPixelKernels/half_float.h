#pragma once
#include <math.h>
#include <stdint.h>
#include <string.h>

// Half-precision floats according to IEEE 754 (binary16).

static inline uint16_t half_from_float(float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  uint16_t sign = (uint16_t)(bits >> 16 & 0x8000);
  float size = fabsf(value);
  if (!(size == size)) return 0;
  if (size > 65504) return sign | 0x7BFF;
  // Subnormal numbers, in steps of 2⁻²⁴.
  if (size < 0x1p-14f) return sign | (uint16_t)rintf(size * 0x1p24f);
  bits &= 0x7FFFFFFF;
  bits += 0xFFF + (bits >> 13 & 1);
  return sign | (uint16_t)((bits - (112u << 23)) >> 13);
}

static inline float float_from_half(uint16_t half) {
  uint32_t bits = (uint32_t)(half & 0x7FFF) << 13;
  float size;
  memcpy(&size, &bits, 4);
  size *= 0x1p112f;
  return half & 0x8000 ? -size : size;
}
