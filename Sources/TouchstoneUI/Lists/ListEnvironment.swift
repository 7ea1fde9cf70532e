public import Foundation
import TouchstoneDrawing

/// Whether the rows of lists are being edited.
///
/// - Source: SwiftUI, `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// Rows are not edited.
  case inactive
  /// Rows are edited for a moment, as after a swipe.
  case transient
  /// Rows are edited.
  case active

  /// Whether rows are edited, be it for a moment.
  public var isEditing: Bool { self != .inactive }
}

/// The distance of a list's sections.
///
/// - Source: SwiftUI, `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  /// The usual gap of 35 points.
  public static let `default` = ListSectionSpacing(length: ListMetrics.sectionSpacing)
  /// Half of the usual gap: 17.5 points.
  public static let compact = ListSectionSpacing(length: ListMetrics.compactSectionSpacing)
  /// A gap of a length in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The list around a view.
struct ListContext {
  let look: _ListLook
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }
  private enum ContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { ListMetrics.rowHeight } }
  private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum ItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How lists look.
  var listLook: _ListLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// The list that the view is a row of.
  var listContext: ListContext? {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }

  /// How high rows of lists are at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// How high headers of lists are at least, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// Whether lists and editors show the ground behind their content.
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  /// Whether the rows around are being edited, and a way to change that.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  var listItemTint: Color? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }

  /// Whether the view lies on a sheet, whose dark colours are a step lighter.
  var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}

/// The grounds of screens and lists.
///
/// - Source: UIKit, `systemBackground` to `secondarySystemGroupedBackground` and `systemGray4`.
enum GroundColors {
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  private static let lightGray = rgb(242, 242, 247)
  private static let firstStep = rgb(28, 28, 30)
  private static let secondStep = rgb(44, 44, 46)

  /// The ground of a screen.
  static func screen(isElevated: Bool) -> Color {
    Color(storage: .dynamic(light: .white, dark: isElevated ? firstStep : .black))
  }

  /// The ground of a screen with groups.
  static func groups(isElevated: Bool) -> Color {
    Color(storage: .dynamic(light: lightGray, dark: isElevated ? firstStep : .black))
  }

  /// The ground of a group.
  static func group(isElevated: Bool) -> Color {
    Color(storage: .dynamic(light: .white, dark: isElevated ? secondStep : firstStep))
  }

  /// The ground of a box on a screen.
  static let box = Color(storage: .dynamic(light: lightGray, dark: firstStep))

  /// The ground of a row that is selected.
  static let selection = Color(storage: .dynamic(light: rgb(209, 209, 214), dark: rgb(58, 58, 60)))
}
