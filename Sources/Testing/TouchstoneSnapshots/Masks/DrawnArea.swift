/// The area that one step of a drawing covers in a picture.
package struct DrawnArea: Hashable, Sendable {
  /// In points of the picture.
  package var frame: PlacedView.Frame
  /// Whether the step fills a shape with one colour, as backgrounds do.
  package var isFill: Bool

  package init(frame: PlacedView.Frame, isFill: Bool) {
    self.frame = frame
    self.isFill = isFill
  }
}
