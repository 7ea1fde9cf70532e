package import Foundation
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
  /// When the tests were built. `nil`: it is not known.
  private let built: Date?

  package init(built: Date? = buildTime) {
    self.built = built
  }

  /// When the file of this process was written, which is after its sources were read.
  package static var buildTime: Date? { modificationTime(of: "/proc/self/exe") }

  private static func modificationTime(of path: String) -> Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }

  /// Writes a text after the call in a file, which is replaced atomically.
  ///
  /// Nothing is written into a file that has changed since the tests were built: lines may have moved, so that the text would
  /// become that of another assertion.
  ///
  /// - Throws: ``InlineSource/Fault``, and Foundation's errors if the file cannot be read or written.
  package func record(_ text: InlineSource.Text, inFileAt path: String) throws {
    try files.withLock { files in
      let url = URL(fileURLWithPath: path)
      // Foundation's own reading of texts would drop a byte order mark.
      let data = try Data(contentsOf: url)
      guard let content = String(validating: data, as: UTF8.self) else { throw InlineSource.Fault.notUTF8 }
      var file: File
      if let known = files[path] {
        guard data == Data(known.content.utf8) else { throw InlineSource.Fault.changed }
        file = known
      } else {
        if let built, let changed = Self.modificationTime(of: path), changed > built {
          throw InlineSource.Fault.newerThanBuild(line: text.line)
        }
        file = File(source: InlineSource(content), content: content)
      }
      try file.source.put(text)
      file.content = try file.source.written()
      let written = Data(file.content.utf8)
      if written != data { try written.write(to: url, options: .atomic) }
      files[path] = file
    }
  }
}
