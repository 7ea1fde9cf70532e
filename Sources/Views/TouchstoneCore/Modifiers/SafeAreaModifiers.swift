public import Foundation
public import TouchstoneDrawing

/// A modifier that extends a view into the unsafe edges that it touches.
///
/// - Source: SwiftUI, `_SafeAreaRegionsIgnoringLayout`.
public struct _SafeAreaRegionsIgnoringLayout: Sendable {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set
}

extension _SafeAreaRegionsIgnoringLayout: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { SafeAreaIgnoringNode(regions: regions, edges: edges, child: $0) }
  }
}

/// A modifier that insets a view to make space for another one at an edge.
///
/// - Source: SwiftUI, `_InsetViewModifier`; the order of proposals by OpenSwiftUI, audited against Apple's frameworks.
public struct _InsetViewModifier<Content> {
  let content: Content
  let edge: Edge
  let spacing: CGFloat?
  let alignment: AlignmentKey
}

extension _InsetViewModifier: ViewModifier, PrimitiveModifier where Content: View {
  package func makeNodes(_ context: EvaluationContext, content primary: @escaping Evaluation) -> [RenderNode] {
    primary(context).enumerated().map { index, node in
      let bar = context.layer(index).evaluateOne(content)
      return InsetNode(primary: node, bar: bar, edge: edge, spacing: spacing, alignment: alignment)
    }
  }
}

/// A modifier that adds to the safe area insets of its content.
struct SafeAreaPaddingModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?
}

extension SafeAreaPaddingModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let insets = (insets ?? EdgeInsets(16, edges: .all)).on(edges)
    return content(context).map { SafeAreaPaddingNode(padding: insets, content: $0) }
  }
}

extension View {
  /// Extends the view into the unsafe edges that it touches.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Extends the view into the unsafe edges that it touches.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Shows another view above or below this one, and insets the safe area of this one accordingly.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(content: content(), edge: Edge(edge), spacing: spacing, alignment: alignment.key))
  }

  /// Shows another view beside this one, and insets the safe area of this one accordingly.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(content: content(), edge: Edge(edge), spacing: spacing, alignment: alignment.key))
  }

  /// Shows a bar above or below this view, and insets the safe area of this view accordingly.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar beside this view, and insets the safe area of this view accordingly.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds insets to the safe area of the view's content; scrolled content still passes below them.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  /// Adds insets to the safe area on some edges; `nil` uses the default of 16 points.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// Adds the same inset to the safe area on all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
