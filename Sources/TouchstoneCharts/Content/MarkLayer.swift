import TouchstoneDrawing
import TouchstoneUI

/// Marks that are put together before they are drawn: in a layer of their own, or where a mask is.
///
/// A class because marks belong to the same layer if they were made by the same modifier.
final class MarkLayer {
  /// The marks within which those of the layer show.
  let mask: [Mark]?
  /// Changes the view of the marks.
  let style: ((@escaping Evaluation) -> AnyView)?
  /// The effects of modifiers around the layer, which are those of all its marks together.
  let filters: [Filter]
  let opacity: Double

  init(
    around style: inout MarkStyle, mask: [Mark]? = nil,
    view: ((@escaping Evaluation) -> AnyView)? = nil
  ) {
    self.mask = mask
    self.style = view
    filters = style.filters
    opacity = style.opacity
    style.filters = []
    style.opacity = 1
    style.layers.append(self)
  }
}
