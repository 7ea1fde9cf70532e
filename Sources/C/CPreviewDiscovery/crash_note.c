#define _GNU_SOURCE
#include "crash_note.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS, SIGTERM, SIGINT};
enum { signal_count = sizeof signals / sizeof *signals, stack_size = 64 * 1024 };

static struct sigaction before[signal_count];
static char note[16 * 1024];
static atomic_size_t length = 0;

static void handle(int signal, siginfo_t *info, void *context) {
  (void)context;
  size_t count = atomic_exchange(&length, 0);
  for (size_t done = 0; done < count;) {
    ssize_t written = write(STDERR_FILENO, note + done, count - done);
    if (written <= 0) break;
    done += (size_t)written;
  }
  for (int i = 0; i < signal_count; i++) {
    if (signals[i] == signal) sigaction(signal, &before[i], NULL);
  }
  // Blocked until this function returns. Unlike with `raise`, the address of a fault and who sent a signal stay known.
  if (syscall(SYS_rt_tgsigqueueinfo, getpid(), gettid(), signal, info) != 0) raise(signal);
}

// A handler needs a stack of its own when a recursion has used up the thread's.
static void use_alternate_stack(void) {
  static _Thread_local int is_set = 0;
  if (is_set) return;
  is_set = 1;
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  // Kept as long as the thread may use it, which no one can tell.
  stack = (stack_t){.ss_sp = malloc(stack_size), .ss_size = stack_size};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
}

void ts_set_crash_note(const char *text) {
  atomic_store(&length, 0);
  if (!text) return;
  static atomic_flag is_installed = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&is_installed)) {
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &before[i]);
  }
  use_alternate_stack();
  size_t count = strnlen(text, sizeof note - 1);
  memcpy(note, text, count);
  atomic_store(&length, count);
}
