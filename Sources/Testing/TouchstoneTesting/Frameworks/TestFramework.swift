import Foundation
import Testing
import TouchstoneSnapshots
import XCTest

/// The framework whose test is running.
enum TestFramework {
  case swiftTesting
  case xcTest

  /// Swift Testing if one of its tests is running, or if this process was started for it: detached code of a test does
  /// not know its test, and XCTest would not receive its failures there.
  static var current: TestFramework {
    Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xcTest
  }

  /// Whether SwiftPM started this process to run tests of Swift Testing.
  static let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")

  /// The identity of the running test case.
  var identity: TestIdentity {
    switch self {
    case .swiftTesting:
      let current = Test.current
      let test = current.map { "\($0.id)" } ?? ""
      let scope = SnapshotCounters.scope.map { "\($0.identifier)" } ?? test
      let testCase = Test.Case.current
      let argument = testCase?.argumentName
      return TestIdentity(
        scope: "Testing \(scope)", test: test, argument: argument,
        ambiguity: testCase?.ambiguity(of: argument, in: current))
    case .xcTest:
      let test = TestCaseObserver.shared.current
      return TestIdentity(scope: "XCTest \(test.number)", test: test.name)
    }
  }

  /// Reports a failure to the framework, with the files to attach.
  func fail(_ message: String, attachments: [DiffAttachment], at site: AssertionSite) {
    switch self {
    case .swiftTesting:
      let location = site.sourceLocation
      // Swift Testing prints a line for each attachment, even if it keeps none.
      for attachment in attachments where Self.keepsAttachments {
        Attachment.record([UInt8](attachment.data), named: attachment.name, sourceLocation: location)
      }
      let issue = TestOutput.printing(message) { Issue.record(Comment(rawValue: $0), sourceLocation: location) }
      if !issue.isExpected { EndOfRun.noteFailure(at: "\(site)") }
    case .xcTest:
      TestOutput.printing(message) { XCTFail($0, file: site.filePath, line: site.line) }
      // XCTest expects no failures. It drops those where no test case is running, and a test case may drop its own.
      EndOfRun.noteFailure(at: "\(site)")
    }
  }

  /// Whether Swift Testing has a folder for attachments, as with `swift test --attachments-path`.
  private static let keepsAttachments = CommandLine.arguments.contains {
    $0.contains("attachments-path") || $0.hasPrefix("--configuration-path")
  }

  /// Reports a warning, which does not fail the test.
  func warn(_ message: String, at site: AssertionSite) {
    switch self {
    case .swiftTesting:
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
    case .xcTest:
      TestOutput.write("\(site.filePath):\(site.line): warning: \(message)\n")
    }
  }
}

extension Issue {
  /// Whether the issue is a known one, which fails no test.
  ///
  /// Swift Testing does not expose it, so it is read from the stored properties of the issue. If a later version stores
  /// it differently, one of our tests fails.
  fileprivate var isExpected: Bool {
    let context = Mirror(reflecting: self).children.first { $0.label == "knownIssueContext" }?.value
    return context.map { !Mirror(reflecting: $0).children.isEmpty } ?? false
  }
}

extension AssertionSite {
  fileprivate var sourceLocation: Testing.SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
