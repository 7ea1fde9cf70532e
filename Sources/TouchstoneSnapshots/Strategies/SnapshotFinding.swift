/// An issue that an audit found in a view, in words and numbers.
package struct SnapshotFinding: Codable, Hashable, Sendable {
  /// Why a finding does not fail the assertion.
  package enum Pardon: String, Codable, Hashable, Sendable {
    /// The code ignores it, and says why.
    case ignored
    /// The baseline file has it.
    case known
  }

  /// The kind of the issue as written in code: `contrast`.
  package var type: String
  /// The names of the enclosing views, outermost first, and of the view itself.
  package var view: String
  /// The accessibility identifier of the view or of the nearest enclosing view that has one.
  package var identifier: String?
  /// The frame in the picture of the variant where the issue is worst, in points.
  package var frame: PlacedView.Frame
  /// The measured value.
  package var measured: String
  /// The limit and its source.
  package var limit: String
  /// A line of code that fixes the issue.
  package var advice: String
  /// The variants of the view that have the issue; empty if the view has no variants.
  package var variants: [String]
  /// The frames in the picture of all variants with issues, in points; nil if there is none, or in logs of an earlier
  /// version.
  package var places: [PlacedView.Frame]?
  /// Why it does not fail the assertion; nil if it does.
  package var pardon: Pardon?
  /// The reason that the code gives for ignoring it.
  package var reason: String?

  package init(
    type: String, view: String, identifier: String? = nil, frame: PlacedView.Frame, measured: String, limit: String,
    advice: String, variants: [String] = [], places: [PlacedView.Frame]? = nil, pardon: Pardon? = nil,
    reason: String? = nil
  ) {
    self.type = type
    self.view = view
    self.identifier = identifier
    self.frame = frame
    self.measured = measured
    self.limit = limit
    self.advice = advice
    self.variants = variants
    self.places = places
    self.pardon = pardon
    self.reason = reason
  }
}
