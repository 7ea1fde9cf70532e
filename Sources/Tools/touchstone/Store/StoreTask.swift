import TouchstoneSnapshots

/// What a driver was doing when it failed.
enum StoreTask: Hashable, CustomStringConvertible {
  case read
  /// Carries the folder; nil if it is not known.
  case list(ConfinedPath?)
  /// Carries the file; nil if several were on their way, as in the cases below.
  case upload(ConfinedPath?)
  case download(ConfinedPath?)
  case delete(ConfinedPath?)

  /// What follows “could not”, before the name of the store: `upload v1/sha256/54/b8….png to`.
  var description: String {
    func files(_ path: ConfinedPath?) -> String { path.map(\.description) ?? "files" }
    return switch self {
    case .read: "read"
    case .list(let folder): folder.map { "list \($0) in" } ?? "list the files of"
    case .upload(let path): "upload \(files(path)) to"
    case .download(let path): "download \(files(path)) from"
    case .delete(let path): "delete \(files(path)) from"
    }
  }
}
