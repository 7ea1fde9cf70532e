import Foundation

/// The reason why a file of the store could not be read or written.
package struct GoldenStoreError: Error, Hashable, Sendable {
  package enum Operation: String, Sendable {
    case read, makeFolder, write, replace, remove
  }

  package var operation: Operation
  /// The file or folder, absolute.
  package var path: String
  package var fault: FileFault

  package init(_ operation: Operation, path: String, fault: FileFault) {
    self.operation = operation
    self.path = path
    self.fault = fault
  }

  package init(_ operation: Operation, path: String, code: Int32) {
    self.init(operation, path: path, fault: .system(code))
  }

  /// The system's error number; 0 if the system reported none.
  package var code: Int32 {
    if case .system(let code) = fault { code } else { 0 }
  }

  /// The reason in words: `No space left on device`.
  package var reason: String { fault.reason }
}
