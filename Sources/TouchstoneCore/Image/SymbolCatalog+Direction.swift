import TouchstoneSymbols

extension SymbolCatalog {
  /// The name of the drawing that a symbol has where layout runs in a direction.
  ///
  /// Arrows that are named for reading, such as `chevron.forward`, turn around where layout runs to the left. Those named
  /// for a side stay, and so do the buttons of players, `forward` and `backward`.
  ///
  /// - Source: Apple's Human Interface Guidelines, "Right to left".
  static func name(_ name: String, in direction: LayoutDirection) -> String {
    guard direction == .rightToLeft, SymbolLibrary.shared.symbol(named: name) == nil else { return name }
    var parts = name.split(separator: ".")
    for index in parts.indices.dropFirst() {
      switch parts[index] {
      case "forward": parts[index] = "left"
      case "backward": parts[index] = "right"
      default: break
      }
    }
    let turned = parts.joined(separator: ".")
    return contains(turned) ? turned : name
  }
}
