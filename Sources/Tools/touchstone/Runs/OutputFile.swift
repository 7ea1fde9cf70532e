import Foundation
import TouchstoneSnapshots

/// A file that an option asks for.
struct OutputFile {
  let path: String

  /// Writes the file, in the place of one that is there.
  ///
  /// - Throws: ``ToolError/noOutput(_:why:)``.
  func write(_ data: Data) throws(ToolError) {
    // Written atomically, the file would take the place of a pipe, of a device or of a link to a folder.
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    try writing { try data.write(to: URL(fileURLWithPath: path), options: isSpecial ? [] : .atomic) }
  }

  /// Adds text to the end of the file, which need not be there. What it contains is neither read nor written again.
  ///
  /// - Throws: ``ToolError/noOutput(_:why:)``.
  func append(_ text: String) throws(ToolError) {
    try writing {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw FileFault.system(errno) }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    }
  }

  /// Performs what writes the file, and names the file in an error.
  ///
  /// - Throws: ``ToolError/noOutput(_:why:)``.
  func writing(_ body: () throws -> Void) throws(ToolError) {
    do {
      try body()
    } catch {
      if let fault = error as? FileFault { throw ToolError.noOutput(path, why: fault.reason) }
      let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error) as NSError
      let why = cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : "\(error)"
      throw ToolError.noOutput(path, why: why)
    }
  }
}
