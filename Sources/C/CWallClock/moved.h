#ifndef TOUCHSTONE_MOVED_H
#define TOUCHSTONE_MOVED_H

#include <stdint.h>

/// Returns how far ahead a function sees the clock on this thread, in seconds.
///
/// - Parameter caller: An address in the function.
int64_t ts_offset_for(const void *caller);

#endif
