#define _GNU_SOURCE
#include "moved.h"

#include <pthread.h>
#include <semaphore.h>
#include <time.h>

// Waits until a time of day. The kernel compares it with its own clock: a thread that sees the clock moved has to wait
// for the time without that. Foundation's locks and conditions call these functions.
//
// They are replaced by way of their variants with an argument for the clock, which a program without shared libraries has
// too. The C library of Musl has none.

#ifdef __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 30)

// Before the year 2001, so that any clock for the time of day has it behind. Clocks that count from the start of the
// machine have it before them.
static const time_t long_ago = 1000000000;

static struct timespec real(const struct timespec *time, const void *caller) {
  struct timespec result = *time;
  if (time->tv_sec > long_ago) result.tv_sec -= ts_offset_for(caller);
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  struct timespec until = real(time, __builtin_return_address(0));
  return sem_clockwait(semaphore, CLOCK_REALTIME, &until);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  // The clock is an attribute of the condition, which cannot be read.
  if (time->tv_sec <= long_ago) return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, time);
  struct timespec until = real(time, __builtin_return_address(0));
  return pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, &until);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  struct timespec until = real(time, __builtin_return_address(0));
  return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, &until);
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  struct timespec until = real(time, __builtin_return_address(0));
  return pthread_rwlock_clockrdlock(lock, CLOCK_REALTIME, &until);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  struct timespec until = real(time, __builtin_return_address(0));
  return pthread_rwlock_clockwrlock(lock, CLOCK_REALTIME, &until);
}

#endif
#endif
