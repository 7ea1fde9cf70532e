public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: _ListAppearance? { nil } }
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum ItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum AlternatingKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
  }
  private enum StyleAlternatesKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The style of lists: that of the container, such as a form, or else the one that code sets, by default that of the
  /// column of a split view, or of the system.
  var listAppearance: _ListAppearance {
    get {
      if let style = surroundings.listAppearance ?? self[LookKey.self] { return style }
      return switch surroundings.column?.kind {
      case .sidebar: .sidebar
      case .content: .plain
      case .detail, nil: look.isDesktop ? .inset : .insetGrouped
      }
    }
    set {
      // A style that code sets inside of a container replaces that of the container.
      surroundings.listAppearance = nil
      self[LookKey.self] = newValue
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
}
