package import Foundation

/// A folder below which files are read, written and deleted without following any symbolic link.
///
/// A path below the folder is opened component by component, without following links. So whatever the folder contains,
/// nothing outside of it is reached. The path of the folder itself may be a link, because it comes from the user.
package struct ConfinedFolder: Hashable, Sendable {
  /// The absolute URL of the folder.
  package let url: URL

  package init(_ url: URL) {
    self.url = url.absoluteURL
  }

  /// Returns the URL of a path, for messages and for programs that open files themselves.
  package func url(of path: ConfinedPath) -> URL {
    path.components.reduce(url) { $0.appendingPathComponent($1) }
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: ``FileFault``; `.link` if any component of the path is a link.
  package func read(_ path: ConfinedPath, limit: Int = RegularFile.limit) throws(FileFault) -> Data {
    try inFolder(of: path) { folder throws(FileFault) in
      try RegularFile.read(path.name, in: folder, links: .refuse, limit: limit)
    }
  }

  /// Returns the first bytes of a file, whatever its size.
  package func read(_ path: ConfinedPath, prefix: Int) throws(FileFault) -> Data {
    try inFolder(of: path) { folder throws(FileFault) in
      try RegularFile.read(path.name, in: folder, links: .refuse, limit: .max, prefix: prefix)
    }
  }

  /// Returns the size of a file in bytes, or `nil` if there is no readable file.
  package func size(of path: ConfinedPath) -> Int? {
    try? inFolder(of: path) { folder throws(FileFault) in
      let status = try RegularFile.status(path.name, in: folder, links: .refuse)
      return status.flatMap { RegularFile.fault($0) == nil ? Int($0.st_size) : nil }
    }
  }

  /// Returns the names in a folder, sorted.
  ///
  /// - Throws: ``FileFault``; `.link` if the folder, or one that contains it, is a link.
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

  /// Replaces a file atomically, and creates the folders that it needs.
  ///
  /// - Parameter staging: A folder for the file until it is whole, so that a killed process leaves nothing beside the
  ///   others. Where there is none, or it is on another file system, the file is staged beside its place.
  /// - Throws: ``FileFault``. The previous file is then unchanged.
  package func write(_ data: Data, to path: ConfinedPath, staging: ConfinedPath? = nil) throws(FileFault) {
    let staged = GoldenStore.stagedName()
    try inFolder(of: path, making: true) { folder throws(FileFault) in
      try requireFileOrNothing(path.name, in: folder)
      if let staged = staging.flatMap({ ConfinedPath($0.components + [staged]) }) {
        let isDone: Void? = try? inFolder(of: staged, making: true) { stage throws(FileFault) in
          try Self.replace(path.name, in: folder, by: data, staged: staged.name, in: stage)
        }
        if isDone != nil { return }
        GoldenStore.sweep(url(of: path).deletingLastPathComponent())
      }
      try Self.replace(path.name, in: folder, by: data, staged: staged, in: folder)
    }
  }

  private static func replace(
    _ name: String, in folder: Int32, by data: Data, staged: String, in stage: Int32
  ) throws(FileFault) {
    let descriptor = openat(stage, staged, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .system(errno) }
    do throws(FileFault) {
      defer { close(descriptor) }
      do throws(GoldenStoreError) {
        try GoldenStore.write(data, to: descriptor, path: name)
      } catch {
        throw error.fault
      }
      guard renameat(stage, staged, folder, name) == 0 else { throw .system(errno) }
    } catch {
      unlinkat(stage, staged, 0)
      throw error
    }
    // The new name must reach the disk too.
    fsync(folder)
  }

  /// Creates a file atomically, and the folders that it needs, unless there is one.
  ///
  /// - Parameter isFlushed: Whether the bytes are on the disk when the call returns.
  /// - Throws: ``FileFault``; `.system(EEXIST)` if there is anything at the path, even a link.
  package func create(_ data: Data, at path: ConfinedPath, isFlushed: Bool = true) throws(FileFault) {
    let staged = GoldenStore.stagedName()
    try inFolder(of: path, making: true) { folder throws(FileFault) in
      let descriptor = openat(folder, staged, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw .system(errno) }
      defer {
        close(descriptor)
        unlinkat(folder, staged, 0)
      }
      try RegularFile.write(data, to: descriptor)
      guard !isFlushed || fsync(descriptor) == 0 || errno == EINVAL else { throw .system(errno) }
      // Unlike a renamed file, a linked one replaces nothing.
      guard linkat(folder, staged, folder, path.name, 0) == 0 else { throw .system(errno) }
      if isFlushed { fsync(folder) }
    }
  }

  /// Deletes a file, if it exists.
  ///
  /// - Throws: ``FileFault``, also for anything that is not a regular file.
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

  /// Returns the bytes of a file, or `nil` if there is none.
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

  /// Opens the folder that contains the last component of a path.
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

  /// Returns why a folder was not opened: links and files have the same error number.
  private static func fault(ofFolder name: String, in folder: Int32, code: Int32) throws(FileFault) -> FileFault {
    let status = try RegularFile.status(name, in: folder, links: .refuse)
    return status.map { $0.st_mode & S_IFMT == S_IFLNK } == true ? .link : .system(code)
  }
}
