public import Foundation
public import TouchstoneDrawing

/// What a view knows of its size and its place, once it is laid out.
///
/// - Source: SwiftUI, `GeometryProxy`.
public struct GeometryProxy {
  /// The size of the view, in points.
  public let size: CGSize
  // The views made with the proxy belong to the node: it must not belong to them.
  private weak var node: RenderNode?

  init(_ node: RenderNode, size: CGSize) {
    self.size = size
    self.node = node
  }

  /// A point or a rectangle of another view, in the coordinates of this one.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: node) }

  /// The parts at the view's edges that lie under bars, in points.
  public var safeAreaInsets: EdgeInsets {
    guard let node else { return EdgeInsets() }
    return node.safeAreaInsets().resolved(in: node.environment.layoutDirection)
  }

  /// The view's rectangle in some coordinates.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    node?.frame(in: coordinateSpace) ?? CGRect(origin: .zero, size: size)
  }

  /// The view's rectangle in some coordinates.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of the view that named its coordinates, in those of this one; `nil` if none did.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let node, let owner = node.owner(of: coordinateSpace.coordinateSpace) else { return nil }
    return owner.bounds.applying(node.transform(to: owner).inverted())
  }
}

// SAFETY: the node is only asked on the main actor, where layout runs; elsewhere the proxy is only carried.
extension GeometryProxy: @unchecked Sendable {}
