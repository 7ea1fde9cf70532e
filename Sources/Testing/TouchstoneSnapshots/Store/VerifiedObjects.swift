import Foundation
import Synchronization

/// Remembers which objects on this machine were verified, until their files change.
///
/// A store has them in a file, so that commands that need thousands of objects decode each of them once:
///
///     .build/touchstone/store/verified.txt
///     sha256/54/b85182…8fd8.png<TAB>66305 1180432 4711 1795253400 123456789
///
/// A line counts while the file has the inode and the time of its last change that the line names. The system sets that time, so no
/// copy, archive or cache has it.
///
/// A class, because all who ask share it.
final class VerifiedObjects: Sendable {
  static let shared = VerifiedObjects()

  /// The file's name in the folder of a store.
  static let name = "verified.txt"
  /// The largest file that is read, in bytes: more than a million objects.
  private static let limit = 1 << 28
  /// The superseded lines that a file may have before it is rewritten.
  private static let mostOldLines = 1000

  /// The versions of objects by their paths, by the path of their store.
  private let known = Mutex<[String: [String: String]]>([:])

  /// Whether an object was verified as the file that it is now.
  func contains(_ address: ObjectAddress, _ version: FileVersion, in store: ConfinedFolder) -> Bool {
    known.withLock { Self.versions(in: store, &$0)[address.path] == version.text }
  }

  /// Notes that an object was verified. That the file cannot be written only costs time.
  func insert(_ address: ObjectAddress, _ version: FileVersion, in store: ConfinedFolder) {
    known.withLock { known in
      _ = Self.versions(in: store, &known)
      known[store.url.path]?[address.path] = version.text
      let file = store.url.appendingPathComponent(Self.name).path
      let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      // In one write, so that lines of several processes are not mixed.
      try? RegularFile.write(Data("\(address.path)\t\(version.text)\n".utf8), to: descriptor)
    }
  }

  /// Forgets what was read of files, as another process does not know it.
  func forget() { known.withLock { $0 = [:] } }

  private static func versions(
    in store: ConfinedFolder, _ known: inout [String: [String: String]]
  ) -> [String: String] {
    if let versions = known[store.url.path] { return versions }
    var versions: [String: String] = [:]
    let path = ConfinedPath([name])
    let data = path.flatMap { try? store.read($0, limit: limit) } ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    for line in lines {
      let fields = line.split(separator: "\t")
      if fields.count == 2 { versions[String(fields[0])] = String(fields[1]) }
    }
    if let path, lines.count > versions.count + mostOldLines {
      let text = versions.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
      try? store.write(Data(text.utf8), to: path)
    }
    known[store.url.path] = versions
    return versions
  }
}
