#include "deflate_library.h"

#include <dlfcn.h>
#include <pthread.h>

static deflate_library library;
static const deflate_library *found;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find(void) {
  void *handle = dlopen("libdeflate.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  library.create = (void *(*)(void))dlsym(handle, "libdeflate_alloc_decompressor");
  library.destroy = (void (*)(void *))dlsym(handle, "libdeflate_free_decompressor");
  library.inflate = (int (*)(void *, const void *, size_t, void *, size_t, size_t *, size_t *))dlsym(
    handle, "libdeflate_zlib_decompress_ex");
  library.crc32 = (uint32_t(*)(uint32_t, const void *, size_t))dlsym(handle, "libdeflate_crc32");
  if (library.create && library.destroy && library.inflate && library.crc32) found = &library;
}

const deflate_library *open_deflate_library(void) {
  pthread_once(&once, find);
  return found;
}
