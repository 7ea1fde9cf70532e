import Foundation
import TouchstoneSnapshots

/// The pairs of files to compare for two paths.
struct PicturePairs {
  /// Two files to compare; one is `nil` if only the other folder has the file.
  struct Pair: Hashable {
    /// The path relative to the folders, or the file name.
    let name: String
    let reference: PictureFile?
    let actual: PictureFile?
  }

  /// A file in a folder that is not compared.
  struct Skipped: Hashable, Encodable {
    let path: String
    let reason: String
  }

  let pairs: [Pair]
  /// The files in the folders that cannot be compared.
  let skipped: [Skipped]
  /// Whether two folders are compared.
  let isFolders: Bool
  /// Whether the first folder has references of swift-snapshot-testing, and the second one goldens of Touchstone.
  let hasAppleReferences: Bool

  /// Finds the pairs.
  ///
  /// - Parameters:
  ///   - include: Patterns of which files in folders must fit one, if there are any.
  ///   - exclude: Patterns of which they must fit none.
  /// - Throws: `CompareError`.
  init(_ reference: String, _ actual: String, include: [String] = [], exclude: [String] = []) throws {
    let standardInput = PictureFile.standardInput
    if reference == standardInput && actual == standardInput { throw CompareError.standardInputTwice }
    let every = try AppleReferences.parent(of: reference)
    switch (try every != nil || Self.isFolder(reference), try Self.isFolder(actual)) {
    case (true, true):
      let filter = Filter(include: include.map { NamePattern($0) }, exclude: exclude.map { NamePattern($0) })
      let folder = every ?? reference
      let (references, actuals) = (Self.hashes(of: folder, filter), Self.hashes(of: actual, filter))
      var first = try Self.contents(of: folder, references, filter)
      var second = try Self.contents(of: actual, actuals, filter)
      if every != nil { first.removeAll { !AppleReferences.isReference($0) } }
      hasAppleReferences = AppleReferences.areIn(folder, first.names) && !AppleReferences.areIn(actual, second.names)
      // Settings and approvals are no goldens.
      if hasAppleReferences { second.removeAll { !AppleReferences.mayBeGolden($0, in: actual) } }
      let matching = PairMatching(
        references: folder, actuals: actual,
        objects: (references: references.files.mapValues(\.place), actuals: actuals.files.mapValues(\.place)))
      pairs = matching.pairs(first.names, second.names).map { pair in
        Pair(
          name: pair.actual ?? pair.reference ?? "",
          reference: pair.reference.map { references.files[$0] ?? Self.file($0, in: folder) },
          actual: pair.actual.map { actuals.files[$0] ?? Self.file($0, in: actual) })
      }
      skipped = (first.skipped + second.skipped).sorted { $0.path < $1.path }
      isFolders = true
      if pairs.isEmpty { throw CompareError.noPictures(reference, actual, skipped: skipped.count) }
    case (let isFolder, let isOtherFolder):
      if isFolder && actual == standardInput || isOtherFolder && reference == standardInput {
        throw CompareError.standardInputAndFolder(isFolder ? reference : actual)
      }
      let first = Self.single(isFolder ? Self.place(Self.name(of: actual), in: reference) : reference)
      let second = Self.single(isOtherFolder ? Self.place(Self.name(of: reference), in: actual) : actual)
      pairs = [
        Pair(
          name: Self.name(of: second.path == standardInput ? first.path : second.path), reference: first,
          actual: second)
      ]
      skipped = []
      (isFolders, hasAppleReferences) = (false, false)
    }
  }

  private static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  private static func place(_ name: String, in folder: String) -> String {
    (folder as NSString).appendingPathComponent(name)
  }

  private static func file(_ name: String, in folder: String) -> PictureFile {
    PictureFile(path: place(name, in: folder))
  }

