import Foundation
import TouchstoneDrawing

extension View {
  /// Sets the scale of symbols in the view relative to text of the same font; medium by default.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how the layers of symbols in the view are coloured; `nil` uses the symbol's default.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the variant of symbols in the view, such as the filled one; symbols without the variant are unchanged.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
