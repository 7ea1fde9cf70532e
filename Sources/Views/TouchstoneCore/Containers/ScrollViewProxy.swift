public import TouchstoneDrawing

/// A proxy that scrolls to views by their identity.
///
/// - Source: SwiftUI, `ScrollViewProxy`.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Scrolls until a view is visible, or until the anchors of the view and the scroll view meet if one is given.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
