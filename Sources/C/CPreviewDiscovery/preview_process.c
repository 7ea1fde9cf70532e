#define _GNU_SOURCE
#include "preview_process.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdlib.h>
#include <unistd.h>

__attribute__((weak)) void touchstone_draw_previews(const char *folder);
__attribute__((weak)) void touchstone_look(const char *file);
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
  const char *look = getenv("TOUCHSTONE_LOOK");
  if (look && *look && touchstone_look) touchstone_look(look);
  // Handlers run in reverse order: anything that the tests register has run by then, and so has what touchstone_tests_begin
  // registers, which writes the report.
  tests = getpid();
  if (touchstone_tests_end) atexit(end);
  if (touchstone_tests_begin) touchstone_tests_begin();
}

enum { maximum_depth = 256 };

static const void *image_of(const void *address) {
  Dl_info image;
  return dladdr(address, &image) ? image.dli_fbase : NULL;
}

bool ts_exit_is_called_by_image_of(const void *address) {
  void *frames[maximum_depth];
  int depth = backtrace(frames, maximum_depth);
  const void *library = image_of((const void *)exit);
  int i = 0;
  // This program's handlers, those of the C library that called them, and then who called it.
  while (i < depth && image_of(frames[i]) != library) i++;
  while (i < depth && image_of(frames[i]) == library) i++;
  return i < depth && image_of(frames[i]) == image_of(address);
}
