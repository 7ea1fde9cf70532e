/// A view that can be masked: one with an accessibility identifier.
package struct MaskedView: Hashable, Sendable {
  package var identifier: String
  /// In points of the picture.
  package var frame: PlacedView.Frame

  package init(identifier: String, frame: PlacedView.Frame) {
    self.identifier = identifier
    self.frame = frame
  }
}
