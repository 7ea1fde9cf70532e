package import Foundation
import Synchronization

/// Writes expected texts into the sources of tests.
package final class InlineRecorder: Sendable {
  package static let shared = InlineRecorder(program: .current)

  /// The program of the tests. `nil`: it is not known.
  private let program: TestProgram?
  /// The number of this process.
  private let process: Int32
  /// The sources of this process, for a build whose program is not known or cannot have a journal.
  private let sources = Mutex<[String: InlineSource]>([:])

  package init(program: TestProgram?, process: Int32 = getpid()) {
    (self.program, self.process) = (program, process)
  }

  /// Writes a text after the call in a file of a package, which is replaced atomically. If the path is a symbolic link,
  /// its destination is replaced.
  ///
  /// A file that was edited since the tests were built is left alone: lines may have moved, and the text would be
  /// written to another assertion.
  ///
  /// - Throws: ``InlineSource/Fault``, and Foundation's errors if the file cannot be read or written.
  package func record(_ text: InlineSource.Text, inFileAt name: String, of package: URL) throws {
    let path = RootFolder.target(of: name)
    // `#sourceLocation` may name any file. Of hidden ones, plugins make sources in the build folder only.
    let root = RootFolder(package)
    let isBuilt = root.contains(path) && root.parts(of: path).first == ".build"
    guard root.allowsWriting(path, named: isBuilt ? name : nil) else {
      throw InlineSource.Fault.outside(path, package: package.path)
    }
    try sources.withLock { sources in
      guard let program else { return sources[path] = try source(sources[path], with: text, inFileAt: path) }
      sources[path] = try InlineJournal.update(of: program) { journal in
        let source = try source(journal.sources[path] ?? sources[path], with: text, inFileAt: path)
        journal.sources[path] = source
        return source
      }
    }
  }

  /// Writes a source with one more text, and returns it.
  ///
  /// - Parameter known: The source with the texts that were recorded for this build.
  private func source(_ known: InlineSource?, with text: InlineSource.Text, inFileAt path: String) throws
    -> InlineSource
  {
    let url = URL(fileURLWithPath: path)
    // Foundation's own reading of texts would drop a byte order mark.
    let data = try Data(contentsOf: url)
    guard let content = String(validating: data, as: UTF8.self) else { throw InlineSource.Fault.notUTF8 }
    var source = InlineSource(content)
    if let known, try Data(known.written().utf8) == data {
      source = known
    } else if !(program?.contains(path) ?? (known == nil)) {
      throw InlineSource.Fault.newerThanBuild(line: text.line)
    }
    try source.put(text, by: process)
    let written = Data(try source.written().utf8)
    if written != data {
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      try written.write(to: url, options: .atomic)
      // The file that replaces it has those of a new one.
      if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path) }
    }
    return source
  }
}
