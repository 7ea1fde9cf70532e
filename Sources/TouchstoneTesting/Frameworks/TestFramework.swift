import Foundation
import Testing
import TouchstoneSnapshots
import XCTest

/// The framework whose test runs now.
enum TestFramework {
  case swiftTesting
  case xcTest

  /// Swift Testing if a test of it is running, or if this process was started for it: code that a test detached knows
  /// of no test, and XCTest would not hear of its failures there.
  static var current: TestFramework {
    Test.current != nil || isSwiftTestingProcess ? .swiftTesting : .xcTest
  }

  private static let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")

  /// The run of the test case.
  var identity: TestIdentity {
    switch self {
    case .swiftTesting:
      let test = Test.current.map { "\($0.id)" } ?? ""
      let scope = SnapshotCounters.scope.map { "\($0.identifier)" } ?? test
      let testCase = Test.Case.current
      return TestIdentity(
        scope: "Testing \(scope)", test: test, argument: testCase?.argumentName,
        ambiguity: testCase?.ambiguity(in: Test.current))
    case .xcTest:
      let test = TestCaseObserver.shared.current
      return TestIdentity(scope: "XCTest \(test.number)", test: test.name)
    }
  }

  /// Tells the framework of a failure and hands it the files.
  func fail(_ message: String, attachments: [DiffAttachment], at site: AssertionSite) {
    switch self {
    case .swiftTesting:
      let location = site.sourceLocation
      // Swift Testing prints a line for each, even where it keeps none.
      for attachment in attachments where Self.keepsAttachments {
        Attachment.record([UInt8](attachment.data), named: attachment.name, sourceLocation: location)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    case .xcTest:
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }

  /// Whether Swift Testing was given a folder for attachments, as by `swift test --attachments-path`.
  private static let keepsAttachments = CommandLine.arguments.contains {
    $0.contains("attachments-path") || $0.hasPrefix("--configuration-path")
  }

  /// Tells people of something that does not fail the test.
  func warn(_ message: String, at site: AssertionSite) {
    switch self {
    case .swiftTesting:
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
    case .xcTest:
      let line = "\(site.filePath):\(site.line): warning: \(message)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }
}

extension AssertionSite {
  fileprivate var sourceLocation: Testing.SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
