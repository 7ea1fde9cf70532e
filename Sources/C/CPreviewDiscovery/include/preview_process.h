#ifndef TOUCHSTONE_PREVIEW_PROCESS_H
#define TOUCHSTONE_PREVIEW_PROCESS_H

#include <stdbool.h>

// If TOUCHSTONE_PREVIEW_PAGE is set, test bundles draw their previews instead of running their tests. The command
// `swift package snapshot-previews` sets it, because only a process that links the previews can draw them.

/// Draws the previews and exits the process. Defined by TouchstoneTesting; called before `main`.
void touchstone_draw_previews(const char *folder);

// If TOUCHSTONE_LOOK is set to the path of a request, they draw and describe the one preview that it names: `touchstone look`.

/// Draws what a request asks for and exits the process. Defined by TouchstoneTesting; called before `main`.
void touchstone_look(const char *file);

/// Called before `main`, unless previews are drawn. Defined by TouchstoneTesting.
void touchstone_tests_begin(void);

/// Called when the process exits, after all exit handlers of the tests. Defined by TouchstoneTesting.
void touchstone_tests_end(void);

/// Whether `exit`, whose handler calls this function, was called by a library or program.
///
/// @param address  Any address in the library or program.
bool ts_exit_is_called_by_image_of(const void *address);

#endif
