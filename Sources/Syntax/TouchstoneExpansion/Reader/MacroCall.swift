package import TouchstoneSyntax

/// A parsed use of a freestanding macro: `#Preview("Name", traits: .portrait) { … } label: { … }`.
package struct MacroCall {
  package struct Argument {
    /// The token of the label.
    package var label: Token?
    /// The indices of the tokens, without the label.
    package var tokens: Range<Int>
  }

  package let tokens: [Token]
  package var attributes: [Attribute]
  /// The number sign.
  package var pound: Token
  /// The offset of the arguments in bytes: the end of the name.
  package var argumentsStart: Int
  /// The arguments in parentheses, then the trailing closures.
  package var arguments: [Argument] = []

  package init(_ source: String) throws(SourceError) {
    tokens = try Lexer.tokens(of: source)
    var cursor = TokenCursor(tokens)
    attributes = cursor.readAttributes()
    _ = cursor.readModifiers()
    guard let pound = cursor.next, cursor.skip("#"), cursor.next?.kind == .word else {
      throw SourceError("Expected a macro with a name.", at: cursor.offset)
    }
    self.pound = pound
    // The name may be qualified, as in `#SwiftUI.Preview`.
    while let next = cursor.next, next.kind == .word || [".", ":"].contains(next.text) { cursor.skip() }
    argumentsStart = tokens[cursor.index - 1].range.upperBound
    if cursor.next?.text == "(", let closing = cursor.next?.closing {
      readArguments(in: (cursor.index + 1)..<closing)
      cursor.skip()
    }
    while let next = cursor.next {
      let label = next.kind == .word && cursor.token(1)?.text == ":" ? next : nil
      if label != nil {
        cursor.skip()
        cursor.skip()
      }
      guard cursor.next?.text == "{" else {
        throw SourceError("Expected a closure.", at: cursor.offset)
      }
      let first = cursor.index
      cursor.skip()
      arguments.append(Argument(label: label, tokens: first..<cursor.index))
    }
  }

  private mutating func readArguments(in range: Range<Int>) {
    var cursor = TokenCursor(tokens, in: range)
    while let next = cursor.next {
      let isLabelled = next.kind == .word && cursor.token(1)?.text == ":"
      if isLabelled {
        cursor.skip()
        cursor.skip()
      }
      let first = cursor.index
      while let next = cursor.next, next.text != "," { cursor.skip() }
      arguments.append(Argument(label: isLabelled ? next : nil, tokens: first..<cursor.index))
      cursor.skip()
    }
  }

  /// The closure that creates the views: the one labelled `body`, or the first without a label, as the indices of its
  /// braces.
  package var body: ClosedRange<Int>? {
    for argument in arguments where argument.label == nil || argument.label?.text == "body" {
      if let first = argument.tokens.first, tokens[first].text == "{", let closing = tokens[first].closing,
        closing == argument.tokens.last
      {
        return first...closing
      }
    }
    return nil
  }
}
