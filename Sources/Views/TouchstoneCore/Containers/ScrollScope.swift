package import TouchstoneDrawing

/// The context of scrolled content, and a factory for the node that scrolls it.
@MainActor
package struct ScrollScope {
  /// The context of the content.
  package let context: EvaluationContext
  private let outside: EvaluationContext
  private let axes: Axis.Set
  private let container = ContainerSize()
  private let window = ScrollWindow()

  /// - Parameter axes: The axes along which the content is scrolled.
  package init(in outside: EvaluationContext, axes: Axis.Set) {
    let (container, window) = (container, window)
    self.outside = outside
    self.axes = axes
    context = outside.child(.content).environment {
      $0.leaveStack()
      $0.viewport.size = container
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { $0.viewport[axis] = window }
      // Margins and observers apply to this scroll view, not to those inside it.
      $0.scrollSettings.margins = EdgeInsets()
      $0.scrollSettings.marginEdges = []
      $0.scrollSettings.observers = []
    }
  }

  /// Creates the scroll node and registers the observers of its position.
  ///
  /// - Parameter name: Its name in descriptions of the tree.
  package func makeNode(named name: String, content: RenderNode) -> ScrollNode {
    let environment = outside.environment
    let node = ScrollNode(
      name: name, axes: axes, content: content, container: container, window: window, environment: environment)
    for observer in environment.scrollSettings.observers { outside.host.afterEvaluation { observer(node) } }
    return node
  }
}
