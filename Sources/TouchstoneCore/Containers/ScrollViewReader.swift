import TouchstoneDrawing

/// Views that can scroll the scroll views within to a view of theirs.
///
/// - Source: SwiftUI, `ScrollViewReader`.
public struct ScrollViewReader<Content> where Content: View {
  /// Makes the content from a value that can scroll it.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view that can scroll the views inside.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let requests = context.place.slots[.own] as? ScrollRequests ?? ScrollRequests(host: context.host)
    context.place.slots[.own] = requests
    return context.child(.content).environment { $0.scrollRequests = requests }
      .evaluate(content(ScrollViewProxy(requests: requests)))
  }
}

/// Where the scroll views of a reader are to be scrolled.
///
/// A class because the request comes after the views are laid out, and counts when they are laid out again.
package final class ScrollRequests {
  private var target: ScrollDestination?
  /// The requests around, for scroll views whose position is bound as well.
  private let outer: ScrollRequests?
  private weak var host: EvaluationHost?

  init(host: EvaluationHost) {
    self.host = host
    outer = nil
  }

  /// Creates a request that stands from the start.
  init(target: ScrollDestination, outer: ScrollRequests? = nil) {
    self.target = target
    self.outer = outer
  }

  /// What is to be shown, the first one that a scroll view holds: what was asked for last before what was bound.
  package var targets: [ScrollDestination] { (outer?.targets ?? []) + (target.map { [$0] } ?? []) }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    if let outer { return outer.scroll(to: id, anchor: anchor) }
    let wanted = ScrollDestination.view(id, anchor: anchor)
    guard target != wanted else { return }
    target = wanted
    let host = host
    MainActor.runIfPossible { host?.invalidate(source: .scrolling) }
  }
}
