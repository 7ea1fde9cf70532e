import Foundation
import TouchstoneDrawing

/// Variants of a symbol: filled, in a circle, struck through.
///
/// - Source: SwiftUI, `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The symbol filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a line through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// These variants in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// These variants filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These variants with a line through them.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether a symbol of these variants has all that others ask for.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// The names to try for a symbol, the most specific one first.
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
