import TouchstoneSyntax

// White space around an operator decides whether it is prefix, postfix or infix.
//
// - Source: The Swift Programming Language, “Operators”; the Swift compiler, `classifyOperatorToken`.
extension TokenCursor {
  /// The position of an operator relative to its operands.
  enum Fixity {
    case prefix, infix, postfix
  }

  /// Returns the fixity of the operator at a distance.
  func fixity(_ distance: Int = 0) -> Fixity {
    guard let token = token(distance) else { return .infix }
    let before = index + distance > 0 ? tokens[index + distance - 1] : nil
    let after = index + distance + 1 < tokens.count ? tokens[index + distance + 1] : nil
    if token.text == "->" || token.text == "=" { return .infix }
    let isLeftBound = token.isGlued && before?.separatesOperators == false
    if isLeftBound, token.text == "?" || token.text == "!" { return .postfix }
    if token.text == "?" { return .infix }
    let isRightBound =
      if let after, after.isGlued, !after.endsOperators { after.text.first != "." || !isLeftBound } else { false }
    if isLeftBound == isRightBound { return .infix }
    return isLeftBound ? .postfix : .prefix
  }
}

extension Token {
  /// Whether an operator before the token has no right operand.
  fileprivate var endsOperators: Bool {
    if case .close = kind { true } else { isSeparator }
  }
}
