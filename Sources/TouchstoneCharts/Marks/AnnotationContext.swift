public import Foundation

/// What the view of an annotation knows of its mark.
///
/// - Source: Swift Charts, `AnnotationContext`.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}
