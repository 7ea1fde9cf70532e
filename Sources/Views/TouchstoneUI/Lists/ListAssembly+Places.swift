import TouchstoneCore
import TouchstoneDrawing

/// Where a list keeps the state of what it adds to rows, such as the buttons of a swipe.
extension ListAssembly {
  /// Returns where what the list adds to rows keeps its state: below the view that shows the row's data, so that the
  /// state stays with the data when rows are inserted, removed or moved.
  func places(of nodes: [RenderNode], _ element: ViewElement) -> [EvaluationContext] {
    var whole = element.context.child(.part(.row))
    whole.environment = context.environment
    whole.environment.leaveContainer()
    // A view that produces several rows, such as a `Group` of subviews, knows only the identities of their data.
    var counts: [AnyHashable?: Int] = [:]
    return nodes.map { node in
      let id = node.traits.id
      let place = id.map { whole.child(.id($0)) } ?? whole
      guard nodes.count > 1 else { return place }
      let number = counts[id, default: 0]
      counts[id] = number + 1
      return number == 0 ? place : place.child(.index(number))
    }
  }
}
