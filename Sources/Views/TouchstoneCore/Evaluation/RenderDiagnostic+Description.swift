internal import TouchstoneText

extension RenderDiagnostic: CustomStringConvertible {
  /// A message that says what is missing, why, and how to fix it.
  public var description: String {
    switch self {
    case .unknownSymbol(let name): symbolMessage(name)
    case .unknownImage(let name, let searched): imageMessage(name, searched: searched)
    case .unreadableImage(let name, let reason):
      "The image \"\(name)\" cannot be read; a crossed box is drawn instead. \(reason)"
    case .incompleteImage(let name, let omissions):
      """
      The image "\(name)" is drawn without \(omissions.joined(separator: ", ")). Export it as outlines without them, or \
      as a PNG file.
      """
    case .unknownColor(let name): colorMessage(name)
    case .missingGlyph(let character): glyphMessage(character)
    case .missingFont(let family): fontMessage(family)
    case .unreadableStrings(let path, let reason):
      """
      The string table "\(path)" cannot be read: \(reason). Keys are shown instead of its texts. \
      Check its quotes and semicolons; `plutil -lint` on a Mac reports the line.
      """
    case .textNotSet(let reason): "A text could not be laid out. \(reason)"
    case .fontNotOnMachine(let font, let set): "\(FontError.notOnMachine(font: font, set: set))"
    case .tooDeep(let limit):
      """
      Views are nested more than \(limit) levels deep; views below that were left out. \
      Look for a view whose body contains itself.
      """
    case .tooLong(let limit):
      """
      A list or lazy stack without a given height is longer than \(limit) points; content beyond that was left out. \
      Give it a height, for example with .frame(height: 800).
      """
    case .unsettled(let evaluations, let changes):
      """
      Views changed their own state during each of \(evaluations) evaluations, so the picture never became final. \
      Last changes: \(changes.joined(separator: "; ")). \
      Look for state that is set to a new value each time a view is evaluated or appears.
      """
    case .invalidFrame(let reason):
      """
      Invalid frame dimension: \(reason); it is ignored, as in SwiftUI. \
      Pass lengths of 0 or more to frame(width:height:), and ascending lengths to frame(minWidth:idealWidth:maxWidth:…).
      """
    case .chartData(let reason):
      """
      \(reason); the rest of the chart is drawn. \
      Filter or correct the data before charting it, or set the scale's domain.
      """
    case .platformView(let type):
      """
      "\(type)" wraps a UIKit or AppKit view, which cannot be drawn; a placeholder is drawn instead. \
      Show a different view in tests, for example through an environment value.
      """
    case .shader(let name):
      """
      The shader "\(name)" cannot run, because Linux has no Metal; its effect is left out, and what it fills is magenta. \
      Turn it off in tests with isEnabled: false, or draw the effect in a Canvas.
      """
    }
  }

  private func symbolMessage(_ name: String) -> String {
    """
    No symbol named "\(name)" was found; a crossed box is drawn instead. \
    Check the spelling, or register your own drawing before the first picture:
    try SymbolLibrary.shared.register(svgFileAt: path, as: "\(name)")
    """
  }

  private func imageMessage(_ name: String, searched: [String]) -> String {
    """
    No image named "\(name)" was found; a crossed box is drawn instead. \
    Searched for \(name).png, \(name)@2x.png, \(name)@3x.png, .jpg, .jpeg and \(name).imageset in: \
    \(searched.isEmpty ? "no folder" : searched.joined(separator: ", ")). \
    Add the file to the target's resources in Package.swift — resources: [.process("Resources")], or for an asset \
    catalogue plugins: [.plugin(name: "CopyResources", package: "touchstone")] — \
    and name its bundle: Image("\(name)", bundle: .module).
    """
  }

  private func colorMessage(_ name: String) -> String {
    """
    No colour named "\(name)" was found, or its \(name).colorset contains no readable colour; it is drawn in magenta. \
    Copy the asset catalogue in Package.swift — plugins: [.plugin(name: "CopyResources", package: "touchstone")] — \
    and name its bundle: Color("\(name)", bundle: .module).
    """
  }

  private func glyphMessage(_ character: Character) -> String {
    """
    No font has a glyph for "\(character)" (\(character.unicodeScalars.map(\.codePoint).joined(separator: " "))); \
    a box is drawn instead. Install fonts for its script, for example: \
    sudo apt-get install fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core
    """
  }

  private func fontMessage(_ family: String) -> String {
    """
    No font named "\(family)" was found; the system font is used instead. \
    Check the spelling, or add its file to the test target's resources and register it before the first picture:
    try FontLibrary.shared.register(fontsIn: .module)
    """
  }
}

extension Unicode.Scalar {
  /// The scalar formatted like `U+0041`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension RenderDiagnostic {
  /// Creates a diagnostic for an error in typesetting a text.
  init(settingText error: any Error) {
    switch error {
    case FontError.notOnMachine(let font, let set): self = .fontNotOnMachine(font: font, set: set)
    default: self = .textNotSet(reason: String(describing: error))
    }
  }
}
