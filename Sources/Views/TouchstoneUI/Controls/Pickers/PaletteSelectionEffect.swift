public import TouchstoneCore

/// How palettes show a selection. Pictures show palettes as segmented controls.
///
/// - Source: SwiftUI, `PaletteSelectionEffect`.
public struct PaletteSelectionEffect: Sendable {
  private let name: String

  /// Depends on the control.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// The control changes itself.
  public static let custom = PaletteSelectionEffect(name: "custom")

  /// Returns an effect that gives the symbol a variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}
