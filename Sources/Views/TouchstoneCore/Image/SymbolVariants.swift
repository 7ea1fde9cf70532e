import Foundation
import TouchstoneDrawing

/// Variants of a symbol, such as filled, enclosed in a circle or slashed.
///
/// - Source: SwiftUI, `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  /// The symbol enclosed in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The symbol enclosed in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The symbol enclosed in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variants enclosed in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// The variants enclosed in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// The variants enclosed in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// The filled variants.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variants with a slash.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns whether these variants include all of the given ones.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// Returns the names to try for a symbol, the most specific one first.
  package func names(for name: String) -> [String] {
    var variant = name
    if let shape, !name.contains(".\(shape)") { variant += ".\(shape)" }
    if isSlashed, !name.contains(".slash") { variant += ".slash" }
    if isFilled, !name.hasSuffix(".fill") { variant += ".fill" }
    return variant == name ? [name] : [variant, name]
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}
