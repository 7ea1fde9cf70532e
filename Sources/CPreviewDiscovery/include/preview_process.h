#ifndef TOUCHSTONE_PREVIEW_PROCESS_H
#define TOUCHSTONE_PREVIEW_PROCESS_H

// Test bundles draw their previews instead of running their tests if TOUCHSTONE_PREVIEW_PAGE is set, which
// `swift package snapshot-previews` does: only a process that has the previews linked in can make them.

/// Draws the previews and ends the process. TouchstoneTesting defines it; called before `main`.
void touchstone_draw_previews(const char *folder);

/// Called when the process ends, after all that tests do then. TouchstoneTesting defines it.
void touchstone_tests_end(void);

#endif
