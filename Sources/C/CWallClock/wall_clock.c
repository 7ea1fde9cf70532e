#define _GNU_SOURCE
#include "wall_clock.h"
#include "moved.h"

#include <dlfcn.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#ifndef __linux__
#error "Replacing the C library's functions by symbols of the same name works with ELF."
#endif

static _Thread_local int64_t offset = 0;

int64_t ts_clock_offset(void) { return offset; }

void ts_set_clock_offset(int64_t seconds) { offset = seconds; }

int64_t ts_offset_for(const void *caller) {
  if (offset == 0) return 0;
  // libdispatch hands times to other threads and to timers of the kernel, and passes real ones to the waits of the C
  // library. In a program that contains it, it cannot be told from the rest, and its timers for a time of day are late.
  Dl_info library;
  if (dladdr(caller, &library) && library.dli_fname && strstr(library.dli_fname, "/libdispatch.so")) return 0;
  return offset;
}

typedef int (*reader)(clockid_t, struct timespec *);

static int read_clock(clockid_t clock, struct timespec *time) {
  static _Atomic(reader) next = 0;
  reader found = next;
  if (!found) next = found = (reader)dlsym(RTLD_NEXT, "clock_gettime");
  // A program without shared libraries has no next definition.
  return found ? found(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

// Definitions of the program take precedence over those of the C library, also for shared libraries such as Foundation.

int clock_gettime(clockid_t clock, struct timespec *result) {
  int status = read_clock(clock, result);
  if (status == 0 && clock == CLOCK_REALTIME) result->tv_sec += ts_offset_for(__builtin_return_address(0));
  return status;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  if (read_clock(CLOCK_REALTIME, &now) != 0) return -1;
  (void)zone;
  result->tv_sec = now.tv_sec + ts_offset_for(__builtin_return_address(0));
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (read_clock(CLOCK_REALTIME, &now) != 0) return -1;
  time_t seconds = now.tv_sec + ts_offset_for(__builtin_return_address(0));
  if (result) *result = seconds;
  return seconds;
}
