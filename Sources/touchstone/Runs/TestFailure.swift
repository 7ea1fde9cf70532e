import Foundation

/// A test that failed, as an xUnit file names it.
struct TestFailure: Hashable {
  /// `CardTests.Cards`: the target, and the class or suite.
  var className: String
  /// `testDark` with XCTest, `dark()` with Swift Testing.
  var name: String
  /// Whether ``className`` begins with the target.
  var isTargetKnown = true

  /// The failed test cases of a file that `swift test --xunit-output` wrote.
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

  /// The name without parentheses, so that both frameworks' spellings compare.
  private var bareName: Substring { name.prefix { $0 != "(" } }

  /// Whether an assertion of the log belongs to this test.
  func isTest(_ test: String, ofTarget target: String) -> Bool {
    test.prefix { $0 != "(" } == bareName
      && (!isTargetKnown || className == target || className.hasPrefix(target + "."))
  }
}
