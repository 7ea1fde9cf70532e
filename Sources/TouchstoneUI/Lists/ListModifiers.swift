public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

extension View {
  /// Sets the insets of a row's content; `nil` for the default insets.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }

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

  /// Sets the colour of a section's separators.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }

  /// Sets the colour of the icons in the rows of lists.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the spacing between rows, in points; `nil` for rows without gaps.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the spacing between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    listSectionSpacing(spacing.length)
  }

  /// Sets the spacing between sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing).listRow { $0.sectionSpacing = spacing }
  }

  /// Shows or hides the background of lists, forms and editors.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets the prominence of section headers.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence).listRow { $0.headerProminence = prominence }
  }

  /// Disables deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isDeleteDisabled = isDisabled }
  }

  /// Disables moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { listRow { $0.isMoveDisabled = isDisabled } }

  /// Adds buttons to a row, which a swipe reveals.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let buttons = AnyView(content())
    return listRow { $0.swipes[edge] = buttons }
  }

  /// Adds a number to the end of a row or to a tab; 0 hides it.
  public nonisolated func badge(_ count: Int) -> some View {
    listRow { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Adds text to the end of a row or to a tab.
  public nonisolated func badge(_ label: Text?) -> some View { listRow { $0.badge = label } }

  /// Adds text to the end of a row or to a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Adds text to the end of a row or to a tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets the prominence of badges.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    listRow { $0.badgeProminence = prominence }.environment(\.badgeProminence, prominence)
  }
}

extension VerticalEdge.Set {
  fileprivate var edges: [VerticalEdge] { VerticalEdge.allCases.filter { contains(VerticalEdge.Set($0)) } }
}
