/// A scheme for the names and the folders of goldens.
package enum GoldenLayout: String, Sendable {
  /// `Snapshots/<target>/<file>/<test>[.<argument>].<name or number>[@2x].<extension>`, in the package.
  case package
  /// `__Snapshots__/<file>/<test>.<name or number>.<extension>`, beside the test's source: for goldens that
  /// swift-snapshot-testing has recorded.
  ///
  /// - Source: swift-snapshot-testing, `verifySnapshot`.
  case besideTests = "__Snapshots__"

  /// Returns a name as part of a file's name, as swift-snapshot-testing forms it: each sequence of characters other
  /// than word characters becomes one `-`, except at the ends.
  static func legacyComponent(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if isWord(scalar) {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    return result.hasSuffix("-") ? String(result.dropLast()) : result
  }

  /// Returns whether a regular expression's `\w` matches the character.
  ///
  /// - Source: ICU User Guide, "Regular Expressions": letters, marks, decimal digits, connector punctuation, and the two
  ///   joiners.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.value == 0x200C || scalar.value == 0x200D { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
