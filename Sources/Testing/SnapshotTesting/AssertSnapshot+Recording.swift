public import Foundation
public import TouchstoneUI

// The spellings of swift-snapshot-testing before version 1.17, whose record mode is a `Bool`. It has no default, so
// that calls without `record:` choose the current overloads.

/// Asserts that a value's snapshot matches its golden.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout, fileID: fileID,
    file: file, testName: testName, line: line, column: column)
}

/// Asserts that a view's snapshot matches its golden.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout, fileID: fileID,
    file: file, testName: testName, line: line, column: column)
}

/// Asserts that a value's snapshots by several strategies match their goldens, each named by its key.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}

/// Asserts that a view's snapshots by several strategies match their goldens, each named by its key.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}

/// Asserts that a value's snapshots by several strategies match their goldens, which are numbered.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}

/// Asserts that a view's snapshots by several strategies match their goldens, which are numbered.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}

/// Compares a value's snapshot with its golden, and returns the failure message instead of failing.
///
/// - Returns: The failure message, or `nil` if the snapshot matches its golden.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool?, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: file, testName: testName, line: line,
    column: column)
}

/// Compares a view's snapshot with its golden, and returns the failure message instead of failing.
///
/// - Returns: The failure message, or `nil` if the snapshot matches its golden.
@_disfavoredOverload
@available(*, deprecated, message: "Use the overload with 'record: SnapshotTestingConfiguration.Record?'.")
public func verifySnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool?, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: file, testName: testName, line: line,
    column: column)
}
