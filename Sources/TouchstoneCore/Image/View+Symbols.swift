import Foundation
import TouchstoneDrawing

extension View {
  /// Sets how large symbols inside are beside text of the same font; medium by default.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets in which colours the layers of symbols inside are drawn; `nil` leaves it to the symbol.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets which variant of symbols inside is drawn, such as the filled one; symbols that lack it stay as they are.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
