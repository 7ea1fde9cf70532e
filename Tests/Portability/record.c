// Writes down how a program draws with Cairo: loaded before it (LD_PRELOAD), it stands between the two.
//
// The record goes to the file that PORTABILITY_RECORD names. It has every call that has a say in pixels, the pixels that
// others than Cairo wrote (kernels, images, letters), and a fingerprint of what Cairo drew, for `play.c` to compare.
#define _GNU_SOURCE
#include "operations.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static FILE *file;

static void put(const void *bytes, size_t count) {
  if (file) fwrite(bytes, 1, count, file);
}
static void put_operation(enum operation operation) {
  if (!file && getenv("PORTABILITY_RECORD")) file = fopen(getenv("PORTABILITY_RECORD"), "wb");
  uint8_t byte = (uint8_t)operation;
  put(&byte, 1);
}
static void put_object(const void *object) {
  uint64_t number = (uint64_t)(uintptr_t)object;
  put(&number, sizeof number);
}
static void put_int(int value) { put(&value, sizeof value); }
static void put_doubles(const double *values, size_t count) { put(values, count * sizeof *values); }

/// Cairo's own function.
static void *original(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

__attribute__((destructor)) static void finish(void) {
  if (file) fclose(file);
}

#define REAL(name, result, ...)                         \
  static result (*real)(__VA_ARGS__);                   \
  if (!real) real = (result (*)(__VA_ARGS__))original("cairo_" #name)

#define VOID_C(name)                     \
  void cairo_##name(void *c) {           \
    REAL(name, void, void *);            \
    pthread_mutex_lock(&lock);           \
    put_operation(op_##name);            \
    put_object(c);                       \
    real(c);                             \
    pthread_mutex_unlock(&lock);         \
  }
#define VOID_CI(name)                    \
  void cairo_##name(void *c, int value) {\
    REAL(name, void, void *, int);       \
    pthread_mutex_lock(&lock);           \
    put_operation(op_##name);            \
    put_object(c);                       \
    put_int(value);                      \
    real(c, value);                      \
    pthread_mutex_unlock(&lock);         \
  }
#define VOID_CO(name)                    \
  void cairo_##name(void *c, void *o) {  \
    REAL(name, void, void *, void *);    \
    pthread_mutex_lock(&lock);           \
    put_operation(op_##name);            \
    put_object(c);                       \
    put_object(o);                       \
    real(c, o);                          \
    pthread_mutex_unlock(&lock);         \
  }
#define VOID_COXY(name)                                        \
  void cairo_##name(void *c, void *o, double x, double y) {    \
    REAL(name, void, void *, void *, double, double);          \
    pthread_mutex_lock(&lock);                                 \
    put_operation(op_##name);                                  \
    put_object(c);                                             \
    put_object(o);                                             \
    put_doubles((double[]){x, y}, 2);                          \
    real(c, o, x, y);                                          \
    pthread_mutex_unlock(&lock);                               \
  }
// All take up to six: the registers of the others are passed on unread.
#define VOID_CD(name, count)                                                                   \
  void cairo_##name(void *c, double x0, double x1, double x2, double x3, double x4, double x5) { \
    REAL(name, void, void *, double, double, double, double, double, double);                  \
    pthread_mutex_lock(&lock);                                                                 \
    put_operation(op_##name);                                                                  \
    put_object(c);                                                                             \
    put_doubles((double[]){x0, x1, x2, x3, x4, x5}, count);                                    \
    real(c, x0, x1, x2, x3, x4, x5);                                                           \
    pthread_mutex_unlock(&lock);                                                               \
  }
#define VOID_O(name) VOID_C(name)
#define VOID_OI(name) VOID_CI(name)
#define VOID_OM(name)                           \
  void cairo_##name(void *o, const double *m) { \
    REAL(name, void, void *, const double *);   \
    pthread_mutex_lock(&lock);                  \
    put_operation(op_##name);                   \
    put_object(o);                              \
    put_doubles(m, 6);                          \
    real(o, m);                                 \
    pthread_mutex_unlock(&lock);                \
  }
OPERATIONS(VOID_C, VOID_CI, VOID_CO, VOID_COXY, VOID_CD, VOID_O, VOID_OI, VOID_OM)

// MARK: Pixels

static uint8_t *image_data(void *surface, int *format, int *width, int *height, int *stride) {
  static uint8_t *(*data)(void *);
  static int (*numbers[4])(void *);
  if (!data) {
    numbers[0] = (int (*)(void *))original("cairo_image_surface_get_format");
    numbers[1] = (int (*)(void *))original("cairo_image_surface_get_width");
    numbers[2] = (int (*)(void *))original("cairo_image_surface_get_height");
    numbers[3] = (int (*)(void *))original("cairo_image_surface_get_stride");
    data = (uint8_t * (*)(void *)) original("cairo_image_surface_get_data");
  }
  *format = numbers[0](surface);
  *width = numbers[1](surface);
  *height = numbers[2](surface);
  *stride = numbers[3](surface);
  return data(surface);
}

/// Writes rows as runs of equal bytes or words: what is blank costs little.
static void put_pixels(const uint8_t *data, int format, int width, int height, int stride) {
  size_t unit = format == 2 ? 1 : 4;
  uint32_t run = 0, value = 0, next = 0;
  for (int y = 0; y < height; y += 1) {
    for (int x = 0; x < width; x += 1) {
      next = 0;
      __builtin_memcpy(&next, data + (size_t)y * stride + (size_t)x * unit, unit);
      if (run && next == value) {
        run += 1;
        continue;
      }
      if (run) {
        put(&run, sizeof run);
        put(&value, sizeof value);
      }
      run = 1;
      value = next;
    }
  }
  if (run) {
    put(&run, sizeof run);
    put(&value, sizeof value);
  }
}

static void put_written(void *surface) {
  int format, width, height, stride;
  uint8_t *data = image_data(surface, &format, &width, &height, &stride);
  if (!data) return;
  put_operation(op_written);
  put_object(surface);
  put_pixels(data, format, width, height, stride);
}

static void put_drawn(void *surface) {
  int format, width, height, stride;
  uint8_t *data = image_data(surface, &format, &width, &height, &stride);
  if (!data) return;
  uint64_t hash = pixels_fingerprint(data, format, width, height, stride);
  put_operation(op_drawn);
  put_object(surface);
  put(&hash, sizeof hash);
}

// MARK: Functions of their own

#define LOCKED(...)              \
  pthread_mutex_lock(&lock);     \
  __VA_ARGS__;                   \
  pthread_mutex_unlock(&lock)

void *cairo_create(void *surface) {
  REAL(create, void *, void *);
  void *made;
  LOCKED(made = real(surface); put_operation(op_create); put_object(made); put_object(surface));
  return made;
}

void *cairo_image_surface_create(int format, int width, int height) {
  REAL(image_surface_create, void *, int, int, int);
  void *made;
  LOCKED(made = real(format, width, height); put_operation(op_image_surface_create); put_object(made);
         put_int(format); put_int(width); put_int(height));
  return made;
}

void *cairo_image_surface_create_for_data(uint8_t *data, int format, int width, int height, int stride) {
  REAL(image_surface_create_for_data, void *, uint8_t *, int, int, int, int);
  void *made;
  LOCKED(made = real(data, format, width, height, stride); put_operation(op_image_surface_create_for_data);
         put_object(made); put_int(format); put_int(width); put_int(height); put_written(made));
  return made;
}

void cairo_surface_set_device_offset(void *surface, double x, double y) {
  REAL(surface_set_device_offset, void, void *, double, double);
  LOCKED(put_operation(op_surface_set_device_offset); put_object(surface); put_doubles((double[]){x, y}, 2);
         real(surface, x, y));
}

void *cairo_pattern_create_for_surface(void *surface) {
  REAL(pattern_create_for_surface, void *, void *);
  void *made;
  LOCKED(made = real(surface); put_operation(op_pattern_create_for_surface); put_object(made); put_object(surface));
  return made;
}

void *cairo_pattern_create_linear(double x0, double y0, double x1, double y1) {
  REAL(pattern_create_linear, void *, double, double, double, double);
  void *made;
  LOCKED(made = real(x0, y0, x1, y1); put_operation(op_pattern_create_linear); put_object(made);
         put_doubles((double[]){x0, y0, x1, y1}, 4));
  return made;
}

void *cairo_pattern_create_radial(double x0, double y0, double r0, double x1, double y1, double r1) {
  REAL(pattern_create_radial, void *, double, double, double, double, double, double);
  void *made;
  LOCKED(made = real(x0, y0, r0, x1, y1, r1); put_operation(op_pattern_create_radial); put_object(made);
         put_doubles((double[]){x0, y0, r0, x1, y1, r1}, 6));
  return made;
}

void cairo_pattern_add_color_stop_rgba(void *pattern, double place, double r, double g, double b, double a) {
  REAL(pattern_add_color_stop_rgba, void, void *, double, double, double, double, double);
  LOCKED(put_operation(op_pattern_add_color_stop_rgba); put_object(pattern);
         put_doubles((double[]){place, r, g, b, a}, 5); real(pattern, place, r, g, b, a));
}

void *cairo_get_source(void *c) {
  REAL(get_source, void *, void *);
  void *found;
  LOCKED(found = real(c); put_operation(op_get_source); put_object(found); put_object(c));
  return found;
}

void *cairo_pop_group(void *c) {
  REAL(pop_group, void *, void *);
  void *made;
  LOCKED(made = real(c); put_operation(op_pop_group); put_object(made); put_object(c));
  return made;
}

void cairo_set_dash(void *c, const double *dashes, int count, double phase) {
  REAL(set_dash, void, void *, const double *, int, double);
  LOCKED(put_operation(op_set_dash); put_object(c); put_int(count); put_doubles(&phase, 1);
         put_doubles(dashes, (size_t)count); real(c, dashes, count, phase));
}

void cairo_surface_flush(void *surface) {
  REAL(surface_flush, void, void *);
  LOCKED(real(surface); put_drawn(surface));
}

void cairo_surface_mark_dirty(void *surface) {
  REAL(surface_mark_dirty, void, void *);
  LOCKED(put_written(surface); real(surface));
}

void cairo_surface_finish(void *surface) {
  REAL(surface_finish, void, void *);
  LOCKED(put_drawn(surface); put_operation(op_surface_finish); put_object(surface); real(surface));
}

void cairo_surface_destroy(void *surface) {
  REAL(surface_destroy, void, void *);
  LOCKED(put_drawn(surface); put_operation(op_surface_destroy); put_object(surface); real(surface));
}
