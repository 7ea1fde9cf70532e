package import Foundation
public import TouchstoneDrawing

/// The coordinates in which a frame is told.
///
/// - Source: SwiftUI, `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// Those of the root.
  case global
  /// Those of the view itself.
  case local
  /// Those of the nearest view around that gave them the name.
  case named(AnyHashable)

  /// Whether the coordinates are those of the root.
  public var isGlobal: Bool { self == .global }

  /// Whether the coordinates are those of the view itself.
  public var isLocal: Bool { self == .local }
}

/// The coordinates in which a frame is told, as a type.
///
/// - Source: SwiftUI, `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The coordinates as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the root.
///
/// - Source: SwiftUI, `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space; `.global` is shorter.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
///
/// - Source: SwiftUI, `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space; `.local` is shorter.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that gave them a name.
///
/// - Source: SwiftUI, `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the root.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the view around that `coordinateSpace(_:)` gave the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the visible part of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollCoordinateSpace.any) }

  /// The coordinates of the visible part of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: axis == .horizontal ? ScrollCoordinateSpace.horizontal : .vertical)
  }
}

/// The names of the coordinates of scroll views.
package enum ScrollCoordinateSpace: Hashable {
  case any
  case horizontal
  case vertical
}

/// Gives the coordinates of a view a name.
struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { CoordinateSpaceNode(name: name, child: $0) }
  }
}

/// A view whose coordinates have a name.
package final class CoordinateSpaceNode: EffectNode {
  let spaceName: AnyHashable

  init(name: AnyHashable, child: RenderNode) {
    spaceName = name
    super.init(name: "coordinateSpace", child: child)
  }

  package override func names(_ space: AnyHashable) -> Bool { space == spaceName }
}

extension RenderNode {
  /// The view whose coordinates are meant, or `nil` for those of the root.
  package func owner(of space: CoordinateSpace) -> RenderNode? {
    switch space {
    case .global: nil
    case .local: self
    case .named(let name): ancestor { $0.names(name) }
    }
  }

  /// The view's rectangle in some coordinates.
  package func frame(in space: CoordinateSpace) -> CGRect { frame(in: owner(of: space)) }
}

extension View {
  /// Gives the view's coordinates a name, by which the views within can ask for their frames.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinates a name, by which the views within can ask for their frames.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
