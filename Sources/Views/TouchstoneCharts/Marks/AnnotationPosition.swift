/// The position of an annotation, a title or a legend relative to its target.
///
/// - Source: Swift Charts, `AnnotationPosition`.
public struct AnnotationPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let storage: Storage

  /// The default position for the target.
  public static let automatic = AnnotationPosition(storage: .automatic)
  /// On top of the target.
  public static let overlay = AnnotationPosition(storage: .overlay)
  /// Above the target.
  public static let top = AnnotationPosition(storage: .top)
  /// Below the target.
  public static let bottom = AnnotationPosition(storage: .bottom)
  /// Before the target, in the layout direction.
  public static let leading = AnnotationPosition(storage: .leading)
  /// After the target, in the layout direction.
  public static let trailing = AnnotationPosition(storage: .trailing)
  /// Above and before the target.
  public static let topLeading = AnnotationPosition(storage: .topLeading)
  /// Above and after the target.
  public static let topTrailing = AnnotationPosition(storage: .topTrailing)
  /// Below and before the target.
  public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
  /// Below and after the target.
  public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
}
