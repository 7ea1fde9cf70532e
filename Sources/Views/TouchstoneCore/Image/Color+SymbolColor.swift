import TouchstoneSymbols

extension Color {
  /// Creates the colour of a symbol layer for multicolor rendering.
  init(_ color: SymbolColor) {
    switch color {
    case .system(let name): self.init(storage: .system(name))
    case .accent: self.init(storage: .accent)
    case .fixed(let components): self.init(storage: .fixed(components))
    }
  }
}
