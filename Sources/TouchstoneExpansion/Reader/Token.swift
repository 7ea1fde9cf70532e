/// The smallest part of a source that the macros tell apart.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, also in backticks.
    case word
    case number
    /// A string literal with all that is in it.
    case string
    /// A regular expression between slashes.
    case regex
    /// Operator characters that belong together.
    case symbol
    /// One of `. , : ; @ # \`.
    case mark
    /// One of `( [ {`; `partner` is the index of the token that closes it.
    case open(partner: Int)
    /// One of `) ] }`; `partner` is the index of the token that opens it.
    case close(partner: Int)
  }

  var kind: Kind
  /// In bytes from the beginning of the source.
  var range: Range<Int>
  /// What the source has there.
  var text: Substring
  /// Whether the token is the first of its line.
  var startsLine: Bool
  /// Whether the token follows the one before without a space.
  var isGlued: Bool

  /// The index of the token that closes this one.
  var closing: Int? {
    if case .open(let partner) = kind { partner } else { nil }
  }
}
