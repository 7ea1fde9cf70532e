public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The style of lists: that of the container, such as a form, or else the one that code sets, by default that of the
  /// column of a split view, or of the system.
  var listAppearance: _ListAppearance {
    get {
      if let style = surroundings.listAppearance ?? listSettings.appearance { return style }
      return switch surroundings.column?.kind {
      case .sidebar: .sidebar
      case .content: .plain
      case .detail, nil: look.isDesktop ? .inset : .insetGrouped
      }
    }
    set {
      leaveListOfContainer()
      listSettings.appearance = newValue
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
  @Entry public var defaultMinListHeaderHeight: CGFloat?

  /// A binding to the edit mode of the surrounding rows.
  @Entry public var editMode: Binding<EditMode>?
}
