#pragma once
#include "classify.h"

/// Finds content drawn in another colour, with the same shapes, that is too thin or too faint to be found pixel by pixel, and
/// returns the largest distance in OKLab between both colours; negative if there was no memory.
///
/// Where ink of any coverage has another colour, each pixel differs in proportion to its coverage. Noise, another
/// anti-aliasing, another gamma of text, and edges that moved do not follow one proportion. Therefore, in windows of 16×16 and
/// of 32×32 pixels, the differences of all channels are fitted by a line over the mean of both images, in the channel in
/// which that varies most. A window counts if
///
/// - at least 20 of its pixels differ by three levels or more in a channel,
/// - the line explains at least 90 % of the variance of the differences, and
/// - the mean of both images has a contrast of at least 12 levels.
///
/// Its colours differ by what the line says for the pixel with the most or the least ink, over white or over black. In windows
/// above `limit`, pixels within the tolerance or excused as antialiasing get the class `ts_flat`.
///
/// Windows begin at multiples of 8 pixels. Processes the rows from `first`, a multiple of 8, up to `end`, and reads those
/// around them.
double ts_find_ink_changes(ts_row_range rows, double limit, uint8_t *classes);
