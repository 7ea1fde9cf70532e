import Foundation
import Testing
import TouchstoneTesting

/// A way to end a process with status 0 that runs none of its handlers, after an assertion failed.
enum UnseenEnding: String, CaseIterable, Sendable {
  case underscoreExit, quickExit, replacesTheProgram

  static var current: UnseenEnding? { Ending.name.flatMap(UnseenEnding.init) }

  func perform() {
    switch self {
    case .underscoreExit: _exit(EXIT_SUCCESS)
    case .quickExit: quick_exit(EXIT_SUCCESS)
    case .replacesTheProgram:
      var arguments = [strdup("true"), nil]
      execv("/bin/true", &arguments)
    }
  }
}

/// Ends the process as ``EndingTests`` says.
@Suite(.enabled(if: UnseenEnding.current != nil, "it ends the process")) struct UnseenEndingProcess {
  @Test func a() throws {
    assertSnapshot(of: "a", as: .lines, named: "a")
    try #require(UnseenEnding.current).perform()
  }
}
