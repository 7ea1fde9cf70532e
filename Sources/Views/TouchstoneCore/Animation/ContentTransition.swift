/// A transition between the contents of a single view.
///
/// It is visible only while an animation is running, so never in a settled picture.
///
/// - Source: SwiftUI, `ContentTransition`.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity
    case opacity
    case interpolate
    case numericText(value: Double?, countsDown: Bool)
    case symbolEffect
  }

  private let kind: Kind

  /// The content changes without an effect.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Letters move to their new positions and interpolate their style.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// A symbol changes with its own effect.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

  /// Returns a transition in which digits roll up or down; settled pictures do not show it.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(value: nil, countsDown: countsDown))
  }

  /// Returns a transition in which digits roll up or down with the change of a value; settled pictures do not show it.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(value: value, countsDown: false))
  }
}

extension EnvironmentValues {
  /// The content transition of views.
  @Entry public var contentTransition: ContentTransition = .identity

  /// Whether views with a content transition are drawn into one layer during the transition.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}

extension View {
  /// Sets the transition for changes of the view's content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
