import Foundation
public import TouchstoneDrawing

/// A window on views that may be longer than it.
///
/// It proposes its views the room across the scrolled axes and nothing along them. It reports what it is proposed along
/// the scrolled axes and its views' length across them. It places the views at its top leading corner, or where its
/// scroll anchor or its scroll position says.
///
/// - Source: SwiftUI, `ScrollView`; sizes by swiftuifieldguide.com.
public struct ScrollView<Content> where Content: View {
  /// What is scrolled.
  public var content: Content
  /// The directions in which it is scrolled.
  public var axes: Axis.Set
  /// Whether indicators tell how far it is scrolled.
  public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - content: What is scrolled.
  ///   - axes: The directions in which it scrolls.
  ///   - showsIndicators: Whether it shows how far it is scrolled while it scrolls; no picture shows that.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let room = ContainerRoom()
    let window = ScrollWindow()
    let inner = context.child(.content).environment {
      $0.stackAxis = nil
      $0.containerRoom = room
      $0.scrollMargins = EdgeInsets()
      $0.scrollObservers = []
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { $0.scrollWindows[axis] = window }
    }
    let nodes = inner.evaluate(content)
    let only = nodes.count == 1 ? nodes[0] : nil
    let child =
      only
      ?? LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: inner.environment)
    let node = ScrollNode(axes: axes, content: child, room: room, window: window, environment: context.environment)
    for observer in context.environment.scrollObservers {
      context.host.afterEvaluation { observer(node) }
    }
    return [node]
  }
}
