public import Foundation
public import TouchstoneDrawing

/// A point or a rectangle of a view, which a `GeometryProxy` tells in the coordinates of another view.
///
/// - Source: SwiftUI, `Anchor`.
public struct Anchor<Value> {
  private let source: Source
  private let place: AnchorPlace

  package init(_ source: Source, of node: RenderNode) {
    self.source = source
    place = AnchorPlace(node)
  }

  /// The value in the coordinates of another view.
  func value(in node: RenderNode?) -> Value {
    guard let origin = place.node, let node else { return source.value(.zero, .identity) }
    let transform = origin.transform(to: nil).concatenating(node.transform(to: nil).inverted())
    return source.value(origin.frame.size, transform)
  }

  /// Which point or rectangle of a view an anchor is.
  ///
  /// - Source: SwiftUI, `Anchor.Source`.
  public struct Source {
    /// The value in a view of a size, mapped by a transform.
    let value: (CGSize, CGAffineTransform) -> Value
    private let id: AnyHashable

    init(id: AnyHashable, _ value: @escaping (CGSize, CGAffineTransform) -> Value) {
      self.id = id
      self.value = value
    }
  }
}

/// Where an anchor was taken.
///
/// A class because the tree may be gone when somebody asks.
private final class AnchorPlace {
  weak var node: RenderNode?

  init(_ node: RenderNode) {
    self.node = node
  }
}

// SAFETY: anchors are made and resolved on the main actor, where layout runs; elsewhere they are only carried.
extension Anchor: @unchecked Sendable where Value: Sendable {}
// SAFETY: the closure only computes from its arguments and from values that it holds.
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
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(id: "bounds") { CGRect(origin: .zero, size: $0).applying($1) }
  }

  /// A rectangle of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(id: "\(r)") { r.applying($1) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(id: "\(p)") { p.applying($1) }
  }

  /// A point of the view, by shares of its width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(id: p) { p.point(in: CGRect(origin: .zero, size: $0)).applying($1) }
  }

  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several points or rectangles of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(id: AnyHashable(array)) { size, transform in array.map { $0.value(size, transform) } }
  }

  /// A point or a rectangle of the view, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(id: AnyHashable(anchor)) { size, transform in anchor?.value(size, transform) }
  }
}

/// Says the value of a preference, made from a point or a rectangle of a view.
struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let change: (inout Key.Value?, Anchor<Value>) -> Void
}

extension AnchorPreferenceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

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
  /// Says the value of a preference, made from a point or a rectangle of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Adds to the value of a preference, from a point or a rectangle of the view.
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
