import Foundation
import TouchstoneSnapshots

/// The snapshots of a package, as far as its sources and goldens tell their names: no test runs for a name that none can have.
struct SnapshotNames {
  /// The files of the tests, by their names without extensions: snapshots are named after them.
  private let files: [String: [URL]]
  /// The snapshots with goldens, without their targets: `CardTests/dark`.
  let goldens: [String]
  private let targets: Set<String>

  init(_ manifest: PackageManifest, of package: URL) {
    let tests = manifest.targets.filter { $0.type == .test }
    let sources = tests.flatMap { target in
      target.folder(in: package, of: manifest).map { target.swiftFiles(in: $0) } ?? []
    }
    files = Dictionary(grouping: sources) { $0.deletingPathExtension().lastPathComponent }
    targets = Set(tests.map(\.name))
    let folder = package.appendingPathComponent("Snapshots", isDirectory: true)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let hashed = HashedGoldens.paths(in: package).keys
    goldens = Set((paths + hashed).compactMap(Self.name(ofGolden:))).sorted()
  }

  /// Returns the name of the snapshot in a golden: `CardTests/dark` of `AppTests/CardTests/dark.1@2x.png`.
  private static func name(ofGolden path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, let file = parts.last, let dot = file.lastIndex(of: ".") else { return nil }
    let stem = file[..<dot].replacing(/@[0-9.]+x$/, with: "")
    // The first snapshot of a test has a number in its file only.
    let name = stem.hasSuffix(".1") ? String(stem.dropLast(2)) : String(stem)
    return (parts.dropFirst().dropLast().map(String.init) + [name]).joined(separator: "/")
  }

  /// The arguments that choose the tests to run, one after another; none if no snapshot can have the name.
  ///
  /// Tests of the file that a snapshot is named after are run first. A snapshot with a golden may be taken by others, with code in
  /// that file: then all tests run, but take no other snapshot.
  func filters(for name: String) -> [[String]] {
    let parts = name.split(separator: "/").map(String.init)
    let own = parts.first.map(targets.contains) == true ? parts.dropFirst().joined(separator: "/") : name
    let all: [[String]] = goldens.contains(own) || goldens.contains(name) ? [[]] : []
    let sources = parts.dropLast().last.flatMap { files[$0] } ?? []
    guard let stem = parts.dropLast().last, !sources.isEmpty else { return all }
    let words = [stem] + sources.flatMap { Self.tests(in: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
    let pattern = Set(words).sorted().map(NSRegularExpression.escapedPattern(for:)).joined(separator: "|")
    return [["--filter", "\\b(\(pattern))\\b"]] + all
  }

  /// The names of types and of functions outside of types, which tests have in their names.
  private static func tests(in source: String) -> [String] {
    let types = source.matches(of: /\b(?:class|struct|enum|actor|extension)[ \t]+([A-Za-z_]\w*)/).map { String($0.1) }
    let functions = source.matches(of: /(?m)^(?:@[^\n]*?\)?[ \t]+)?(?:\w+[ \t]+)*func[ \t]+`?([^`(\n]+)/)
    return types + functions.map { $0.1.trimmingCharacters(in: .whitespaces) }
  }
}
