/// A fault that an audit found in a view, as the run log keeps it.
package struct RunLogFinding: Codable, Hashable, Sendable {
  /// Why a finding does not fail the assertion.
  package enum Pardon: String, Codable, Hashable, Sendable {
    /// The code ignores it, and says why.
    case ignored
    /// The baseline file has it.
    case known
  }

  /// The kind of the fault, as code spells it: `contrast`.
  package var type: String
  /// The names of the views around the view, from the outside, and its own.
  package var view: String
  /// The accessibility identifier of the view or of the nearest one around it that has one.
  package var identifier: String?
  /// Where the view lies in the picture, in points.
  package var frame: PlacedView.Frame
  /// What was measured.
  package var measured: String
  /// What is asked for.
  package var limit: String
  /// A line of code that fixes the fault.
  package var advice: String
  /// The variants of the view that have the fault; empty if there is one only.
  package var variants: [String]
  /// Why it does not fail the assertion; nil if it does.
  package var pardon: Pardon?
  /// The reason that the code gives for ignoring it.
  package var reason: String?

  package init(
    type: String, view: String, identifier: String? = nil, frame: PlacedView.Frame, measured: String, limit: String,
    advice: String, variants: [String] = [], pardon: Pardon? = nil, reason: String? = nil
  ) {
    self.type = type
    self.view = view
    self.identifier = identifier
    self.frame = frame
    self.measured = measured
    self.limit = limit
    self.advice = advice
    self.variants = variants
    self.pardon = pardon
    self.reason = reason
  }
}
