public import Foundation
public import TouchstoneDrawing

/// A point or rectangle of a view, which a `GeometryProxy` converts to the coordinates of another view.
///
/// - Source: SwiftUI, `Anchor`.
public struct Anchor<Value> {
  private let source: Source
  private let place: AnchorPlace

  package init(_ source: Source, of node: RenderNode) {
    self.source = source
    place = AnchorPlace(node)
  }

  /// Returns the value in the coordinates of another view.
  func value(in node: RenderNode?) -> Value {
    guard let origin = place.node, let node else { return source.value(.zero, .identity) }
    let transform = origin.transform(to: nil).concatenating(node.transform(to: nil).inverted())
    return source.value(origin.frame.size, transform)
  }

  /// The point or rectangle of a view to which an anchor refers.
  ///
  /// - Source: SwiftUI, `Anchor.Source`.
  public struct Source {
    /// Returns the value for a view of the given size, transformed.
    let value: (CGSize, CGAffineTransform) -> Value
    private let id: AnyHashable

    init(id: AnyHashable, _ value: @escaping (CGSize, CGAffineTransform) -> Value) {
      self.id = id
      self.value = value
    }
  }
}

/// The view for which an anchor was created.
///
/// This is a class because the tree may no longer exist when the anchor is resolved.
private final class AnchorPlace {
  weak var node: RenderNode?

  init(_ node: RenderNode) {
    self.node = node
  }
}

// SAFETY: anchors are created and resolved on the main actor, where layout runs; elsewhere they are only passed along.
extension Anchor: @unchecked Sendable where Value: Sendable {}
// SAFETY: the closure only computes from its arguments and from the values that it captures.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.place === rhs.place || (lhs.place.node === rhs.place.node && lhs.source == rhs.source)
  }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(place.node.map(ObjectIdentifier.init))
  }
}

extension Anchor.Source: Hashable {
  public static func == (lhs: Anchor<Value>.Source, rhs: Anchor<Value>.Source) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(id: "bounds") { CGRect(origin: .zero, size: $0).applying($1) }
  }

  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(id: "\(r)") { r.applying($1) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(id: "\(p)") { p.applying($1) }
  }

  /// Returns a point as a fraction of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(id: p) { p.point(in: CGRect(origin: .zero, size: $0)).applying($1) }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The centre of the top edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The centre of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The centre of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The centre of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source for several points or rectangles of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(id: AnyHashable(array)) { size, transform in array.map { $0.value(size, transform) } }
  }

  /// Creates a source for an optional point or rectangle of the view.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(id: AnyHashable(anchor)) { size, transform in anchor?.value(size, transform) }
  }
}

/// A modifier that sets a preference from a point or rectangle of a view.
struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let change: (inout Key.Value?, Anchor<Value>) -> Void
}

extension AnchorPreferenceModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { node in
      PreferenceNode<Key>(child: node) { [source, change] node, inner in
        var value = inner
        change(&value, Anchor(source, of: node))
        return value ?? Key.defaultValue
      }
    }
  }
}

extension View {
  /// Sets a preference from a point or rectangle of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Transforms a preference using a point or rectangle of the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value) { value, anchor in
        var changed = value ?? K.defaultValue
        transform(&changed, anchor)
        value = changed
      })
  }
}
