/// Something that a picture lacks, although the rest of it could be drawn.
public enum RenderDiagnostic: Hashable, Sendable {
  /// No drawing is known for a symbol; a placeholder was drawn.
  case unknownSymbol(name: String)
  /// No file was found for an image; a placeholder was drawn.
  case unknownImage(name: String, searched: [String])
  /// An image file could not be decoded; a placeholder was drawn.
  case unreadableImage(name: String, reason: String)
  /// An image file holds something that is not drawn, such as text in an SVG file; the rest was.
  case incompleteImage(name: String, omissions: [String])
  /// No colour set of a name was found, or it holds no colour that can be read; magenta was drawn.
  case unknownColor(name: String)
  /// No font has a glyph for a character; a box was drawn.
  case missingGlyph(character: Character)
  /// No font of a name was found; the system font is used instead.
  case missingFont(family: String)
  /// A table of strings could not be read; keys stand in for their texts.
  case unreadableStrings(path: String, reason: String)
  /// A text could not be set at all, and is missing.
  case textNotSet(reason: String)
  /// A font that the package's font set pins is not on this machine; the text is missing.
  case fontNotOnMachine(font: String, set: String)
  /// Views lie in each other deeper than the stack allows; what lies deeper was left out.
  case tooDeep(limit: Int)
  /// A lazy container without a scroll view of a certain length around it is longer than this, in points; what lies behind
  /// was left out.
  case tooLong(limit: Int)
  /// Views changed their own state at each evaluation, so that no picture was ever up to date. The changes are those of
  /// the last evaluation: the properties, the views that they belong to, and the preferences that set them.
  case unsettled(evaluations: Int, changes: [String])
  /// A frame was asked for with a length that no frame can have; it was ignored.
  case invalidFrame(reason: String)
  /// Something in the data of a chart cannot be drawn; the rest of the chart was.
  case chartData(reason: String)
  /// A view of UIKit or AppKit cannot be drawn; a placeholder was.
  case platformView(type: String)

  /// Whether something that the view names is not there: a symbol, an image, a colour, a glyph or a font.
  public var isMissing: Bool {
    switch self {
    case .unknownSymbol, .unknownImage, .unknownColor, .missingGlyph, .missingFont: true
    default: false
    }
  }

  /// Whether the picture is wrong rather than incomplete: a test that compares it should fail.
  public var isError: Bool {
    switch self {
    case .unknownImage, .unreadableImage, .unreadableStrings, .textNotSet, .fontNotOnMachine, .tooDeep, .tooLong,
      .unsettled:
      true
    case .incompleteImage, .unknownSymbol, .unknownColor, .missingGlyph, .missingFont, .invalidFrame,
      .chartData, .platformView:
      false
    }
  }
}
