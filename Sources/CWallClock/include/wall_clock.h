#ifndef TOUCHSTONE_WALL_CLOCK_H
#define TOUCHSTONE_WALL_CLOCK_H

// The time of day, which a thread can see moved: the functions of the C library that read it are replaced by ones that
// add the thread's offset. Foundation calls them for `Date()`, `Date.now` and `NSDate()`.

#include <stdint.h>

/// Returns how far ahead this thread sees the clock, in seconds; 0 unless it was set.
int64_t ts_clock_offset(void);

/// Sets how far ahead this thread sees the clock, in seconds. Other threads, clocks that count from the start of the
/// machine, and waits of the operating system until a time of day are not affected.
void ts_set_clock_offset(int64_t seconds);

#endif
