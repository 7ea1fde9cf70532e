import Foundation

/// Which files of two paths are compared with each other.
struct PicturePairs {
  /// Two files to compare; of a picture that only one folder has, the other is nil.
  struct Pair: Hashable {
    /// The path below the folders, or the file's name.
    let name: String
    let reference: PictureFile?
    let actual: PictureFile?
  }

  let pairs: [Pair]
  /// Whether two folders are compared.
  let isFolders: Bool

  /// Finds the pairs.
  ///
  /// - Throws: `CompareError`.
  init(_ reference: String, _ actual: String) throws {
    switch (try Self.isFolder(reference), try Self.isFolder(actual)) {
    case (true, true):
      let (first, second) = (try Self.pictures(in: reference), try Self.pictures(in: actual))
      pairs = first.union(second).sorted().map { name in
        Pair(
          name: name, reference: first.contains(name) ? Self.file(name, in: reference) : nil,
          actual: second.contains(name) ? Self.file(name, in: actual) : nil)
      }
      isFolders = true
      if pairs.isEmpty { throw CompareError.noPictures(reference, actual) }
    case (let isFolder, let isOtherFolder):
      let first = isFolder ? Self.file(Self.name(of: actual), in: reference) : PictureFile(path: reference)
      let second = isOtherFolder ? Self.file(Self.name(of: reference), in: actual) : PictureFile(path: actual)
      pairs = [Pair(name: Self.name(of: second.path), reference: first, actual: second)]
      isFolders = false
    }
  }

  private static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  private static func file(_ name: String, in folder: String) -> PictureFile {
    PictureFile(path: (folder as NSString).appendingPathComponent(name))
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw CompareError.missing(path) }
    return isFolder.boolValue
  }

  /// The paths of the pictures below a folder, without hidden ones.
  private static func pictures(in folder: String) throws -> Set<String> {
    var found: Set<String> = []
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
        var isFolder: ObjCBool = false
        let full = (folder as NSString).appendingPathComponent(inner)
        guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
        if !isFolder.boolValue {
          if PictureFile.isPicture(name) { found.insert(inner) }
        } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) == nil {
          // Folders behind links are left out: they may lead back.
          waiting.append(inner)
        }
      }
    }
    return found
  }
}
