#pragma once
#include "classify.h"
#include "vectors.h"

// What two images have in small cells, from which the distances follow that edges moved.

enum { cell_side = 4, least_step = 3 };

/// One number for each channel of a pixel.
typedef float channels __attribute__((vector_size(16)));

/// Sums over a cell of 4×4 pixels, or a window of cells: of the difference of two images and the gradient of their
/// mean.
typedef struct {
  channels difference, length, along_x, along_y, power, least, most, changed;
} contour_cell;

static const contour_cell no_cell = {.least = {255, 255, 255, 255}};

/// Returns the sums over a cell, which is smaller at the end of the image.
contour_cell ts_contour_cell(const ts_row_range *rows, size_t row, size_t column);
