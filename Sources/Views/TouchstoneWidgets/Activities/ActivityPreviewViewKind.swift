/// A presentation of a Live Activity.
///
/// - Source: WidgetKit, `ActivityPreviewViewKind`.
public enum ActivityPreviewViewKind: Hashable, Sendable, CustomStringConvertible {
  /// A presentation of the Dynamic Island.
  ///
  /// - Source: WidgetKit, `ActivityPreviewViewKind.DynamicIslandPreviewViewState`.
  public enum DynamicIslandPreviewViewState: String, CaseIterable, Hashable, Sendable {
    case compact, minimal, expanded
  }

  /// On the Lock Screen.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  public var description: String {
    switch self {
    case .content: "content"
    case .dynamicIsland(let state): state.rawValue
    }
  }
}
