public import TouchstoneCore
public import TouchstoneDrawing

/// How a screen's content fades below the bars.
struct ScrollEdgeEffects {
  var styles: [VerticalEdge: ScrollEdgeEffectStyle] = [:]
  var hidden: [VerticalEdge: Bool] = [:]

  mutating func merge(_ other: ScrollEdgeEffects) {
    styles.merge(other.styles) { first, _ in first }
    hidden.merge(other.hidden) { first, _ in first }
  }
}

/// The background of a screen, into which its content fades. Only the list or the view that draws it knows it.
///
/// A class, so that the bars can read it when they are drawn.
final class ScreenBackground {
  var color: Color?
}

extension Edge.Set {
  fileprivate var vertical: [VerticalEdge] {
    (contains(.top) ? [.top] : []) + (contains(.bottom) ? [.bottom] : [])
  }
}

extension View {
  /// Sets how content fades below bars, on iOS 26: softly, or with a line at the bar's edge.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    navigation { settings in
      for edge in edges.vertical { settings.edgeEffects.styles[edge] = style }
    }
  }

  /// Sets whether content below bars is shown as it is, on iOS 26.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    navigation { settings in
      for edge in edges.vertical { settings.edgeEffects.hidden[edge] = hidden }
    }
  }
}
