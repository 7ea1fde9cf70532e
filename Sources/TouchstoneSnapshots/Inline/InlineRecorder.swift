import Foundation
import Synchronization

/// Writes expected texts into the sources of a process's tests.
package final class InlineRecorder: Sendable {
  package static let shared = InlineRecorder()

  private struct File {
    var source: InlineSource
    /// The content of the file, as it was written last.
    var content: String
  }

  private let files = Mutex<[String: File]>([:])

  package init() {}

  /// Writes a text after the call in a file, which is replaced atomically.
  ///
  /// - Throws: ``InlineSource/Fault``, and Foundation's errors if the file cannot be read or written.
  package func record(_ text: InlineSource.Text, inFileAt path: String) throws {
    try files.withLock { files in
      let url = URL(fileURLWithPath: path)
      let content = try String(contentsOf: url, encoding: .utf8)
      var file = files[path] ?? File(source: InlineSource(content), content: content)
      guard file.content == content else { throw InlineSource.Fault.changed }
      try file.source.put(text)
      file.content = try file.source.written()
      if file.content != content { try Data(file.content.utf8).write(to: url, options: .atomic) }
      files[path] = file
    }
  }
}
