/// The use of a freestanding macro, taken apart: `#Preview("Name", traits: .portrait) { … } label: { … }`.
struct MacroCall {
  struct Argument {
    /// The token of its label.
    var label: Token?
    /// The indices of its tokens, without the label.
    var tokens: Range<Int>
  }

  let tokens: [Token]
  var attributes: [Attribute]
  /// The `#`.
  var pound: Token
  /// Where arguments begin, in bytes: after the name.
  var argumentsStart: Int
  /// The arguments in parentheses, then the trailing closures.
  var arguments: [Argument] = []

  init(_ source: String) throws(SourceError) {
    tokens = try TokenReader.tokens(of: source)
    var cursor = TokenCursor(tokens)
    attributes = cursor.readAttributes()
    _ = cursor.readModifiers()
    guard let pound = cursor.next, cursor.skip("#"), cursor.next?.kind == .word else {
      throw SourceError("Expected a macro with a name.", at: cursor.offset)
    }
    self.pound = pound
    // `#SwiftUI.Preview`: all up to the arguments is the name.
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

  /// The closure that makes the views: the one labelled `body`, or the first without a label. The indices of its braces.
  var body: ClosedRange<Int>? {
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
