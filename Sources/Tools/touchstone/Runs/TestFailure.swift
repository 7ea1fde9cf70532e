import Foundation

/// A failed test, as named in an xUnit file.
struct TestFailure: Hashable, Codable {
  /// The target with the class or suite: `CardTests.Cards`.
  var className: String
  /// The name: `testDark` with XCTest, `dark()` with Swift Testing.
  var name: String
  /// Whether ``className`` begins with the target.
  var isTargetKnown = true

  /// Returns the failed test cases in a file written by `swift test --xunit-output`.
  static func all(in xml: String) -> [TestFailure] {
    xml.components(separatedBy: "<testcase ").dropFirst().compactMap { part in
      let body = part.components(separatedBy: "</testcase>")[0]
      guard body.contains("<failure"), let match = body.firstMatch(of: /classname="([^"]*)" name="([^"]*)"/) else {
        return nil
      }
      return TestFailure(className: unescaped(match.1), name: unescaped(match.2))
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  /// The name without parentheses, which is the same for both frameworks.
  private var bareName: Substring { name.prefix { $0 != "(" } }

  /// Returns whether an assertion in the log belongs to this test.
  func isTest(_ test: String, ofTarget target: String) -> Bool {
    test.prefix { $0 != "(" } == bareName
      && (!isTargetKnown || className == target || className.hasPrefix(target + "."))
  }
}
