/// The smallest unit of source code that readers of Swift distinguish.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or a keyword, possibly in backticks.
    case word
    case number
    /// A string literal with its interpolations.
    case string
    /// A regular expression literal.
    case regex
    /// An operator.
    case symbol
    /// One of `. , : ; @ # \`.
    case mark
    /// One of `( [ {`; `partner` is the index of the token that closes it, or its own if none does.
    case open(partner: Int)
    /// One of `) ] }`; `partner` is the index of the token that opens it, or its own if none does.
    case close(partner: Int)
  }

  package var kind: Kind
  /// The range in the source, in bytes.
  package var range: Range<Int>
  package var text: Substring
  /// Whether the token is the first on its line.
  package var startsLine: Bool
  /// Whether the token follows the previous one without a space.
  package var isGlued: Bool

  package init(kind: Kind, range: Range<Int>, text: Substring, startsLine: Bool, isGlued: Bool) {
    (self.kind, self.range, self.text) = (kind, range, text)
    (self.startsLine, self.isGlued) = (startsLine, isGlued)
  }

  /// The index of the token that closes this one.
  package var closing: Int? {
    if case .open(let partner) = kind { partner } else { nil }
  }

  /// Whether the token is a comma, a semicolon or a colon.
  package var isSeparator: Bool { kind == .mark && [",", ";", ":"].contains(text) }

  /// Whether an operator after the token has no left operand.
  package var separatesOperators: Bool {
    if case .open = kind { true } else { isSeparator }
  }
}
