#ifndef TOUCHSTONE_WALL_CLOCK_H
#define TOUCHSTONE_WALL_CLOCK_H

// The time of day, which a thread can see moved: the functions of the C library that read it are replaced by ones that
// add the thread's offset, those that wait until such a time by ones that subtract it. Foundation calls them for `Date()`,
// `Date.now`, `NSDate()` and `NSCondition.wait(until:)`.

#include <stdint.h>

/// Returns how far ahead this thread sees the clock, in seconds; 0 unless it was set.
int64_t ts_clock_offset(void);

/// Sets how far ahead this thread sees the clock, in seconds. Other threads, libdispatch and clocks that count from the
/// start of the machine are not affected. Waits of this thread until a time of day that it sees end as they would without.
void ts_set_clock_offset(int64_t seconds);

#endif
