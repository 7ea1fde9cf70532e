public import TouchstoneCore

/// How lists look.
///
/// - Source: SwiftUI, `ListStyle`.
public protocol ListStyle {
  var _appearance: _ListAppearance { get }
}

/// The looks of lists that are drawn.
public enum _ListAppearance: Hashable, Sendable {
  case plain
  case grouped
  case insetGrouped
  case sidebar

  /// Whether the rows of a section lie together on a background of their own.
  var isGrouped: Bool { self != .plain }
  /// Whether that ground keeps clear of the sides of the list.
  var isInset: Bool { self == .insetGrouped || self == .sidebar }
}

/// The usual style: groups with round corners, as on iOS.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
  public var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style; `.plain` is shorter.
  public init() {}
  public var _appearance: _ListAppearance { .plain }
}

/// Rows that keep clear of the sides; it is drawn as the plain style is.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style; `.inset` is shorter.
  public init() {}
  public var _appearance: _ListAppearance { .plain }
}

/// Groups from side to side.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style; `.grouped` is shorter.
  public init() {}
  public var _appearance: _ListAppearance { .grouped }
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style; `.insetGrouped` is shorter.
  public init() {}
  public var _appearance: _ListAppearance { .insetGrouped }
}

/// Groups with prominent headers, which close sections that can be closed.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style; `.sidebar` is shorter.
  public init() {}
  public var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style: groups with round corners, as on iOS.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that keep clear of the sides; it is drawn as the plain style is.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Groups with prominent headers, which close sections that can be closed.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, style._appearance)
  }
}
