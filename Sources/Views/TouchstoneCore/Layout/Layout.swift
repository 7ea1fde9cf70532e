public import Foundation
public import TouchstoneDrawing

/// A type that defines how a container arranges its subviews.
///
/// All containers, including the built-in ones, use this protocol. Lengths are in points.
///
/// - Source: SwiftUI, `Layout`.
public protocol Layout: Animatable {
  /// Data that the layout keeps between calls.
  associatedtype Cache = Void

  /// The subviews of the container.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, such as its orientation.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places the subviews by calling `place(at:anchor:proposal:)` on each.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Returns the position of a horizontal guide, or `nil` if the container does not set it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide, or `nil` if the container does not set it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the preferred distances between the container and its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Creates the cache for the given subviews.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after the subviews changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Merges the guides of the subviews: their average, or the first or last one for text baselines.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(guide.key)
  }

  /// Merges the guides of the subviews: their average, or the first or last one for text baselines.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(guide.key)
  }

  /// Returns the union of the subviews' spacing.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }
}

extension Layout where Cache == Void {
  /// Creates an empty cache, for layouts that keep no data.
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  /// Arranges views with this layout.
  ///
  /// A layout that is also a view keeps its own initialisers with a trailing closure.
  @MainActor @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Properties that describe how a layout behaves as a container.
///
/// - Source: SwiftUI, `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, along which spacers expand.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}
}

/// A view that arranges its content with a layout.
package struct LayoutView<L: Layout, Content> {
  package let layout: L
  package let content: Content

  package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LayoutView: View, PrimitiveView where Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let erased = layout as? AnyLayout
    let context = context.environment {
      $0.enterStack(erased.map(\.stackOrientation) ?? L.layoutProperties.stackOrientation)
    }
    let nodes = context.child(.content).evaluate(content)
    let name = (erased?.name ?? String(describing: L.self)).replacing("Layout", with: "")
    return [LayoutNode(layout: context.animated(layout), name: name, children: nodes, environment: context.environment)]
  }
}
