/// The reason why an interaction with a view failed.
public enum InteractionError: Error, Hashable, Sendable {
  /// No view has the identifier, label or text; the candidates are the existing names.
  case notFound(name: String, candidates: [String])
  /// Views have the name, but none supports the action.
  case notPossible(name: String, action: String)
  case disabled(name: String)
  /// A picker or menu does not have the value or item; it has the given options.
  case optionNotFound(option: String, name: String, options: [String])
  /// No view has the identity to scroll to; the candidates are the existing identities.
  case identityNotFound(id: String, candidates: [String])
}

extension InteractionError: CustomStringConvertible {
  /// A message that says what failed, why, and how to fix it.
  public var description: String {
    switch self {
    case .notFound(let name, let candidates):
      """
      No view has the accessibility identifier, label or text "\(name)". \
      Available: \(candidates.isEmpty ? "none" : candidates.map { "\"\($0)\"" }.joined(separator: ", ")). \
      Give the view an identifier: .accessibilityIdentifier("\(name)")
      """
    case .notPossible(let name, let action):
      """
      The view "\(name)" was found, but neither it nor a view around it or in it can be used to \(action): it is no control, \
      and has no gesture or action for that. If another view is meant, give that an identifier: \
      .accessibilityIdentifier("\(name)")
      """
    case .optionNotFound(let option, let name, let options):
      """
      "\(name)" offers no "\(option)". It offers: \
      \(options.isEmpty ? "nothing" : options.map { "\"\($0)\"" }.joined(separator: ", ")). \
      Pass the text or the accessibility label of one of these.
      """
    case .identityNotFound(let id, let candidates):
      """
      No view has the identity \(id). \
      Available: \(candidates.isEmpty ? "none" : candidates.joined(separator: ", ")). \
      Give the view one: .id(\(id))
      """
    case .disabled(let name):
      "The view \"\(name)\" is disabled, so the interaction has no effect. Enable the view first."
    }
  }
}
