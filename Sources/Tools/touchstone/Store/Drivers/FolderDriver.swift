import Foundation
import TouchstoneSnapshots

/// A store in a folder of this machine, such as a mounted share: `file:///mnt/goldens`.
///
/// No link below the folder is followed. A file is written to `v1/staging`, flushed, and renamed into its place.
struct FolderDriver: StoreDriver {
  let address: String
  private let folder: ConfinedFolder
  private static let staging = ConfinedPath(["v1", "staging"])

  init(address: String, folder: URL) {
    self.address = address
    self.folder = ConfinedFolder(folder)
  }

  /// A share that is not mounted must not be taken for an empty store.
  private func requireFolder(to task: StoreTask) throws(StoreError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .driver(
        address, task: task,
        why: "the folder does not exist. Mount it, or create it: mkdir -p \(folder.url.path.shellWord)")
    }
  }

  func found(_ paths: [ConfinedPath]) throws(StoreError) -> [ConfinedPath: StoredFile] {
    try requireFolder(to: .read)
    return Dictionary(paths.compactMap { path in file(path).map { (path, $0) } }) { first, _ in first }
  }

  private func file(_ path: ConfinedPath) -> StoredFile? {
    var status = stat()
    // The size is read without following links in the way; the time of something else would only keep it.
    guard let size = folder.size(of: path), lstat(folder.url(of: path).path, &status) == 0 else { return nil }
    let seconds = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    return StoredFile(path: path, size: size, modified: Date(timeIntervalSince1970: seconds))
  }

  func files(below path: ConfinedPath) throws(StoreError) -> [StoredFile] {
    try requireFolder(to: .list(path))
    var found: [StoredFile] = []
    var folders = [path]
    while let next = folders.popLast() {
      let names: [String]
      do throws(FileFault) {
        names = try folder.names(in: next)
      } catch {
        // Links, and what another process deletes meanwhile.
        if [.link, .system(ENOENT), .system(ENOTDIR)].contains(error) { continue }
        throw .driver(address, task: .list(next), why: error.reason)
      }
      for path in names.compactMap({ ConfinedPath(next.components + [$0]) }) {
        var status = stat()
        guard lstat(folder.url(of: path).path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if let file = file(path) {
          found.append(file)
        }
      }
    }
    return found
  }

  func send(_ paths: [ConfinedPath], from source: URL, replacing: Bool) throws(StoreError) {
    try requireFolder(to: .upload(nil))
    if let staging = Self.staging { GoldenStore.sweep(folder.url(of: staging)) }
    let source = ConfinedFolder(source)
    for path in paths where replacing || folder.size(of: path) == nil {
      do throws(FileFault) {
        try folder.write(source.read(path), to: path, staging: Self.staging)
      } catch {
        throw .driver(address, task: .upload(path), why: error.reason)
      }
    }
  }

  func fetch(_ paths: [ConfinedPath], to target: URL) throws(StoreError) {
    try requireFolder(to: .read)
    let target = ConfinedFolder(target)
    for path in paths {
      do throws(FileFault) {
        guard let size = folder.size(of: path), size <= RegularFile.limit, let data = try folder.readIfThere(path)
        else {
          continue
        }
        try target.write(data, to: path)
      } catch {
        throw .driver(address, task: .download(path), why: error.reason)
      }
    }
  }

  func delete(_ paths: [ConfinedPath]) throws(StoreError) {
    for path in paths {
      do throws(FileFault) {
        try folder.remove(path)
      } catch {
        throw .driver(address, task: .delete(path), why: error.reason)
      }
    }
  }
}
