/// What the shape of a view's content is used for.
///
/// - Source: SwiftUI, `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What takes touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is lifted while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is lifted while a menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What lights up under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What is framed in focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What assistive technologies frame.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

// A picture is not touched: where a view is touched and what a pointer does changes nothing in it.
extension View {
  /// Says where the view is touched. Ignored in pictures.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Says where the view is touched or lifted from. Ignored in pictures.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Says whether the view is touched. Ignored in pictures.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
