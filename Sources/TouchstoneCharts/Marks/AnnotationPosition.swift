/// On which side of something a view lies.
///
/// - Source: Swift Charts, `AnnotationPosition`.
public struct AnnotationPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let storage: Storage

  /// Where it suits the thing.
  public static let automatic = AnnotationPosition(storage: .automatic)
  /// On top of it.
  public static let overlay = AnnotationPosition(storage: .overlay)
  /// Above it.
  public static let top = AnnotationPosition(storage: .top)
  /// Below it.
  public static let bottom = AnnotationPosition(storage: .bottom)
  /// Before it, in the direction of text.
  public static let leading = AnnotationPosition(storage: .leading)
  /// After it, in the direction of text.
  public static let trailing = AnnotationPosition(storage: .trailing)
  /// Above and before it.
  public static let topLeading = AnnotationPosition(storage: .topLeading)
  /// Above and after it.
  public static let topTrailing = AnnotationPosition(storage: .topTrailing)
  /// Below and before it.
  public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
  /// Below and after it.
  public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
}
