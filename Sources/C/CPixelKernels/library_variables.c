// Removes variables of the environment with which libraries change pictures or documents, and for which they have no
// function. Everything that uses those libraries links these kernels, and this runs before any thread could read the
// environment. Others are overridden where a library is called: see `Shaper`, `FreeTypeLibrary`, `jpeg_decoder.c`.

#include <stdlib.h>

__attribute__((constructor)) static void remove_library_variables(void) {
  static const char *const names[] = {
      "CAIRO_DEBUG_PDF",  // Cairo: pages that are not compressed
      "HB_FONT_FUNCS",    // HarfBuzz since version 11: advances by FreeType
      "HB_OPTIONS",       // HarfBuzz: clusters of Indic scripts as Uniscribe has them
  };
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) unsetenv(names[index]);
}
