import Foundation
import TouchstoneUI

/// An annotation of a mark.
struct AnnotationSpecification {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
