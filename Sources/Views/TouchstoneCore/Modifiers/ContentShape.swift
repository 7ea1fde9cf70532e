/// The purposes for which a content shape is used.
///
/// - Source: SwiftUI, `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview while a context menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The focus ring.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The frame that assistive technologies show.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
