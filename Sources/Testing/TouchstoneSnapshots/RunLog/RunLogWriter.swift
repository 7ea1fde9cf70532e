package import Foundation
import Synchronization

/// Appends to the log of this process.
///
/// A class, for it owns an open file. Each line goes out in one write, so that a process that is killed loses at most
/// the line it was writing. It may be used from any thread.
package final class RunLogWriter: Sendable {
  package let file: URL
  private let handle: Mutex<FileHandle>

  /// Opens a log and writes its header.
  ///
  /// The file is locked while the process lives: see ``RunFolder/setAsideOldLogs(of:before:)``.
  ///
  /// - Throws: the file system's error when the folder or the file cannot be made.
  package init(folder: RunFolder, header: RunLogHeader) throws {
    file = folder.log(ofProcess: header.process)
    try folder.make()
    try FileManager.default.createDirectory(at: folder.logs, withIntermediateDirectories: true)
    // Append: in a named run, a new process may have an old one's ID.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw CocoaError.error(.fileWriteUnknown, userInfo: nil, url: file) }
    flock(descriptor, LOCK_SH)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.handle = Mutex(handle)
    try append(.header(header))
  }

  /// Appends one line.
  ///
  /// - Throws: the file system's error, for instance on a full disk.
  package func append(_ line: RunLogLine) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(line)
    data.append(UInt8(ascii: "\n"))
    let bytes = data
    try handle.withLock { try $0.write(contentsOf: bytes) }
  }
}
