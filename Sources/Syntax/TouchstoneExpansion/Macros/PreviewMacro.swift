import TouchstoneSyntax

/// `#Preview`: a type that creates the preview and is found at run time by its protocol.
///
/// - Source: SwiftUI, `Preview(_:body:)` and its overloads; DeveloperToolsSupport, `PreviewRegistry`.
enum PreviewMacro: MacroExpanding {
  /// Error messages for arguments of previews that Touchstone cannot draw.
  private static let unsupported = [
    "windowStyle": "visionOS windows are not drawn: keep this preview in “#if os(visionOS)”.",
    "immersionStyle": "Immersive spaces are not drawn: keep this preview in “#if os(visionOS)”.",
    "cameras": "visionOS cameras are not drawn: keep this preview in “#if os(visionOS)”.",
  ]

  static func expansion(of request: ExpansionRequest) throws(SourceError) -> String {
    let source = request.syntax.source
    let call = try MacroCall(source)
    for label in call.arguments.compactMap(\.label) {
      if let reason = unsupported[String(label.text)] { throw SourceError(reason, at: label.range.lowerBound) }
    }
    var arguments = source[bytes: call.argumentsStart..<(call.tokens.last?.range.upperBound ?? 0)]
    let body = try call.body.map { braces throws(SourceError) in try PreviewBody(source, call.tokens, braces) }
    if let body, let braces = call.body, !body.declarations.isEmpty {
      let range = call.tokens[braces.lowerBound].range.lowerBound..<call.tokens[braces.upperBound].range.upperBound
      arguments =
        source[bytes: call.argumentsStart..<range.lowerBound] + body.closure
        + source[bytes: range.upperBound..<(call.tokens.last?.range.upperBound ?? 0)]
    }
    let place = request.syntax.place(of: call.pound)
    let attributes = call.attributes.map { SourceText.attribute(source[bytes: $0.range]) + "\n" }.joined()
    return """
      \(attributes)struct \(request.discriminator)15PreviewRegistryfMu_: TouchstoneUI.PreviewRegistry {
        static var fileID: String { \(SourceText.literal(request.syntax.location.fileID)) }
        static var filePath: String { \(SourceText.literal(request.syntax.location.fileName)) }
        static var line: Int { \(place.line) }
        static var column: Int { \(place.column) }
        @MainActor static func makePreview() throws -> TouchstoneUI.Preview {
          TouchstoneUI.Preview\(arguments)
        }
      }
      """
  }
}

extension SourceSyntax {
  /// Returns the line and the column of a token, counted from 1.
  func place(of token: Token) -> (line: Int, column: Int) {
    let before = source.utf8.prefix(token.range.lowerBound)
    var (line, column) = (location.line, location.column)
    var last: UInt8 = 0
    for byte in before {
      if byte.isNewline {
        // A carriage return and a line feed are a single line break.
        if !(byte == 0x0A && last == 0x0D) { line += 1 }
        column = 1
      } else {
        column += 1
      }
      last = byte
    }
    return (line, column)
  }
}
