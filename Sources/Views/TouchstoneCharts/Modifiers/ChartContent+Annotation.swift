public import Foundation
public import TouchstoneUI

extension ChartContent {
  /// Annotates each mark with a view.
  ///
  /// - Parameters:
  ///   - position: On which side; by default above bars and points.
  ///   - alignment: How the view is aligned with the mark along that side.
  ///   - spacing: The distance from the mark, in points.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> _ModifiedMarks<Self> {
    annotated(position, alignment, spacing, .automatic) { _ in content() }
  }

  /// Annotates each mark with a view that depends on the mark's size.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> _ModifiedMarks<Self> {
    annotated(position, alignment, spacing, .automatic, content)
  }

  /// Annotates each mark with a view, resolving overflow as given.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> _ModifiedMarks<Self> {
    annotated(position, alignment, spacing, overflowResolution) { _ in content() }
  }

  /// Annotates each mark with a view that depends on the mark's size, resolving overflow as given.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> _ModifiedMarks<Self> {
    annotated(position, alignment, spacing, overflowResolution, content)
  }

  private nonisolated func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> C
  ) -> _ModifiedMarks<Self> {
    let annotation = AnnotationSpecification(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow,
      content: { AnyView(content($0)) })
    return style { $0.annotations.append(annotation) }
  }
}
