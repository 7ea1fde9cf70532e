/// A font of a ``Look``: a text style in its own weight, in its bold weight, or in another.
package struct LookFont: Hashable, Sendable {
  private enum Weight: Hashable, Sendable { case usual, bold, other(Font.Weight) }

  private let style: Font.TextStyle
  private let weight: Weight

  package static func style(_ style: Font.TextStyle, weight: Font.Weight? = nil) -> LookFont {
    LookFont(style: style, weight: weight.map { .other($0) } ?? .usual)
  }

  package static func bold(_ style: Font.TextStyle) -> LookFont { LookFont(style: style, weight: .bold) }

  /// The font, which follows Dynamic Type.
  package var font: Font {
    let font = Font.system(style)
    return switch weight {
    case .usual: font
    case .bold: font.bold()
    case .other(let weight): font.weight(weight)
    }
  }
}
