package import Foundation

/// A folder of goldens by what they show.
///
///     .build/touchstone/store/sha256/54/b85182…8fd8.png
///
/// An object never changes: the first file with some contents stays, and a second one with the same contents is not written. Whatever
/// is read is verified, so a damaged object, or one that somebody else put there, is as good as missing.
package struct ObjectStore: Hashable, Sendable {
  /// The name of the folder among those of runs.
  package static let name = "store"

  /// The folder.
  package let url: URL
  private var folder: ConfinedFolder { ConfinedFolder(url) }

  package init(_ url: URL) {
    self.url = url
  }

  /// The store of a package on this machine: beside the folders of its runs.
  package init(ofPackage package: URL, environment: SnapshotEnvironment) {
    self.init(
      RunFolder.parent(ofRunsIn: package, environment: environment)
        .appendingPathComponent(Self.name, isDirectory: true))
  }

  /// Whether there is a file with an address. What it shows is only known by reading it.
  package func contains(_ address: ObjectAddress) -> Bool {
    ConfinedPath(address.path).flatMap { folder.size(of: $0) } != nil
  }

  /// Returns the bytes of an object; nil if it is not there.
  ///
  /// - Throws: ``ObjectFault``, also if the file is not what the address names.
  package func read(_ address: ObjectAddress) throws(ObjectFault) -> Data? {
    let data: Data?
    do throws(FileFault) {
      data = try folder.readIfThere(try Self.path(of: address))
    } catch {
      throw .file(address, error)
    }
    if let data, let fault = address.fault(of: data) { throw .contents(address, fault) }
    return data
  }

  /// Returns the file of an object that is what its address names; nil if there is none.
  ///
  /// Cost: that of decoding the object, the first time on this machine; later that of asking the system for the file.
  package func verifiedFile(_ address: ObjectAddress) -> ConfinedFile? {
    guard let path = try? Self.path(of: address), contains(address) else { return nil }
    let version = FileVersion(of: folder.url(of: path))
    let verified = VerifiedObjects.shared
    if let version, verified.contains(address, version, in: folder) { return ConfinedFile(path, in: folder) }
    guard (try? read(address)) != nil else { return nil }
    if let version { verified.insert(address, version, in: folder) }
    return ConfinedFile(path, in: folder)
  }

  /// Puts bytes in their place, if no intact file is there already.
  ///
  /// - Parameter isFlushed: Whether the bytes are on the disk when the call returns. If not, a machine that loses power may
  ///   lose the object.
  /// - Throws: ``ObjectFault``, also if the bytes are not what the address names.
  package func write(_ data: Data, at address: ObjectAddress, isFlushed: Bool = true) throws(ObjectFault) {
    if let fault = address.fault(of: data) { throw .contents(address, fault) }
    if (try? read(address)) != nil { return }
    do throws(FileFault) {
      let path = try Self.path(of: address)
      try makeFolder()
      do throws(FileFault) {
        return try folder.create(data, at: path, isFlushed: isFlushed)
      } catch  where error == .system(EEXIST) {
        // Another process may have written it meanwhile. Anything else is damaged.
        if (try? read(address)) != nil { return }
      }
      try folder.write(data, to: path)
    } catch {
      throw .file(address, error)
    }
  }

  /// Puts bytes in their place that are known to be what the address names, without waiting for the disk. Nothing is done if a
  /// file is there, intact or not.
  ///
  /// - Throws: ``ObjectFault``.
  func keep(_ data: Data, at address: ObjectAddress) throws(ObjectFault) {
    do throws(FileFault) {
      try makeFolder()
      do throws(FileFault) {
        try folder.create(data, at: try Self.path(of: address), isFlushed: false)
      } catch  where error == .system(EEXIST) {
        return
      }
    } catch {
      throw .file(address, error)
    }
  }

  /// Puts the bytes of a golden in their place.
  ///
  /// - Returns: The address; nil if the bytes are no file of the extension's kind.
  /// - Throws: ``ObjectFault``.
  @discardableResult
  package func add(_ data: Data, pathExtension: String) throws(ObjectFault) -> ObjectAddress? {
    guard let address = ObjectAddress(of: data, pathExtension: pathExtension) else { return nil }
    try write(data, at: address)
    return address
  }

  /// The addresses of all files, sorted. Files with other names, such as staged ones, are passed over.
  package var addresses: [ObjectAddress] {
    let sums = ConfinedPath("sha256")
    let folders = sums.flatMap { try? folder.names(in: $0) } ?? []
    return folders.flatMap { start -> [ObjectAddress] in
      let names = ConfinedPath("sha256/\(start)").flatMap { try? folder.names(in: $0) } ?? []
      return names.compactMap { ObjectAddress(path: "sha256/\(start)/\($0)") }
    }.sorted()
  }

  /// Deletes an object, if it is there.
  ///
  /// - Throws: ``ObjectFault``.
  package func remove(_ address: ObjectAddress) throws(ObjectFault) {
    do throws(FileFault) {
      try folder.remove(try Self.path(of: address))
    } catch {
      throw .file(address, error)
    }
  }

  /// An address is made of digits and words, so its path is always one.
  private static func path(of address: ObjectAddress) throws(FileFault) -> ConfinedPath {
    guard let path = ConfinedPath(address.path) else { throw .system(EINVAL) }
    return path
  }

  private func makeFolder() throws(FileFault) {
    if access(url.path, F_OK) == 0 { return }
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    if access(url.path, F_OK) != 0 { throw .system(errno) }
  }
}