  /// A file that is compared alone, or a golden that is a hash.
  private static func single(_ path: String) -> PictureFile {
    let isThere = path == PictureFile.standardInput || FileManager.default.fileExists(atPath: path)
    return (isThere ? nil : HashedFolder.golden(at: path)) ?? PictureFile(path: path)
  }

  private static func isFolder(_ path: String) throws -> Bool {
    if path == PictureFile.standardInput { return false }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if HashedFolder.golden(at: path) != nil { return false }
      throw CompareError.missing(path)
    }
    return isFolder.boolValue
  }

  // MARK: Folders

  private struct Filter {
    let include: [NamePattern]
    let exclude: [NamePattern]

    func takes(_ path: String) -> Bool {
      (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
    }

    func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }
  }

  private struct Contents {
    var names: Set<String> = []
    var skipped: [Skipped] = []

    mutating func removeAll(where isOther: (String) -> Bool) {
      names = names.filter { !isOther($0) }
      skipped.removeAll { isOther($0.path) }
    }
  }

  /// The goldens of a folder that are lines of manifests, those that are compared.
  private static func hashes(of folder: String, _ filter: Filter) -> HashedFolder {
    HashedFolder(folder) { filter.takes($0) && FileKind(name: $0) != nil }
  }

  /// Returns the paths of the files below a folder that can be compared, and those that cannot. Hidden files are
  /// skipped.
  ///
  /// - Parameter hashes: The goldens of the folder that are lines of manifests.
  private static func contents(of folder: String, _ hashes: HashedFolder, _ filter: Filter) throws -> Contents {
    var found = Contents()
    found.names = Set(hashes.files.keys)
    // Its goldens are missing, whichever of them were asked for.
    for (manifest, faults) in hashes.faults where !filter.excludes(manifest) {
      let path = (folder as NSString).appendingPathComponent(manifest)
      found.skipped.append(Skipped(path: path, reason: faults.map(\.text).joined(separator: " ")))
    }
    var waiting = [""]
    while let place = waiting.popLast() {
      let path = (folder as NSString).appendingPathComponent(place)
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: path)
      } catch {
        throw CompareError.unreadable(path, why: PictureFile.reason(error))
      }
      for name in names where !name.hasPrefix(".") {
        let inner = place.isEmpty ? name : "\(place)/\(name)"
        let full = (folder as NSString).appendingPathComponent(inner)
        switch FolderItem(full, in: folder) {
        case .folder: waiting.append(inner)
        case .file where !filter.takes(inner): break
        case .file where FileKind(name: name) != nil: found.names.insert(inner)
        case .file where hashes.hasManifest(at: inner): break
        case .file: found.skipped.append(Skipped(path: full, reason: FileKind.reasonForSkipping(name: name)))
        case .other(let reason): if filter.takes(inner) { found.skipped.append(Skipped(path: full, reason: reason)) }
        }
      }
    }
    return found
  }

  /// An item in a folder.
  private enum FolderItem {
    case file, folder
    /// An item that is not read, with the reason.
    case other(String)

    init(_ path: String, in folder: String) {
      var own = stat()
      var target = stat()
      guard lstat(path, &own) == 0, stat(path, &target) == 0 else {
        // A name that is not UTF-8 was altered when it was read, so its path leads to nothing either.
        self = .other(path.contains("\u{FFFD}") ? "its name is not UTF-8" : "a broken link")
        return
      }
      switch target.st_mode & S_IFMT {
      // What lies elsewhere was not named.
      case S_IFREG:
        self =
          own.st_mode & S_IFMT == S_IFLNK
            && !RootFolder(URL(fileURLWithPath: folder)).contains(RootFolder.target(of: path))
          ? .other("a link out of the folder") : .file
      // Links to folders are skipped: they may form a cycle.
      case S_IFDIR: self = own.st_mode & S_IFMT == S_IFLNK ? .other("a link to a folder") : .folder
      default: self = .other("not a regular file")
      }
    }
  }
}
