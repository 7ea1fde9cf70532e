#include "conformances.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct section {
  uintptr_t start;
  size_t length;
};

// The runtime's record of an image. Only the beginning is used here.
struct metadata_sections {
  uintptr_t version;
  const void *base_address;
  void *unused[2];
  struct section protocols;
  struct section protocol_conformances;
};

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *sections, void *context), void *context);

struct existential_metadata {
  uintptr_t kind;
  uint32_t flags;
  uint32_t protocol_count;
  const void *protocols[];
};

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

struct type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
};

struct metadata_response {
  const void *metadata;
  uintptr_t state;
};

typedef __attribute__((swiftcall)) struct metadata_response (*access_function)(uintptr_t request);

struct search {
  const void *protocol;
  void (*body)(const void *metadata, void *context);
  void *context;
};

static const void *relative(const int32_t *field) { return (const char *)field + *field; }

// The lowest bit means that the field refers to a pointer instead of the object itself.
static const void *relative_or_indirect(const int32_t *field) {
  const char *target = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)target : target;
}

static const struct type_descriptor *type_of(const struct conformance *conformance) {
  const char *target = (const char *)&conformance->type + conformance->type;
  switch ((conformance->flags >> 3) & 7) {
  case 0: return (const struct type_descriptor *)target;
  case 1: return *(const struct type_descriptor *const *)target;
  // Objective-C classes.
  default: return NULL;
  }
}

static bool is_plain_type(const struct type_descriptor *type) {
  uint32_t kind = type->flags & 0x1f;
  bool is_generic = type->flags & 0x80;
  // Classes, structures and enumerations.
  return kind >= 16 && kind <= 18 && !is_generic && type->access_function != 0;
}

static bool search_image(const struct metadata_sections *sections, void *context) {
  struct search *search = context;
  struct section section = sections->protocol_conformances;
  for (size_t offset = 0; offset + sizeof(int32_t) <= section.length; offset += sizeof(int32_t)) {
    const struct conformance *conformance = relative((const int32_t *)(section.start + offset));
    if (relative_or_indirect(&conformance->protocol) != search->protocol) continue;
    const struct type_descriptor *type = type_of(conformance);
    if (!type || !is_plain_type(type)) continue;
    access_function access = (access_function)relative(&type->access_function);
    // 0: wait until the metadata is complete.
    search->body(access(0).metadata, search->context);
  }
  return true;
}

void ts_each_conforming_type(
    const void *existential, void (*body)(const void *metadata, void *context), void *context) {
  const struct existential_metadata *metadata = existential;
  if (metadata->protocol_count != 1) return;
  struct search search = {metadata->protocols[0], body, context};
  swift_enumerateAllMetadataSections(search_image, &search);
}
