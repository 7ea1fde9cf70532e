import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// Why goldens were not converted, or not fetched. Paths are relative to the package.
enum GoldensError: Error, Hashable {
  /// The settings of the package are faulty. Carries what is wrong.
  case settings(String)
  /// The package keeps no goldens.
  case noGoldens
  /// The package keeps files, of which nothing needs to be fetched.
  case keepsFiles
  /// Goldens that are no such files.
  case faulty([String: String])
  /// Goldens that are both in a manifest and a file, which show different things.
  case both([String])
  /// Manifests of which some lines do not count. Carries sentences.
  case manifests([String])
  /// Goldens of which only the hash is on this machine.
  case notHere([String])
  /// A file could not be read, written or removed.
  case file(String, why: String)
}

extension GoldensError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .settings(let fault): fault
    case .noGoldens:
      "The package keeps no goldens, as \(PackageSettings.path) says, so there is nothing to convert."
    case .keepsFiles:
      "The package keeps goldens as files, so there is nothing to fetch. To keep hashes: "
        + "swift run touchstone goldens convert --to hashes"
    case .faulty(let faults):
      "Nothing was converted, because \(Self.count(faults.count, "golden is", "goldens are")) faulty:\n"
        + Self.list(faults.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
    case .both(let paths):
      "\(Self.count(paths.count, "golden is", "goldens are")) both a file and a line of a manifest, which show different "
        + "things. Delete the file or the line, and convert again:\n" + Self.list(paths)
    case .manifests(let faults): "Nothing was converted.\n" + Self.list(faults)
    case .notHere(let paths):
      "Only the hashes of \(Self.count(paths.count, "golden is", "goldens are")) on this machine. Fetch their files: "
        + "swift run touchstone goldens fetch\n" + Self.list(paths)
    case .file(let path, let why): "\(path): \(why)"
    }
  }

  private static func count(_ count: Int, _ one: String, _ several: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(several)"
  }

  private static func list(_ lines: [String]) -> String {
    (lines.prefix(10).map { "  \($0)" } + (lines.count > 10 ? ["  and \(lines.count - 10) more"] : []))
      .joined(separator: "\n")
  }
}
