import TouchstoneDrawing
import TouchstoneUI

/// Marks that are composited before they are drawn, in a layer of their own or clipped by a mask.
///
/// A class because marks belong to the same layer if the same modifier created them.
final class MarkLayer {
  /// The marks that clip the layer.
  let mask: [Mark]?
  /// Transforms the view of the marks.
  let style: ((@escaping Evaluation) -> AnyView)?
  /// The effects of modifiers outside the layer, which apply to all its marks together.
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
