import Foundation

/// Expressions for `swift test --filter`, which looks for them in `CardTests.Cards/dark()`: target, class or suite, function.
enum TestFilter {
  /// Returns an expression that finds the tests of a class or suite.
  static func suite(_ name: String) -> String {
    // Not `\b`: Unicode finds no boundary at the dot of `CardTests.Cards`.
    "(^|[./])\(NSRegularExpression.escapedPattern(for: name))([./]|$)"
  }

  /// Returns an expression that finds a test, in whatever class or suite of its target.
  static func test(_ function: String, ofTarget target: String) -> String {
    let module = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    // Without its labels: XCTest lists `testDark`. Names of several words are listed in backquotes.
    let name = (function.lastIndex(of: "(").map { String(function[..<$0]) } ?? function).filter { $0 != "`" }
    return "^\(module)[.](.*[./])?`?\(NSRegularExpression.escapedPattern(for: name))`?([(]|$)"
  }
}
