import Foundation
import TouchstoneCore
import TouchstoneDrawing

extension ListMetrics {
  /// Returns the margin beside a group.
  func groupMargin(_ kind: _ListAppearance, width: CGFloat) -> CGFloat {
    kind.isInset || kind == .inset && contentMargin != nil ? margin(width: width) : 0
  }

  /// Returns the insets of a row's content.
  func rowInsets(width: CGFloat, typeSize: DynamicTypeSize) -> EdgeInsets {
    let side = contentMargin ?? margin(width: width)
    let padding = typeSize.isAccessibilitySize ? accessibilityRowPadding ?? rowPadding : rowPadding
    return EdgeInsets(top: padding, leading: side, bottom: padding, trailing: side)
  }
}

extension DesktopMetrics {
  /// Returns the rows of a kind of list; `nil` for groups, whose rows have the dimensions of other systems.
  func rows(in kind: _ListAppearance) -> Rows? {
    switch kind {
    case .grouped, .insetGrouped: nil
    case .sidebar: sidebarRows
    default: rows
    }
  }
}

extension EvaluationContext {
  /// The context of a list, whose rows on macOS have other dimensions than those of groups.
  func withListRows() -> EvaluationContext {
    environment.look.isDesktop ? environment { $0.setContainerValues { $0.setDesktopRows() } } : self
  }
}

extension EnvironmentValues {
  /// Replaces the dimensions of grouped rows with those that macOS has for other lists.
  fileprivate mutating func setDesktopRows() {
    let kind = listAppearance
    // A nested list starts from the look, not from the outer list's row dimensions.
    look = withoutContainerValues.look
    guard let rows = look.desktop?.rows(in: kind) else { return }
    look.lists.rowHeight = rows.height
    look.lists.rowPadding = rows.padding
    look.lists.singleLineHeight = rows.height - rows.padding
    look.lists.margin = Margin(narrow: rows.inset, wide: rows.inset, threshold: 0)
    look.lists.contentMargin = kind == .plain ? rows.inset + rows.contentInset : rows.contentInset
    look.lists.cornerRadius = rows.cornerRadius
    look.lists.sectionSpacing = rows.ends
    look.lists.compactSectionSpacing = rows.ends
    look.lists.headerHeight = rows.headerHeight
  }
}
