import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The label on a capsule of glass.
///
/// - Source: SwiftUI, `GlassButtonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  private let glass: Glass

  /// Creates the style; use `.glass` as a shorthand.
  public nonisolated init() { glass = .regular }

  /// Creates the style with the given kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .buttonStyle(.plain)
      .modifier(ButtonPadding())
      .glassEffect(glass)
  }
}

/// The label on a capsule in the tint colour.
///
/// - Source: SwiftUI, `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style; use `.glassProminent` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on a capsule of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns the label on a capsule of the given kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on a capsule in the tint colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
