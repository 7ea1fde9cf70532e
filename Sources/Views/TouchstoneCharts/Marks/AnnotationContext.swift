public import Foundation

/// Information about the mark that an annotation belongs to.
///
/// - Source: Swift Charts, `AnnotationContext`.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}
