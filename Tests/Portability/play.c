// Draws with Cairo what `record.c` wrote down, on whatever processor this was compiled for, and compares each picture
// with the one that was drawn then.
//
// usage: play RECORD   (exits with status 1 if a picture differs)
#include "operations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *file;

static int get(void *bytes, size_t count) { return fread(bytes, 1, count, file) == count; }
static void need(void *bytes, size_t count) {
  if (!get(bytes, count)) {
    fprintf(stderr, "play: the record is cut off\n");
    exit(2);
  }
}
static int get_int(void) {
  int value;
  need(&value, sizeof value);
  return value;
}
static double numbers[64];
static double *get_doubles(size_t count) {
  if (count > 64) exit(2);
  need(numbers, count * sizeof *numbers);
  return numbers;
}

// MARK: Objects, by the addresses that they had in the program

typedef struct {
  uint64_t key;
  void *object;
  uint8_t *data;
  int format, width, height, stride;
} entry;

static entry *entries;
static size_t capacity, used;

static entry *slot(uint64_t key) {
  size_t index = (size_t)(key * 0x9e3779b97f4a7c15 >> 20) & (capacity - 1);
  while (entries[index].key && entries[index].key != key) index = (index + 1) & (capacity - 1);
  return &entries[index];
}

static uint64_t get_key(void) {
  uint64_t key;
  need(&key, sizeof key);
  return key;
}

static entry *enter(uint64_t key, void *object) {
  if (used * 2 >= capacity) {
    entry *old = entries;
    size_t count = capacity;
    capacity = capacity ? capacity * 2 : 1 << 16;
    entries = calloc(capacity, sizeof *entries);
    for (size_t i = 0; i < count; i += 1) {
      if (old[i].key) *slot(old[i].key) = old[i];
    }
    free(old);
  }
  entry *found = slot(key);
  if (!found->key) used += 1;
  *found = (entry){.key = key, .object = object};
  return found;
}

void *cairo_image_surface_create(int, int, int);

/// What was not recorded is the surface of a document, which has no pixels: a surface of one pixel takes its place.
static entry *find(uint64_t key) {
  entry *found = slot(key);
  return found->key ? found : enter(key, cairo_image_surface_create(0, 1, 1));
}
static void *get_object(void) { return find(get_key())->object; }

// MARK: Cairo

#define DECLARE_C(name) void cairo_##name(void *);
#define DECLARE_CI(name) void cairo_##name(void *, int);
#define DECLARE_CO(name) void cairo_##name(void *, void *);
#define DECLARE_COXY(name) void cairo_##name(void *, void *, double, double);
#define DECLARE_CD(name, count) void cairo_##name(void *, double, double, double, double, double, double);
#define DECLARE_OM(name) void cairo_##name(void *, const double *);
OPERATIONS(DECLARE_C, DECLARE_CI, DECLARE_CO, DECLARE_COXY, DECLARE_CD, DECLARE_C, DECLARE_CI, DECLARE_OM)

void *cairo_create(void *);
void cairo_surface_set_device_offset(void *, double, double);
void *cairo_pattern_create_for_surface(void *);
void *cairo_pattern_create_linear(double, double, double, double);
void *cairo_pattern_create_radial(double, double, double, double, double, double);
void cairo_pattern_add_color_stop_rgba(void *, double, double, double, double, double);
void *cairo_get_source(void *);
void *cairo_pop_group(void *);
void cairo_set_dash(void *, const double *, int, double);
void cairo_surface_flush(void *);
void cairo_surface_mark_dirty(void *);
void cairo_surface_destroy(void *);
uint8_t *cairo_image_surface_get_data(void *);
int cairo_image_surface_get_stride(void *);
const char *cairo_version_string(void);

static unsigned long drawn, different;

static void make_surface(void) {
  uint64_t key = get_key();
  int format = get_int(), width = get_int(), height = get_int();
  entry *surface = enter(key, cairo_image_surface_create(format, width, height));
  surface->format = format;
  surface->width = width;
  surface->height = height;
  surface->data = cairo_image_surface_get_data(surface->object);
  surface->stride = cairo_image_surface_get_stride(surface->object);
}

static void write_pixels(entry *surface) {
  cairo_surface_flush(surface->object);
  size_t unit = surface->format == 2 ? 1 : 4;
  uint32_t run = 0, value = 0;
  for (int y = 0; y < surface->height; y += 1) {
    for (int x = 0; x < surface->width; x += 1) {
      if (!run) {
        need(&run, sizeof run);
        need(&value, sizeof value);
      }
      memcpy(surface->data + (size_t)y * surface->stride + (size_t)x * unit, &value, unit);
      run -= 1;
    }
  }
  cairo_surface_mark_dirty(surface->object);
}

