#include "prefix_code.h"

#include <stdlib.h>
#include <string.h>

static int compare(const void *left, const void *right) {
  uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return (a > b) - (a < b);
}

/// Writes frequency · 2⁹ + symbol for each symbol that occurs, rarest first. All keys differ, so the order is unique.
static int sort(const uint32_t *frequencies, int count, uint32_t *keys) {
  int used = 0;
  for (int symbol = 0; symbol < count; symbol++) {
    if (frequencies[symbol]) keys[used++] = frequencies[symbol] << 9 | (uint32_t)symbol;
  }
  qsort(keys, (size_t)used, sizeof *keys, compare);
  return used;
}

/// Counts the patterns of each length in the Huffman tree of sorted frequencies. Longer ones count as the longest.
static void count_lengths(const uint32_t *keys, int used, int longest, int *counts) {
  uint32_t weights[2 * ts_most_symbols];
  int parents[2 * ts_most_symbols], depths[2 * ts_most_symbols];
  for (int leaf = 0; leaf < used; leaf++) weights[leaf] = keys[leaf] >> 9;
  // Leaves and inner nodes are two sorted queues: the lightest node is at the head of one of them.
  int leaf = 0, inner = used, end = used;
  for (; end < 2 * used - 1; end++) {
    weights[end] = 0;
    for (int child = 0; child < 2; child++) {
      int lightest = leaf < used && (inner == end || weights[leaf] <= weights[inner]) ? leaf++ : inner++;
      weights[end] += weights[lightest];
      parents[lightest] = end;
    }
  }
  depths[end - 1] = 0;
  for (int node = end - 2; node >= 0; node--) {
    depths[node] = depths[parents[node]] + 1;
    if (node < used) counts[depths[node] < longest ? depths[node] : longest]++;
  }
}

/// Makes a code with too many long patterns valid: each step attaches one of the longest next to a shorter one.
static void make_room(int *counts, int longest) {
  int64_t over = -((int64_t)1 << longest);
  for (int length = 1; length <= longest; length++) over += (int64_t)counts[length] << (longest - length);
  for (; over > 0; over--) {
    int length = longest - 1;
    while (counts[length] == 0) length--;
    counts[length]--;
    counts[length + 1] += 2;
    counts[longest]--;
  }
}

static uint16_t reversed(uint32_t pattern, int length) {
  uint32_t result = 0;
  for (int bit = 0; bit < length; bit++) result = result << 1 | (pattern >> bit & 1);
  return (uint16_t)result;
}

void ts_prefix_code_make(ts_prefix_code *self, const uint32_t *frequencies, int count, int longest) {
  memset(self, 0, sizeof *self);
  uint32_t keys[ts_most_symbols];
  int used = sort(frequencies, count, keys), counts[16] = {0};
  if (used < 2) {
    self->lengths[used ? keys[0] & 511 : 0] = 1;
    return;
  }
  count_lengths(keys, used, longest, counts);
  make_room(counts, longest);
  for (int length = longest, key = 0; length > 0; length--) {
    for (int left = counts[length]; left > 0; left--) self->lengths[keys[key++] & 511] = (uint8_t)length;
  }
  // Patterns of the same length are consecutive, in the order of their symbols.
  uint32_t next[16] = {0};
  for (int length = 1; length < longest; length++) next[length + 1] = (next[length] + (uint32_t)counts[length]) << 1;
  for (int symbol = 0; symbol < count; symbol++) {
    int length = self->lengths[symbol];
    if (length > 0) self->patterns[symbol] = reversed(next[length]++, length);
  }
}
