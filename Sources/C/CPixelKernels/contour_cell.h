#pragma once
#include "classify.h"
#include "vectors.h"

// What two images have in small cells, from which the distances follow that edges moved.

enum { cell_side = 4, four_cells = lanes / cell_side, least_step = 3 };

/// One number for each channel of a pixel.
typedef float channels __attribute__((vector_size(16)));

/// Sums over a cell of 4×4 pixels, or a window of cells: of the difference of two images and the gradient of their
/// mean.
typedef struct {
  channels difference, length, along_x, along_y, power, least, most, changed;
} contour_cell;

static const contour_cell no_cell = {.least = {255, 255, 255, 255}};

/// Finds the sums over four cells side by side, which are smaller or empty at the end of the image.
void ts_sum_up_cells(const ts_row_range *rows, size_t row, size_t column, contour_cell *cells);
