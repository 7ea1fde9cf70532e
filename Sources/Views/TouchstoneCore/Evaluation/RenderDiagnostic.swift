/// A problem in a picture whose other parts could be drawn.
public enum RenderDiagnostic: Hashable, Sendable {
  /// A symbol has no drawing; a placeholder was drawn.
  case unknownSymbol(name: String)
  /// An image file was not found; a placeholder was drawn.
  case unknownImage(name: String, searched: [String])
  /// An image file could not be decoded; a placeholder was drawn.
  case unreadableImage(name: String, reason: String)
  /// An image file contains unsupported features, such as text in an SVG file; the rest was drawn.
  case incompleteImage(name: String, omissions: [String])
  /// A colour set was not found or has no readable colour; magenta was drawn.
  case unknownColor(name: String)
  /// No font has a glyph for a character; a box was drawn.
  case missingGlyph(character: Character)
  /// A font family was not found; the system font was used instead.
  case missingFont(family: String)
  /// A string table could not be read; keys were shown instead of their texts.
  case unreadableStrings(path: String, reason: String)
  /// A text could not be typeset and is missing.
  case textNotSet(reason: String)
  /// A font pinned by the package's font set is not installed on this machine; the text is missing.
  case fontNotOnMachine(font: String, set: String)
  /// Views are nested more deeply than the stack allows; deeper views were omitted.
  case tooDeep(limit: Int)
  /// A lazy container without an enclosing scroll view of limited length exceeds this length, in points; the rest was
  /// omitted.
  case tooLong(limit: Int)
  /// Views changed their own state in every evaluation, so no picture was ever up to date. The changes are those of the
  /// last evaluation: the properties, the views that own them, and the preferences that set them.
  case unsettled(evaluations: Int, changes: [String])
  /// A frame was given an invalid length, which was ignored.
  case invalidFrame(reason: String)
  /// Some data of a chart cannot be drawn; the rest was drawn.
  case chartData(reason: String)
  /// A UIKit or AppKit view cannot be drawn; a placeholder was drawn.
  case platformView(type: String)
  /// A Metal shader cannot run; the view was drawn without it, or in magenta where the shader is its paint.
  case shader(name: String)

  /// Whether a resource is missing: a symbol, an image, a colour, a glyph or a font.
  public var isMissing: Bool {
    switch self {
    case .unknownSymbol, .unknownImage, .unknownColor, .missingGlyph, .missingFont: true
    default: false
    }
  }

  /// Whether the picture is wrong rather than incomplete, so that a test that compares it should fail.
  public var isError: Bool {
    switch self {
    case .unknownImage, .unreadableImage, .unreadableStrings, .textNotSet, .fontNotOnMachine, .tooDeep, .tooLong,
      .unsettled:
      true
    case .incompleteImage, .unknownSymbol, .unknownColor, .missingGlyph, .missingFont, .invalidFrame,
      .chartData, .platformView, .shader:
      false
    }
  }
}
