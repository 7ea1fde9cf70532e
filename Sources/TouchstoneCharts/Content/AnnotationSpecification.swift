import Foundation
import TouchstoneUI

/// A view beside a mark.
struct AnnotationSpecification {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
