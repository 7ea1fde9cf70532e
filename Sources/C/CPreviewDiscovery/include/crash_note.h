#ifndef TOUCHSTONE_CRASH_NOTE_H
#define TOUCHSTONE_CRASH_NOTE_H

// What a process was doing, written to the standard error when a signal ends it: a trap of Swift, an access to memory that
// is not there, or too deep a recursion. Nothing is written on SIGKILL, or for a signal that the process blocks.

/// Sets the text that is written if a signal ends the process, or clears it.
///
/// The first call installs the handlers, which pass each signal on to those that were there before, with what the system
/// said of it, such as the address of a fault.
///
/// @param text  UTF-8, of which the first 16 383 bytes are kept; null for none.
void ts_set_crash_note(const char *text);

#endif
