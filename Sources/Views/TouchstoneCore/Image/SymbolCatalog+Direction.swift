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
    for index in parts.indices.dropFirst() { parts[index] = turned(parts[index]) ?? parts[index] }
    let turned = parts.joined(separator: ".")
    return contains(turned) ? turned : name
  }

  /// Returns whether the drawing of a symbol is mirrored for a layout direction: it is named for the reading direction, as
  /// `star.leadinghalf.filled` is, and no other symbol for the side.
  static func isMirrored(_ name: String, in direction: LayoutDirection) -> Bool {
    guard direction == .rightToLeft, SymbolLibrary.shared.symbol(named: name) == nil,
      self.name(name, in: direction) == name
    else { return false }
    let parts = name.split(separator: ".")
    return parts.dropFirst().contains { turned($0) != nil }
      && !parts.contains { $0.hasSuffix("left") || $0.hasSuffix("right") }
  }

  /// Returns the side that a part of a name means from right to left, such as `righthalf` for `leadinghalf`; `nil` if it is
  /// not named for the reading direction.
  private static func turned(_ part: Substring) -> Substring? {
    switch part {
    case "forward": "left"
    case "backward": "right"
    case _ where part.contains("leading"): Substring(part.replacing("leading", with: "right"))
    case _ where part.contains("trailing"): Substring(part.replacing("trailing", with: "left"))
    default: nil
    }
  }
}
