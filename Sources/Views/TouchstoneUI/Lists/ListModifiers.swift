public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

extension View {
  /// Sets the insets of a row's content; `nil` for the default insets.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }

  /// Sets the insets of a row's content at some edges, in points; `nil` for the default ones.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRow { row in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { row.edgeInsets[edge] = length }
    }
  }

  /// Sets a view as the background of a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    listRow { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the separators of a row.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow { row in for edge in edges.edges { row.separators[edge] = visibility } }
  }

  /// Sets the colour of a row's separators.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow { row in for edge in edges.edges { row.separatorTints[edge] = color } }
  }

  /// Shows or hides the separators of a section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { row in for edge in edges.edges { row.sectionSeparators[edge] = visibility } }
  }

  /// Sets the colour of the separators above and below a section.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow { row in for edge in edges.edges { row.sectionSeparatorTints[edge] = color } }
  }

  /// Sets the colour of the icons in the rows of lists.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { environment(\.listSettings.itemTint, tint) }

  /// Sets the spacing between rows, in points; `nil` for rows without gaps.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSettings.rowSpacing, spacing)
  }

  /// Sets the spacing between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(ListSectionSpacingModifier(spacing: spacing))
  }

  /// Sets the spacing between sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}

extension VerticalEdge.Set {
  fileprivate var edges: [VerticalEdge] { VerticalEdge.allCases.filter { contains(VerticalEdge.Set($0)) } }
}
