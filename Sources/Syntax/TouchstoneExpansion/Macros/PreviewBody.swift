import TouchstoneSyntax

/// The body of a preview with the `@Previewable` variables extracted.
///
/// The variables become properties of a view; the rest becomes the view's body.
struct PreviewBody {
  /// The closure's parameters, including `in`.
  private var signature: Substring
  /// The variables, without the attribute.
  private(set) var declarations: [String] = []
  /// Everything else.
  private var statements = ""

  /// - Parameter braces: The indices of the closure's braces.
  init(_ source: String, _ tokens: [Token], _ braces: ClosedRange<Int>) throws(SourceError) {
    var cursor = TokenCursor(tokens, in: (braces.lowerBound + 1)..<braces.upperBound)
    let opening = tokens[braces.lowerBound].range.upperBound
    let parameters = ClosureSignature(&cursor)
    var kept = max(opening, tokens[cursor.index - 1].range.upperBound)
    signature = source[bytes: opening..<kept]
    var (conditions, end, hasStatement) = (0, cursor.index, false)
    while let next = cursor.next {
      if cursor.isNext("#", "if") { conditions += 1 }
      if cursor.isNext("#", "endif") { conditions -= 1 }
      guard next.text == "@", let tag = Self.tag(at: cursor) else {
        if next.text != "@" { try Self.refuseTags(tokens[cursor.index...(next.closing ?? cursor.index)]) }
        cursor.skip()
        continue
      }
      try Self.check(tag, conditions: conditions, parameters)
      if cursor.index > end { hasStatement = tokens[cursor.index - 1].text != ";" }
      _ = try VariableDeclaration(&cursor)
      if let next = cursor.next, next.text != ";", !next.startsLine {
        throw SourceError("Expected the end of the declaration.", at: next.range.lowerBound)
      }
      let range = next.range.lowerBound..<tokens[cursor.index - 1].range.upperBound
      declarations.append(
        String(source[bytes: range.lowerBound..<tag.lowerBound] + source[bytes: tag.upperBound..<range.upperBound]))
      statements += source[bytes: kept..<range.lowerBound]
      _ = cursor.skip(";")
      guard !hasStatement || !cursor.continuesStatement else {
        throw SourceError(
          "Without this declaration, the next line would continue the previous one: declare @Previewable variables first.",
          at: tag.lowerBound)
      }
      (end, kept) = (cursor.index, tokens[cursor.index - 1].range.upperBound)
    }
    statements += source[bytes: kept..<tokens[braces.upperBound].range.lowerBound]
  }

  /// Returns the byte range of `@Previewable` among the attributes at the cursor; `nil` if it is not there.
  private static func tag(at cursor: TokenCursor) -> Range<Int>? {
    var cursor = cursor
    return cursor.readAttributes().first { $0.name == "Previewable" }?.range
  }

  private static func check(
    _ tag: Range<Int>, conditions: Int, _ parameters: ClosureSignature
  ) throws(SourceError) {
    guard conditions == 0 else { throw SourceError("@Previewable cannot be used in “#if”.", at: tag.lowerBound) }
    guard !parameters.hasParameters else {
      throw SourceError(
        "@Previewable cannot be used in a preview with arguments: move its body into a view.", at: tag.lowerBound)
    }
  }

  /// A closure with a view that replaces the variables.
  var closure: String {
    """
    {\(signature)
          struct __PreviewContent: TouchstoneUI.View {
            \(declarations.map(Self.ended).joined(separator: "\n"))
            var body: some TouchstoneUI.View {\(statements)
            }
          }
          return __PreviewContent()
        }
    """
  }

  /// Returns a declaration that ends with a semicolon if necessary: what follows `>` decides whether it closes generic
  /// arguments or is a comparison.
  private static func ended(_ declaration: String) -> String {
    declaration.hasSuffix(">") ? declaration + ";" : declaration
  }

  /// Rejects attributes inside brackets.
  private static func refuseTags(_ tokens: ArraySlice<Token>) throws(SourceError) {
    for index in tokens.indices.dropLast() where tokens[index].text == "@" && tokens[index + 1].text == "Previewable" {
      throw SourceError(
        "@Previewable is only for variables at the top of the body of #Preview.", at: tokens[index].range.lowerBound)
    }
  }
}

/// The signature of a closure, such as `[weak model] (name: String) -> Text in`.
private struct ClosureSignature {
  var hasParameters = false

  /// Reads a signature at the cursor, if there is one.
  init(_ cursor: inout TokenCursor) {
    var ahead = cursor
    _ = ahead.readAttributes()
    if ahead.next?.text == "[" { ahead.skip() }
    let first = ahead.index
    if ahead.next?.text == "(" {
      ahead.skip()
    } else if ahead.next?.kind == .word, ahead.next?.text != "in" {
      repeat { ahead.skip() } while ahead.skip(",")
    }
    let names = first..<ahead.index
    while let next = ahead.next, next.text == "async" || next.text == "throws" {
      ahead.skip()
      if self.hasThrownType(ahead) { ahead.skip() }
    }
    if ahead.skip("->") {
      while let next = ahead.next, next.text != "in", !next.startsLine { ahead.skip() }
    }
    guard ahead.skip("in") else { return }
    hasParameters = !names.isEmpty && !(names.count == 2 && cursor.tokens[names.lowerBound].text == "(")
    cursor = ahead
  }

  private func hasThrownType(_ cursor: TokenCursor) -> Bool { cursor.next?.text == "(" }
}
