package import Foundation
import Synchronization

/// Reads goldens, and replaces them whole or not at all.
///
/// A golden is written to a staging folder, flushed to the disk, and renamed into its place. A process that is killed
/// leaves the old golden or the new one, and its staged file at worst, which a later run removes. Processes that write
/// the same golden at once each rename a whole file; the last one stays.
package struct GoldenStore: Sendable {
  private static let serial = Atomic<Int>(0)
  /// The prefix of staged files; no others are removed.
  private static let prefix = ".touchstone-"

  /// The folder in which files are written before they are renamed. It serves goldens on the same file system; others
  /// are staged beside the golden.
  private let staging: URL

  package init(staging: URL) {
    self.staging = staging
  }

  /// The bytes of a golden, or nil if there is none.
  ///
  /// - Parameter root: The folder that goldens lie in. Links lead to other goldens in it, or to the same golden of another
  ///   tree.
  /// - Throws: ``GoldenStoreError`` if the file cannot be read, is not a regular file, or is a link whose destination is
  ///   not a complete golden.
  package func read(_ golden: URL, within root: URL) throws(GoldenStoreError) -> Data? {
    do throws(FileFault) {
      return try GoldenLink(golden: golden, root: root).read()
    } catch {
      if error.isMissing { return nil }
      throw GoldenStoreError(.read, path: golden.path, fault: error)
    }
  }

  /// Puts bytes in the place of a golden.
  ///
  /// - Parameter root: The folder that goldens lie in: nothing outside of it is written. A link to a whole golden in it
  ///   stays a link.
  /// - Throws: ``GoldenStoreError``. The old golden, if there is one, is unchanged then.
  package func write(_ data: Data, to golden: URL, within root: URL) throws(GoldenStoreError) {
    let link = GoldenLink(golden: golden, root: root)
    let target: URL
    do throws(FileFault) {
      target = try link.writable()
      if link.isLink, let old = try? RegularFile.read(target.path) { try GoldenLink.requireWhole(old, target.path) }
    } catch {
      throw GoldenStoreError(.write, path: golden.path, fault: error)
    }
    let folder = target.deletingLastPathComponent()
    try makeFolder(folder)
    do throws(GoldenStoreError) {
      try makeFolder(staging)
      let staged = staging.appendingPathComponent(Self.stagedName())
      try replace(target, by: data, staged: staged)
    } catch  where error.code == EXDEV || error.path.hasPrefix(staging.path) {
      Self.sweep(folder)
      let staged = folder.appendingPathComponent(Self.stagedName())
      do throws(GoldenStoreError) {
        try replace(target, by: data, staged: staged)
      } catch {
        // The user knows the golden, not the file beside it.
        throw GoldenStoreError(error.operation, path: target.path, fault: error.fault)
      }
    }
    // The new name must reach the disk too.
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Removes a golden, or the link to it.
  ///
  /// - Parameter root: The folder that goldens lie in: nothing outside of it is removed.
  /// - Throws: ``GoldenStoreError``.
  package func remove(_ golden: URL, within root: URL) throws(GoldenStoreError) {
    do throws(FileFault) {
      _ = try GoldenLink(golden: golden, root: root).writable()
    } catch {
      throw GoldenStoreError(.remove, path: golden.path, fault: error)
    }
    guard unlink(golden.path) == 0 else { throw GoldenStoreError(.remove, path: golden.path, code: errno) }
  }

  /// Removes what killed processes left in the staging folder.
  package func sweep() {
    Self.sweep(staging)
  }

  private func replace(_ target: URL, by data: Data, staged: URL) throws(GoldenStoreError) {
    do throws(GoldenStoreError) {
      let descriptor = open(staged.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw GoldenStoreError(.write, path: staged.path, code: errno) }
      defer { close(descriptor) }
      try Self.write(data, to: descriptor, path: target.path)
      guard rename(staged.path, target.path) == 0 else {
        throw GoldenStoreError(.replace, path: target.path, code: errno)
      }
    } catch {
      unlink(staged.path)
      throw error
    }
  }

  /// Writes all bytes and flushes them to the disk.
  static func write(_ data: Data, to descriptor: Int32, path: String) throws(GoldenStoreError) {
    do throws(FileFault) {
      try RegularFile.write(data, to: descriptor)
    } catch {
      throw GoldenStoreError(.write, path: path, fault: error)
    }
    // Not every file system can flush; those that cannot say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw GoldenStoreError(.write, path: path, code: errno) }
  }

  private func makeFolder(_ folder: URL) throws(GoldenStoreError) {
    if mkdir(folder.path, 0o755) == 0 || errno == EEXIST { return }
    let code = errno
    let parent = folder.deletingLastPathComponent()
    // The folder above one that ends with `..` is longer.
    guard code == ENOENT, parent.path.utf8.count < folder.path.utf8.count else {
      throw GoldenStoreError(.makeFolder, path: folder.path, code: code)
    }
    try makeFolder(parent)
    guard mkdir(folder.path, 0o755) == 0 || errno == EEXIST else {
      throw GoldenStoreError(.makeFolder, path: folder.path, code: errno)
    }
  }

  /// A name for a file that is renamed into its place.
  static func stagedName() -> String {
    let number = serial.add(1, ordering: .relaxed).newValue
    return "\(prefix)\(getpid())-\(number).tmp"
  }

  /// Removes staged files of processes that are gone.
  package static func sweep(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(".tmp") {
      guard let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ pid_t($0) }) else {
        continue
      }
      if kill(process, 0) != 0, errno == ESRCH {
        unlink(folder.appendingPathComponent(name).path)
      }
    }
  }
}
