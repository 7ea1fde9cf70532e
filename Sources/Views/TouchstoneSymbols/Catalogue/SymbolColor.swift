package import TouchstoneDrawing

/// A colour of a symbol in multicolor rendering.
package enum SymbolColor: Hashable, Sendable {
  case system(SystemColor)
  /// The current accent colour.
  case accent
  case fixed(ResolvedColor)

  package static let red = SymbolColor.system(.red)
  package static let orange = SymbolColor.system(.orange)
  package static let yellow = SymbolColor.system(.yellow)
  package static let green = SymbolColor.system(.green)
  package static let cyan = SymbolColor.system(.cyan)
  package static let blue = SymbolColor.system(.blue)
  package static let brown = SymbolColor.system(.brown)
  package static let gray = SymbolColor.system(.gray)
  package static let white = SymbolColor.fixed(.white)
  package static let black = SymbolColor.fixed(.black)
}
