public import TouchstoneCore
import TouchstoneDrawing

/// How tables look.
///
/// - Source: SwiftUI, `TableStyle`.
public protocol TableStyle {}

/// As the platform has it.
public struct AutomaticTableStyle: TableStyle {}

/// With room at the sides.
public struct InsetTableStyle: TableStyle {}

/// With a border.
public struct BorderedTableStyle: TableStyle {}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform has it.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With room at the sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// With room at the sides, every second row on a grey.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets how tables look; all look alike here.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Shows or hides the headers of tables; they are shown where the width is regular.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  /// Sets whether every second row has a grey background; none has here.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { self }
}
