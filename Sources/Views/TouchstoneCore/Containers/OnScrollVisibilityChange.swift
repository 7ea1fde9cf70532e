import Foundation
import TouchstoneDrawing

/// A modifier that observes which views of a scroll view are visible.
struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let memory = context.place.memory(of: [ID].self)
    return content(
      context.environment {
        $0.scrollSettings.observers.append { [threshold, action] node in
          let shown = node.shownIdentities(threshold: threshold).compactMap { $0.base as? ID }
          memory.tell(shown, to: action)
        }
      })
  }
}

extension View {
  /// Performs an action with the identities of the views that are visible in the scroll view by at least the threshold.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }

  /// Performs an action when the visible fraction of the view in its scroll view crosses the threshold.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let window = proxy.bounds(of: .scrollView) else { return true }
      let shown = window.overlap(with: CGRect(origin: .zero, size: proxy.size))
      let area = proxy.size.width * proxy.size.height
      guard area > 0 else { return window.contains(CGPoint.zero) }
      return !shown.isNull && shown.width * shown.height / area >= CGFloat(threshold)
    } action: { (shows: Bool) in
      action(shows)
    }
  }
}
