import TouchstoneSymbols

extension SymbolCatalog {
  /// Returns the name of a symbol's drawing for a layout direction.
  ///
  /// Symbols named for the reading direction, such as `chevron.forward` and `sidebar.leading`, are mirrored in right-to-left
  /// layout. Symbols named for a side are not, nor are the playback controls `forward` and `backward`.
  ///
  /// - Source: Apple's Human Interface Guidelines, "Right to left".
  static func name(_ name: String, in direction: LayoutDirection) -> String {
    guard direction == .rightToLeft, SymbolLibrary.shared.symbol(named: name) == nil else { return name }
    var parts = name.split(separator: ".")
    for index in parts.indices.dropFirst() {
      switch parts[index] {
      case "forward", "trailing": parts[index] = "left"
      case "backward", "leading": parts[index] = "right"
      default: break
      }
    }
    let turned = parts.joined(separator: ".")
    return contains(turned) ? turned : name
  }
}
