public import TouchstoneCore
import TouchstoneDrawing

/// A type that defines the appearance of tables. The built-in styles differ only in the backgrounds of rows, on macOS.
///
/// - Source: SwiftUI, `TableStyle`.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The type of the view that the style creates for a table.
  associatedtype Body: View
  /// The parts of a table.
  typealias Configuration = TableStyleConfiguration

  /// Creates the view of a table.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a table, which only the built-in styles can show.
///
/// - Source: SwiftUI, `TableStyleConfiguration`.
public struct TableStyleConfiguration { let content: AnyView }

/// The platform default.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// With space at the sides.
public struct InsetTableStyle: TableStyle, Sendable {
  private let alternates: Bool

  /// Creates the style; use `.inset` as a shorthand.
  public nonisolated init() { alternates = true }
  /// Creates the style with or without a grey background for every second row, which only macOS has.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.content.alternatingRowBackgrounds(alternates ? .enabled : .disabled)
  }
}

/// With a border.
public struct BorderedTableStyle: TableStyle, Sendable {
  private let alternates: Bool

  /// Creates the style; use `.bordered` as a shorthand.
  public nonisolated init() { alternates = true }
  /// Creates the style with or without a grey background for every second row, which only macOS has.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.content.alternatingRowBackgrounds(alternates ? .enabled : .disabled)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform default.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With space at the sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Returns a style with space at the sides, and a grey background for every second row.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Returns a style with a border, and a grey background for every second row.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets the style of tables.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// A table in the style that is set for it.
struct StyledTable<Content: View>: PrimitiveView {
  let content: Content

  func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.evaluate(TableStyleConfiguration(content: AnyView(content)), default: AutomaticTableStyle()) {
      $0.makeBody(configuration: $1)
    }
  }
}