static void compare(entry *surface) {
  uint64_t expected;
  need(&expected, sizeof expected);
  if (!surface->data) return;
  cairo_surface_flush(surface->object);
  uint64_t hash =
      pixels_fingerprint(surface->data, surface->format, surface->width, surface->height, surface->stride);
  drawn += 1;
  if (hash != expected) different += 1;
}

static void step(enum operation operation) {
  switch (operation) {
#define PLAY_C(name) case op_##name: cairo_##name(get_object()); break;
#define PLAY_CI(name) case op_##name: { void *o = get_object(); cairo_##name(o, get_int()); break; }
#define PLAY_CO(name) case op_##name: { void *c = get_object(); cairo_##name(c, get_object()); break; }
#define PLAY_COXY(name) \
  case op_##name: { void *c = get_object(), *o = get_object(); double *n = get_doubles(2); cairo_##name(c, o, n[0], n[1]); break; }
#define PLAY_CD(name, count) \
  case op_##name: { void *c = get_object(); double *n = get_doubles(count); cairo_##name(c, n[0], n[1], n[2], n[3], n[4], n[5]); break; }
#define PLAY_OM(name) case op_##name: { void *o = get_object(); cairo_##name(o, get_doubles(6)); break; }
    OPERATIONS(PLAY_C, PLAY_CI, PLAY_CO, PLAY_COXY, PLAY_CD, PLAY_C, PLAY_CI, PLAY_OM)
    case op_create: {
      uint64_t key = get_key();
      void *surface = get_object();
      enter(key, cairo_create(surface));
      break;
    }
    case op_image_surface_create:
    case op_image_surface_create_for_data: make_surface(); break;
    case op_surface_set_device_offset: {
      void *surface = get_object();
      double *n = get_doubles(2);
      cairo_surface_set_device_offset(surface, n[0], n[1]);
      break;
    }
    case op_pattern_create_for_surface: {
      uint64_t key = get_key();
      void *surface = get_object();
      enter(key, cairo_pattern_create_for_surface(surface));
      break;
    }
    case op_pattern_create_linear: {
      uint64_t key = get_key();
      double *n = get_doubles(4);
      enter(key, cairo_pattern_create_linear(n[0], n[1], n[2], n[3]));
      break;
    }
    case op_pattern_create_radial: {
      uint64_t key = get_key();
      double *n = get_doubles(6);
      enter(key, cairo_pattern_create_radial(n[0], n[1], n[2], n[3], n[4], n[5]));
      break;
    }
    case op_pattern_add_color_stop_rgba: {
      void *pattern = get_object();
      double *n = get_doubles(5);
      cairo_pattern_add_color_stop_rgba(pattern, n[0], n[1], n[2], n[3], n[4]);
      break;
    }
    case op_get_source: {
      uint64_t key = get_key();
      void *context = get_object();
      enter(key, cairo_get_source(context));
      break;
    }
    case op_pop_group: {
      uint64_t key = get_key();
      void *context = get_object();
      enter(key, cairo_pop_group(context));
      break;
    }
    case op_set_dash: {
      void *context = get_object();
      int count = get_int();
      double phase = *get_doubles(1);
      cairo_set_dash(context, get_doubles((size_t)count), count, phase);
      break;
    }
    case op_written: write_pixels(find(get_key())); break;
    case op_drawn: compare(find(get_key())); break;
    // A surface on the program's own bytes ends with them; here it has its own, which last until it is destroyed.
    case op_surface_finish: get_object(); break;
    case op_surface_destroy: {
      entry *surface = find(get_key());
      surface->data = NULL;
      cairo_surface_destroy(surface->object);
      break;
    }
    default: fprintf(stderr, "play: the record has an operation that is not known: %d\n", operation); exit(2);
  }
}

int main(int count, char **arguments) {
  if (count != 2 || !(file = fopen(arguments[1], "rb"))) {
    fprintf(stderr, "usage: play RECORD\n");
    return 2;
  }
  uint8_t operation;
  while (get(&operation, 1)) step((enum operation)operation);
  printf("cairo %s: %lu pictures drawn, %lu of them different\n", cairo_version_string(), drawn, different);
  return different > 0 || drawn == 0;
}
