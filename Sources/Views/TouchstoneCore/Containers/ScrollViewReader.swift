import TouchstoneDrawing

/// A view whose content can scroll programmatically with a proxy.
///
/// - Source: SwiftUI, `ScrollViewReader`.
public struct ScrollViewReader<Content> where Content: View {
  /// Creates the content from a scroll view proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader whose content can scroll programmatically.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let requests = context.place.slots[.own] as? ScrollRequests ?? ScrollRequests(host: context.host)
    context.place.slots[.own] = requests
    return context.child(.content).environment { $0.scrollSettings.requests = requests }
      .evaluate(content(ScrollViewProxy(requests: requests)))
  }
}

/// Where the scroll views of a reader are to be scrolled.
///
/// This is a class because a request is made after the views are laid out, and takes effect when they are laid out
/// again.
package final class ScrollRequests {
  private var target: ScrollDestination?
  /// The enclosing requests, for scroll views with a bound position as well.
  private let outer: ScrollRequests?
  private weak var host: EvaluationHost?

  init(host: EvaluationHost) {
    self.host = host
    outer = nil
  }

  /// Creates requests with an initial target.
  init(target: ScrollDestination, outer: ScrollRequests? = nil) {
    self.target = target
    self.outer = outer
  }

  /// The targets in order of precedence, explicit requests before bound positions; a scroll view uses the first that it
  /// contains.
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
