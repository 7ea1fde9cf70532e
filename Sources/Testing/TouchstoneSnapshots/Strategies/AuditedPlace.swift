/// The place of an issue that an audit found.
package struct AuditedPlace: Codable, Hashable, Sendable {
  /// The names of the enclosing views, outermost first, and of the view itself.
  package var view: String
  /// The accessibility identifier of the view or of the nearest enclosing view that has one.
  package var identifier: String?
  /// The frame in the picture of the variant where the issue is worst, in points.
  package var frame: PlacedView.Frame
  /// The variants of the view that have the issue; empty if the view has no variants.
  package var variants: [String]
  /// The frames in the picture of all variants with issues, in points; nil if there is none, or in logs of an earlier
  /// version.
  package var framesInSheet: [PlacedView.Frame]?

  private enum CodingKeys: String, CodingKey {
    case view, identifier, frame, variants
    case framesInSheet = "places"
  }

  package init(
    view: String, identifier: String? = nil, frame: PlacedView.Frame, variants: [String] = [],
    framesInSheet: [PlacedView.Frame]? = nil
  ) {
    self.view = view
    self.identifier = identifier
    self.frame = frame
    self.variants = variants
    self.framesInSheet = framesInSheet
  }
}
