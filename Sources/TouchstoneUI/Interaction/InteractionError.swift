/// Why something could not be done with a view.
public enum InteractionError: Error, Hashable, Sendable {
  /// No view has the identifier, the label or the text; these views could be meant.
  case notFound(name: String, candidates: [String])
  /// Views have the name, but none can be used in this way.
  case notPossible(name: String, action: String)
  /// The view is disabled.
  case disabled(name: String)
}

extension InteractionError: CustomStringConvertible {
  /// What could not be done, why, and what mends it.
  public var description: String {
    switch self {
    case .notFound(let name, let candidates):
      """
      No view has the accessibility identifier, the label or the text "\(name)". \
      Views that have one: \(candidates.isEmpty ? "none" : candidates.map { "\"\($0)\"" }.joined(separator: ", ")). \
      Name the view: .accessibilityIdentifier("\(name)")
      """
    case .notPossible(let name, let action):
      """
      The view "\(name)" was found, but neither it nor a view around it can be used to \(action). \
      Name the control itself: .accessibilityIdentifier("\(name)")
      """
    case .disabled(let name):
      "The view \"\(name)\" is disabled, so that nothing happens. Bring the view into a state that enables it."
    }
  }
}
