import Synchronization
import TouchstoneSnapshots
public import TouchstoneUI
public import XCTest

/// An XCTest test case whose tests run once for each preview.
///
///     import SwiftUI
///     @_exported import TouchstoneTesting
///     import XCTest
///
///     final class PreviewTests: PreviewTestCase {
///       override class var previews: [Preview] { Previews.all(in: "App") }
///
///       func testPreview() { assertSnapshot(of: preview, as: .image) }
///     }
///
/// Each preview is a test with its own name: `swift test --filter PreviewTests/testPreview_Card-Dark`. This needs
/// `@_exported`, which makes this module visible to the list of tests that SwiftPM generates. Without it, `testPreview`
/// is a single test for all previews, and failure messages name the preview.
open class PreviewTestCase: XCTestCase {
  /// The previews to test; all previews of the process unless a subclass overrides this property.
  open class var previews: [Preview] { Previews.all() }

  /// The preview that is being tested.
  public private(set) var preview = PreviewFinder.failing(
    "outside", module: "PreviewTestCase",
    with: PreviewError.failed("A preview is only available while a test is running."))

  /// The previews that have their own tests, by the names of the tests.
  private static let listed = Mutex<[String: Preview]>([:])

  /// Sets up, runs and tears down the test, for the preview that the test is named after, or else for each preview.
  open override func invokeTest() {
    for preview in ownPreviews {
      Previews.makeContexts(of: [preview])
      self.preview = preview
      super.invokeTest()
    }
  }

  /// The preview that the test is named after, or all previews if it is named after none.
  var ownPreviews: [Preview] { Self.listed.withLock { $0[name] }.map { [$0] } ?? Self.previews }

  /// Returns a unique name for each description, in order, that SwiftPM accepts as part of a test's name.
  ///
  /// SwiftPM separates names of tests with commas, and of a name with dots it uses only the part after the last dot.
  static func uniqueNames(_ descriptions: [String]) -> [String] {
    var taken: Set<String> = []
    return descriptions.map { description in
      let base = String(GoldenKey.argumentPart(description).map { ".,".contains($0) ? "_" : $0 })
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// Returns a test for each preview and method, named after both.
  fileprivate static func entry<T: PreviewTestCase>(
    _ type: T.Type, _ methods: [(String, (T) -> () throws -> Void)]
  ) -> XCTestCaseEntry {
    // Shared contexts of previews are created when previews are tested, not when tests are listed.
    let previews = Previews.$makesContexts.withValue(false) { type.previews }
    let arguments = uniqueNames(previews.map(\.description))
    let tests = methods.flatMap { method, body in
      zip(previews, arguments).map { preview, argument -> (String, XCTestCaseClosure) in
        let name = "\(method)_\(argument)"
        listed.withLock { $0["\(type).\(name)"] = preview }
        return (name, { test in try (test as? T).map { try body($0)() } })
      }
    }
    return (type, tests)
  }
}

/// Lists a test for each preview. The list of tests that SwiftPM generates calls this function instead of XCTest's.
///
/// - Source: XCTest, `testCase(_:)`.
public func testCase<T: PreviewTestCase>(_ allTests: [(String, (T) -> () throws -> Void)]) -> XCTestCaseEntry {
  PreviewTestCase.entry(T.self, allTests)
}

/// Lists a test for each preview.
///
/// - Source: XCTest, `testCase(_:)`.
public func testCase<T: PreviewTestCase>(_ allTests: [(String, (T) -> () -> Void)]) -> XCTestCaseEntry {
  PreviewTestCase.entry(T.self, allTests.map { name, body in (name, { test in { body(test)() } }) })
}
