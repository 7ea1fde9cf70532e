/// How what a view shows changes.
///
/// It shows only while an animation runs, so never in a settled picture.
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

  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Letters move to their new places and change their looks on the way.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// A symbol changes by its own effect.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

  /// Digits roll, down or up; no settled picture shows it.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(value: nil, countsDown: countsDown))
  }

  /// Digits roll, up where the value has grown and down where it has shrunk; no settled picture shows it.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(value: value, countsDown: false))
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
  private enum AddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How what views show changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether views that change what they show are drawn as one picture meanwhile.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how what the view shows changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
