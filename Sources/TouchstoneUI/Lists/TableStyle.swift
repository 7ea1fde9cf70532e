import TouchstoneCore
import TouchstoneDrawing

/// A type that defines the appearance of tables.
///
/// - Source: SwiftUI, `TableStyle`.
public protocol TableStyle {}

/// The platform default.
public struct AutomaticTableStyle: TableStyle {}

/// With space at the sides.
public struct InsetTableStyle: TableStyle {}

/// With a border.
public struct BorderedTableStyle: TableStyle {}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform default.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With space at the sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Returns a style with space at the sides, and a grey background for every second row.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
