/// The smallest unit of source code that the macros distinguish.
package struct Token: Equatable {
  package enum Kind: Equatable {
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
    /// One of `( [ {`; `partner` is the index of the token that closes it.
    case open(partner: Int)
    /// One of `) ] }`; `partner` is the index of the token that opens it.
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

  /// The index of the token that closes this one.
  package var closing: Int? {
    if case .open(let partner) = kind { partner } else { nil }
  }
}
