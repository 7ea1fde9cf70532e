import Foundation
import TouchstoneDrawing

/// How the layers of a symbol are coloured.
///
/// - Source: SwiftUI, `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers alike.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer in the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Each layer in the foreground style, less opaque with its level.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer in the foreground style of its level.
  public static let palette = SymbolRenderingMode(name: "palette")
}
