public import Foundation

// What `#Predicate` may call on texts on Apple's platforms, and swift-foundation lacks.

extension PredicateExpressions {
  /// Whether a text contains another, without regard to case and marks.
  ///
  /// - Source: Foundation on Apple's platforms, `PredicateExpressions.StringLocalizedStandardContains`.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, other) = (FoldedText(try root.evaluate(bindings)), FoldedText(try other.evaluate(bindings)))
      return other.text.isEmpty || text.text.contains(other.text)
    }
  }

  /// The order of two texts for people.
  ///
  /// - Source: Foundation on Apple's platforms, `PredicateExpressions.StringLocalizedCompare`.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      CollationKeys.compare(
        String(try root.evaluate(bindings)), String(try other.evaluate(bindings)), isNumeric: false)
    }
  }

  /// The order of two texts without regard to case.
  ///
  /// - Source: Foundation on Apple's platforms, `PredicateExpressions.StringCaseInsensitiveCompare`.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (first, second) = (try root.evaluate(bindings).lowercased(), try other.evaluate(bindings).lowercased())
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
  }

  /// Makes the expression of `localizedStandardContains(_:)`; `#Predicate` calls it.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// Makes the expression of `localizedCompare(_:)`; `#Predicate` calls it.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> { StringLocalizedCompare(root: root, other: other) }

  /// Makes the expression of `caseInsensitiveCompare(_:)`; `#Predicate` calls it.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> { StringCaseInsensitiveCompare(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}

/// A text without case and marks.
private struct FoldedText {
  let text: String

  init(_ source: some StringProtocol) {
    if source.utf8.allSatisfy({ $0 < 0x80 }) {
      text = source.lowercased()
      return
    }
    let letters = String(source).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    text = String(String.UnicodeScalarView(letters)).lowercased()
  }
}
