package import Foundation

/// A folder below which files are read, written and deleted without following any symbolic link.
///
/// A path below it is opened name by name, each without following links. So whatever lies in the folder, nothing
/// outside of it is reached. The folder itself may be given by a link: its path is the user's.
package struct ConfinedFolder: Hashable, Sendable {
  /// The folder, absolute.
  package let url: URL

  package init(_ url: URL) {
    self.url = url.absoluteURL
  }

  /// The place of a path, for words and for programs that open it themselves.
  package func url(of path: ConfinedPath) -> URL {
    path.components.reduce(url) { $0.appendingPathComponent($1) }
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``FileFault``, `.link` if any part of the path is one.
  package func read(_ path: ConfinedPath, limit: Int = RegularFile.limit) throws(FileFault) -> Data {
    try inFolder(of: path) { folder throws(FileFault) in
      try RegularFile.read(path.name, in: folder, links: .refuse, limit: limit)
    }
  }

  /// The first bytes of a file, however long it is.
  package func read(_ path: ConfinedPath, prefix: Int) throws(FileFault) -> Data {
    try inFolder(of: path) { folder throws(FileFault) in
      try RegularFile.read(path.name, in: folder, links: .refuse, limit: .max, prefix: prefix)
    }
  }

  /// The size of a file in bytes; nil if there is none that could be read.
  package func size(of path: ConfinedPath) -> Int? {
    try? inFolder(of: path) { folder throws(FileFault) in
      let status = try RegularFile.status(path.name, in: folder, links: .refuse)
      return status.flatMap { RegularFile.fault($0) == nil ? Int($0.st_size) : nil }
    }
  }

  /// The names in a folder, sorted.
  ///
  /// - Throws: ``FileFault``, `.link` if the folder, or one around it, is a link.
  package func names(in path: ConfinedPath) throws(FileFault) -> [String] {
    try inFolder(of: path) { folder throws(FileFault) in
      let descriptor = openat(folder, path.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { throw try Self.fault(ofFolder: path.name, in: folder, code: errno) }
      guard let stream = fdopendir(descriptor) else {
        close(descriptor)
        throw .system(errno)
      }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
      }
      return names.sorted()
    }
  }

  /// Puts bytes in the place of a file, whole or not at all, and makes the folders that it takes.
  ///
  /// - Throws: ``FileFault``. What was there is then still whole.
  package func write(_ data: Data, to path: ConfinedPath) throws(FileFault) {
    try inFolder(of: path, making: true) { folder throws(FileFault) in
      try requireFileOrNothing(path.name, in: folder)
      let staged = GoldenStore.stagedName()
      let descriptor = openat(folder, staged, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw .system(errno) }
      do throws(FileFault) {
        defer { close(descriptor) }
        do throws(GoldenStoreError) {
          try GoldenStore.write(data, to: descriptor, path: path.name)
        } catch {
          throw error.fault
        }
        guard renameat(folder, staged, folder, path.name) == 0 else { throw .system(errno) }
      } catch {
        unlinkat(folder, staged, 0)
        throw error
      }
      // The new name must reach the disk too.
      fsync(folder)
    }
  }

  /// Deletes a file. It is no error if there is none.
  ///
  /// - Throws: ``FileFault``, also for whatever is no regular file.
  package func remove(_ path: ConfinedPath) throws(FileFault) {
    do throws(FileFault) {
      try inFolder(of: path) { folder throws(FileFault) in
        try requireFileOrNothing(path.name, in: folder)
        guard unlinkat(folder, path.name, 0) == 0 || errno == ENOENT else { throw .system(errno) }
      }
    } catch {
      if !error.isMissing { throw error }
    }
  }

  /// The bytes of a file; nil if there is none.
  ///
  /// - Throws: ``FileFault``.
  package func readIfThere(_ path: ConfinedPath) throws(FileFault) -> Data? {
    do throws(FileFault) {
      return try read(path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  private func requireFileOrNothing(_ name: String, in folder: Int32) throws(FileFault) {
    if let fault = try RegularFile.status(name, in: folder, links: .refuse).flatMap(RegularFile.fault) { throw fault }
  }

  /// Opens the folder that a path ends in.
  private func inFolder<Result>(
    of path: ConfinedPath, making: Bool = false, _ body: (Int32) throws(FileFault) -> Result
  ) throws(FileFault) -> Result {
    var folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .system(errno) }
    defer { close(folder) }
    for name in path.components.dropLast() {
      if making, mkdirat(folder, name, 0o755) != 0, errno != EEXIST { throw .system(errno) }
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard next >= 0 else { throw try Self.fault(ofFolder: name, in: folder, code: errno) }
      close(folder)
      folder = next
    }
    return try body(folder)
  }

  /// Why a folder was not opened: a link and a file give the same error number.
  private static func fault(ofFolder name: String, in folder: Int32, code: Int32) throws(FileFault) -> FileFault {
    let status = try RegularFile.status(name, in: folder, links: .refuse)
    return status.map { $0.st_mode & S_IFMT == S_IFLNK } == true ? .link : .system(code)
  }
}
