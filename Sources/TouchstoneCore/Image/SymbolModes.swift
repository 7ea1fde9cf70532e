/// How a symbol takes its colours.
///
/// - Source: SwiftUI, `SymbolColorRenderingMode`.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each part in one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Each part in a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
///
/// - Source: SwiftUI, `SymbolVariableValueMode`.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Says how symbols take their colours. Ignored in pictures.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Says how symbols show values. Ignored in pictures.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

extension Image {
  /// Says how a symbol takes its colours. Ignored in pictures.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Says how a symbol shows a value. Ignored in pictures.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
