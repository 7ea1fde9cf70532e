package import Foundation
public import TouchstoneDrawing

/// The coordinate space of a frame or a point.
///
/// - Source: SwiftUI, `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the root view.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the nearest ancestor with the given name.
  case named(AnyHashable)

  /// Whether this is the coordinate space of the root view.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the coordinate space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
///
/// - Source: SwiftUI, `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space as a `CoordinateSpace` value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the root view.
///
/// - Source: SwiftUI, `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space; prefer the shorthand `.global`.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
///
/// - Source: SwiftUI, `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space; prefer the shorthand `.local`.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an ancestor, identified by name.
///
/// - Source: SwiftUI, `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the root view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the ancestor that was given this name with `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the visible area of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollCoordinateSpace.any) }

  /// Returns the coordinate space of the visible area of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: axis == .horizontal ? ScrollCoordinateSpace.horizontal : .vertical)
  }
}

/// The names of the coordinate spaces of scroll views.
package enum ScrollCoordinateSpace: Hashable {
  case any
  case horizontal
  case vertical
}

/// Names the coordinate space of a view.
struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { CoordinateSpaceNode(name: name, child: $0) }
  }
}

/// A view with a named coordinate space.
package final class CoordinateSpaceNode: EffectNode {
  let spaceName: AnyHashable

  init(name: AnyHashable, child: RenderNode) {
    spaceName = name
    super.init(name: "coordinateSpace", child: child)
  }

  package override func names(_ space: AnyHashable) -> Bool { space == spaceName }
}

extension RenderNode {
  /// Returns the view that owns a coordinate space, or `nil` for the root's.
  package func owner(of space: CoordinateSpace) -> RenderNode? {
    switch space {
    case .global: nil
    case .local: self
    case .named(let name): ancestor { $0.names(name) }
    }
  }

  /// Returns the view's frame in a coordinate space.
  package func frame(in space: CoordinateSpace) -> CGRect { frame(in: owner(of: space)) }
}

extension View {
  /// Names the view's coordinate space so that its descendants can convert their frames to it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinate space so that its descendants can convert their frames to it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
