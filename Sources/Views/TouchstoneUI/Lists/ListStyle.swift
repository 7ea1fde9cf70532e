public import TouchstoneCore

/// The style of lists.
///
/// - Source: SwiftUI, `ListStyle`.
public protocol ListStyle {
  var _appearance: _ListAppearance { get }
  /// Whether every second row has a grey background, which only macOS has.
  var _alternatesRows: Bool { get }
}

extension ListStyle {
  public var _alternatesRows: Bool { false }
}

/// The list styles that are drawn.
public enum _ListAppearance: Hashable, Sendable {
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar

  /// Whether the rows of a section share a background.
  var isGrouped: Bool { self != .plain && self != .inset }
  /// Whether that background is inset from the sides of the list.
  var isInset: Bool { self == .insetGrouped || self == .sidebar }
}

/// The default style: groups with rounded corners, as on iOS.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public init() {}
  public var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style; use `.plain` as a shorthand.
  public init() {}
  public var _appearance: _ListAppearance { .plain }
}

/// Inset rows, whose lines end before the side of the list. On macOS, selected rows have round corners.
public struct InsetListStyle: ListStyle, Sendable {
  public let _alternatesRows: Bool

  /// Creates the style; use `.inset` as a shorthand.
  public init() { self.init(alternatesRowBackgrounds: false) }
  /// Creates the style. On macOS, every second row can have a grey background.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  public var _appearance: _ListAppearance { .inset }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style; use `.grouped` as a shorthand.
  public init() {}
  public var _appearance: _ListAppearance { .grouped }
}

/// Groups with rounded corners.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style; use `.insetGrouped` as a shorthand.
  public init() {}
  public var _appearance: _ListAppearance { .insetGrouped }
}

/// Groups with prominent headers, which collapse sections that are collapsible.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style; use `.sidebar` as a shorthand.
  public init() {}
  public var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: groups with rounded corners, as on iOS.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows, whose lines end before the side of the list.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Returns inset rows, every second of which can have a grey background on macOS.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Groups with prominent headers, which collapse sections that are collapsible.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of lists.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, style._appearance)
      .environment(\.listSettings.styleAlternatesRows, style._alternatesRows)
  }
}
