public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The list that encloses a view.
struct ListContext {
  let look: _ListAppearance
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: _ListAppearance? { nil } }
  private enum ContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum ItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum AlternatingKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
  }
  private enum StyleAlternatesKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum TableRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The style of lists.
  var listAppearance: _ListAppearance {
    get { self[LookKey.self] ?? (look.desktop == nil ? .insetGrouped : .inset) }
    set { self[LookKey.self] = newValue }
  }

  /// The list that the view is a row of.
  var listContext: ListContext? {
    get { self[ContextKey.self] }
    set {
      self[ContextKey.self] = newValue
      marksDataRows = newValue != nil
    }
  }

  /// The minimum height of list rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? rowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of list rows in the look, at the current type size.
  var rowHeight: CGFloat {
    let steps = max(0, DynamicTypeSize.large.rawValue - dynamicTypeSize.rawValue)
    return look.lists.rowHeight - look.lists.rowHeightStep * CGFloat(steps)
  }

  /// The minimum height of list headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// Whether the style of lists gives every second row another background.
  var listAlternatesRows: Bool {
    get { self[StyleAlternatesKey.self] }
    set { self[StyleAlternatesKey.self] = newValue }
  }

  /// Whether every second row of lists has another background, whatever their style.
  var alternatingRows: AlternatingRowBackgroundBehavior {
    get { self[AlternatingKey.self] }
    set { self[AlternatingKey.self] = newValue }
  }

  /// Whether the rows are those of a table on macOS, which no lines separate.
  var hasTableRows: Bool {
    get { self[TableRowsKey.self] }
    set { self[TableRowsKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// Whether lists and editors show the background behind their content.
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  /// A binding to the edit mode of the surrounding rows.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  var listItemTint: Color? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }

  /// Whether the view is on a sheet, whose dark colours are a step lighter.
  var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}
