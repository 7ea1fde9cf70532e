package import Foundation

/// A folder among the temporary files of all users that only this user can write to.
package enum PrivateFolder {
  /// Creates the folder with a name, or finds it if it exists, so that the processes of a run share it.
  ///
  /// If another user has put a folder or a link in its place, the folder gets an unpredictable name.
  ///
  /// - Returns: `nil` if no folder can be created.
  static func make(named name: String, in parent: URL = FileManager.default.temporaryDirectory) -> URL? {
    let folder = parent.appendingPathComponent(name, isDirectory: true)
    if mkdir(folder.path, 0o700) == 0 || (errno == EEXIST && isOwn(folder)) { return folder }
    return try? makeUnique(named: name, in: parent)
  }

  /// Creates a folder whose name begins with `name`, and that no one else has.
  ///
  /// - Throws: ``FileFault`` if no folder can be created.
  package static func makeUnique(named name: String, in parent: URL) throws(FileFault) -> URL {
    var template = Array(parent.appendingPathComponent("\(name)-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else { throw .system(errno) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Returns the folder with a name if it exists and belongs to this user.
  static func find(named name: String, in parent: URL = FileManager.default.temporaryDirectory) -> URL? {
    let folder = parent.appendingPathComponent(name, isDirectory: true)
    return isOwn(folder) ? folder : nil
  }

  /// Returns whether something is a folder that belongs to this user and that others cannot write to.
  private static func isOwn(_ folder: URL) -> Bool {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { return false }
    // One of an earlier version, which others could read.
    return status.st_mode & 0o077 == 0 || fchmod(descriptor, 0o700) == 0 && status.st_mode & 0o022 == 0
  }
}
