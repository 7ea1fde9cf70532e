public import Foundation
public import TouchstoneDrawing

/// The position of a scroll view: a view with an identity, an edge of the content, or a point in it.
///
/// - Source: SwiftUI, `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  private struct Identity: Equatable {
    let value: any Hashable & Sendable

    static func == (lhs: Identity, rhs: Identity) -> Bool { AnyHashable(lhs.value) == AnyHashable(rhs.value) }
  }

  private enum Kind: Equatable {
    case automatic
    case view(Identity, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var kind = Kind.automatic
  private let idType: ObjectIdentifier?

  /// Creates a position at the view with an identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    idType = nil
    kind = .view(Identity(value: id), anchor: anchor)
  }

  /// Creates an automatic position, for views with identities of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.idType = ObjectIdentifier(idType)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.idType = ObjectIdentifier(idType)
    kind = .edge(edge)
  }

  /// Creates a position at a point in the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.idType = ObjectIdentifier(idType)
    kind = .point(x: point.x, y: point.y)
  }

  /// Creates a position at a point in the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Creates a position at a distance from the content's left edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.idType = ObjectIdentifier(idType)
    kind = .point(x: x, y: nil)
  }

  /// Creates a position at a distance from the content's top edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.idType = ObjectIdentifier(idType)
    kind = .point(x: nil, y: y)
  }

  /// Scrolls to the view with an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    kind = .view(Identity(value: id), anchor: anchor)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { kind = .edge(edge) }

  /// Scrolls to a point in the content.
  public mutating func scrollTo(point: CGPoint) { kind = .point(x: point.x, y: point.y) }

  /// Scrolls to a point in the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { kind = .point(x: x, y: y) }

  /// Scrolls to a distance from the content's left edge.
  public mutating func scrollTo(x: CGFloat) { kind = .point(x: x, y: nil) }

  /// Scrolls to a distance from the content's top edge.
  public mutating func scrollTo(y: CGFloat) { kind = .point(x: nil, y: y) }

  /// Whether the user scrolled last; always `false` in pictures.
  public var isPositionedByUser: Bool { false }

  /// The edge of the position, if any.
  public var edge: Edge? {
    if case .edge(let edge) = kind { edge } else { nil }
  }

  /// The point of the position, if any.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = kind { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the content's left edge, if any.
  public var x: CGFloat? {
    if case .point(let x, _) = kind { x } else { nil }
  }

  /// The distance from the content's top edge, if any.
  public var y: CGFloat? {
    if case .point(_, let y) = kind { y } else { nil }
  }

  /// The identity of the view at the position, if any.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = kind { id.value } else { nil }
  }

  /// Returns the identity of the view at the position if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = kind { id.value as? T } else { nil }
  }

  /// Returns what the scroll view should show.
  ///
  /// - Parameter anchor: The anchor for positions that do not specify one.
  func target(anchor: UnitPoint?) -> ScrollDestination? {
    switch kind {
    case .automatic: nil
    case .view(let id, let own): .view(AnyHashable(id.value), anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}

/// The target of a scroll view.
package enum ScrollDestination: Equatable {
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

extension Edge {
  /// The point at an edge by which a scroll view and its content are aligned.
  var anchor: UnitPoint {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// A modifier that scrolls the scroll views in its content.
struct ScrollPositionModifier {
  let target: ScrollDestination?
  /// Whether the target is the value of a binding to an identity.
  var isIdentity = false
}

extension ScrollPositionModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    guard let target, !isInitialOnDesktop(context) else { return content(context) }
    let requests = ScrollRequests(target: target, outer: context.environment.scrollSettings.requests)
    return content(context.environment { $0.scrollSettings.requests = requests })
  }

  /// The target that a binding had at first, and whether it has had another one since.
  private final class History {
    let initial: ScrollDestination?
    var hasChanged = false

    init(initial: ScrollDestination?) { self.initial = initial }
  }

  /// Returns whether the target is the one that a binding to an identity had before the first layout, to which macOS does not
  /// scroll.
  ///
  /// - Source: frames that SwiftUI tells on macOS 26: of rows of 20 points in 219, row 10 stays at 200; of rows of 30, centred
  ///   on any, row 0 stays at 0. After later changes it scrolls.
  @MainActor
  private func isInitialOnDesktop(_ context: EvaluationContext) -> Bool {
    guard isIdentity, context.environment.look.isDesktop else { return false }
    let history = context.place.slots[.own] as? History ?? History(initial: target)
    context.place.slots[.own] = history
    if history.initial != target { history.hasChanged = true }
    return !history.hasChanged
  }
}

extension View {
  /// Scrolls the scroll views in this view to the identity in a binding.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    let target = id.wrappedValue.map { ScrollDestination.view(AnyHashable($0), anchor: anchor) }
    return modifier(ScrollPositionModifier(target: target, isIdentity: true))
  }

  /// Scrolls the scroll views in this view to a position.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(target: position.wrappedValue.target(anchor: anchor)))
  }
}
