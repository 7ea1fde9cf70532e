public import Foundation
public import TouchstoneDrawing

/// Access to the size and the coordinate space of a view after layout.
///
/// - Source: SwiftUI, `GeometryProxy`.
public struct GeometryProxy {
  /// The size of the view, in points.
  public let size: CGSize
  // The node owns the views that were created with the proxy, so the proxy must not own the node.
  private weak var node: RenderNode?

  init(_ node: RenderNode, size: CGSize) {
    self.size = size
    self.node = node
  }

  /// Resolves an anchor to a point or rectangle in this view's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: node) }

  /// The view's safe area insets, in points.
  public var safeAreaInsets: EdgeInsets {
    guard let node else { return EdgeInsets() }
    return node.safeAreaInsets().resolved(in: node.environment.layoutDirection)
  }

  /// Returns the view's frame in a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    node?.frame(in: coordinateSpace) ?? CGRect(origin: .zero, size: size)
  }

  /// Returns the view's frame in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of the view with a named coordinate space, in this view's coordinate space, or `nil` if no view
  /// has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let node, let owner = node.owner(of: coordinateSpace.coordinateSpace) else { return nil }
    return owner.bounds.applying(node.transform(to: owner).inverted())
  }
}

// SAFETY: the node is only used on the main actor, where layout runs; elsewhere the proxy is only passed along.
extension GeometryProxy: @unchecked Sendable {}
