public import Foundation
public import TouchstoneDrawing

/// A container's way to arrange its views.
///
/// All containers, the built-in ones too, are laid out through this protocol. Lengths are in points.
///
/// - Source: SwiftUI, `Layout`.
public protocol Layout: Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// How the layout behaves towards its surroundings.
  static var layoutProperties: LayoutProperties { get }

  /// The size that the container takes for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places the views, each by `place(at:anchor:proposal:)`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Where a guide lies, or `nil` if the container says nothing about it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Where a guide lies, or `nil` if the container says nothing about it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// The distances that the container likes to keep from its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Creates the cache for some views.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date after the views changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Merges the guides of the views: an average, or for text baselines the first and the last.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(guide.key)
  }

  /// Merges the guides of the views: an average, or for text baselines the first and the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedAlignment(guide.key)
  }

  /// The union of the spacings of the views.
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
  /// Makes no cache, for layouts that keep nothing.
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  /// Arranges views by this layout.
  ///
  /// A layout that is a view too keeps its own initialisers with a trailing closure.
  @MainActor @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// How a layout behaves towards its surroundings.
///
/// - Source: SwiftUI, `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The direction in which a stack runs; spacers stretch in it.
  public var stackOrientation: Axis?

  /// Creates properties without an orientation.
  public init() {}
}

/// Views that a layout arranges.
package struct LayoutView<L: Layout, Content> {
  package let layout: L
  package let content: Content

  package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LayoutView: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let erased = layout as? AnyLayout
    let context = context.environment {
      $0.stackAxis = erased.map(\.stackOrientation) ?? L.layoutProperties.stackOrientation
    }
    let nodes = context.child(.content).evaluate(content)
    let name = (erased?.name ?? String(describing: L.self)).replacing("Layout", with: "")
    return [LayoutNode(layout: context.animated(layout), name: name, children: nodes, environment: context.environment)]
  }
}
