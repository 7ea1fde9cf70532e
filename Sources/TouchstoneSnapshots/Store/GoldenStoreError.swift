import Foundation

/// Why a file of the store could not be read or written.
package struct GoldenStoreError: Error, Hashable, Sendable {
  /// What was tried.
  package enum Operation: String, Sendable {
    case read, makeFolder, write, replace
  }

  package var operation: Operation
  /// The file or folder, absolute.
  package var path: String
  /// The system's error number.
  package var code: Int32

  package init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's words: `No space left on device`.
  package var reason: String { String(cString: strerror(code)) }
}
