#pragma once
#include <stddef.h>
#include <stdint.h>

/// libFuzzer's main function, for programs that have one of their own.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *bytes, size_t count));
