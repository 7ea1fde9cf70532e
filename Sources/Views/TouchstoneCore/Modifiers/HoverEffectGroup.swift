/// Views whose hover effects are active together. Pictures show no hovering.
///
/// - Source: SwiftUI, `HoverEffectGroup`.
public struct HoverEffectGroup: Hashable, Sendable {
  private let id: String?

  /// Creates a group.
  public init(id: String? = nil, in namespace: Namespace.ID? = nil, behavior: Behavior = .activatesGroup) {
    self.id = id
  }

  /// What hovering over a view of the group does.
  public enum Behavior: Hashable, Sendable {
    case activatesGroup
    /// The view follows the others.
    case followsGroup
    /// The view ignores the others.
    case ignoresGroup
  }
}
