/// How the colours of a symbol are rendered.
///
/// - Source: SwiftUI, `SymbolColorRenderingMode`.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// A solid colour for each part.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient for each part.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol represents a variable value.
///
/// - Source: SwiftUI, `SymbolVariableValueMode`.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the part of it that is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// Sets how the colours of the symbol are rendered. Ignored in pictures.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Sets how the symbol represents a variable value. Ignored in pictures.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
