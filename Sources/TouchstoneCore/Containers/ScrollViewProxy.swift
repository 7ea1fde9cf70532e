public import TouchstoneDrawing

/// Scrolls to views by their identity.
///
/// - Source: SwiftUI, `ScrollViewProxy`.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Scrolls until a view shows, a point of it on the same point of the scroll view where one is given.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
