public import Foundation
public import TouchstoneDrawing

/// The scroll offset and the sizes of a scroll view and its content.
///
/// - Source: SwiftUI, `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the scroll view's top-left corner; negative within a margin.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The margins between the content and the edges of the scroll view.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without its margins, in points.
  public var containerSize: CGSize

  /// Creates a geometry; lengths are in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, including what is visible within the margins.
  ///
  /// - Source: measured on macOS 26: a scroll view of 150 points with a margin of 20 has a visible rectangle of 150 points
  ///   and bounds of 130.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
      height: containerSize.height + contentInsets.vertical)
  }

  /// The scroll view's bounds without its margins, in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }
}

/// A modifier that observes the geometry of scroll views.
struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

extension ScrollGeometryModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let memory = context.place.memory(of: Value.self)
    return content(
      context.environment {
        $0.scrollSettings.observers.append { [transform, action] node in
          let old = memory.last
          memory.tell(transform(node.geometry)) { action(old ?? $0, $0) }
        }
      })
  }
}

extension View {
  /// Performs an action whenever a value derived from the scroll view's geometry changes, including once after layout.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
