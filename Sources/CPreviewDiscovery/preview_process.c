#include "preview_process.h"

#include <stdlib.h>

__attribute__((weak)) void touchstone_draw_previews(const char *folder);
__attribute__((weak)) void touchstone_tests_begin(void);
__attribute__((weak)) void touchstone_tests_end(void);

__attribute__((constructor)) static void begin(void) {
  const char *folder = getenv("TOUCHSTONE_PREVIEW_PAGE");
  if (folder && *folder && touchstone_draw_previews) touchstone_draw_previews(folder);
  if (touchstone_tests_begin) touchstone_tests_begin();
  // Handlers run in reverse order: anything that the tests register has run by then.
  if (touchstone_tests_end) atexit(touchstone_tests_end);
}
