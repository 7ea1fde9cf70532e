import Foundation
import TouchstoneDrawing

/// How the layers of a symbol are coloured.
///
/// - Source: SwiftUI, `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers have the same style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer has the symbol's own colour.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Each layer has the foreground style, with an opacity that depends on its level.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer has the foreground style of its level.
  public static let palette = SymbolRenderingMode(name: "palette")
}
