#define _GNU_SOURCE
#include "preview_process.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdlib.h>
#include <unistd.h>

__attribute__((weak)) void touchstone_draw_previews(const char *folder);
__attribute__((weak)) void touchstone_tests_begin(void);
__attribute__((weak)) void touchstone_tests_end(void);

static pid_t tests;

// A process that the tests fork ends, too, and has nothing to report.
static void end(void) {
  if (getpid() == tests) touchstone_tests_end();
}

__attribute__((constructor)) static void begin(void) {
  const char *folder = getenv("TOUCHSTONE_PREVIEW_PAGE");
  if (folder && *folder && touchstone_draw_previews) touchstone_draw_previews(folder);
  // Handlers run in reverse order: anything that the tests register has run by then, and so has what touchstone_tests_begin
  // registers, which writes the report.
  tests = getpid();
  if (touchstone_tests_end) atexit(end);
  if (touchstone_tests_begin) touchstone_tests_begin();
}

enum { maximum_depth = 256 };

bool ts_is_called_from_image_of(const void *address) {
  Dl_info image;
  if (!dladdr(address, &image)) return false;
  void *frames[maximum_depth];
  int depth = backtrace(frames, maximum_depth);
  for (int i = 0; i < depth; i++) {
    Dl_info frame;
    if (dladdr(frames[i], &frame) && frame.dli_fbase == image.dli_fbase) return true;
  }
  return false;
}
