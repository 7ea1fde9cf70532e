import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

/// A package, and a run folder that a stranger made to harm whoever reads it.
///
/// A class, for it owns the folders and removes them.
final class HostileRun {
  /// Text of files of the machine that must not get anywhere.
  static let secret = "TOP-SECRET-7F3A"

  /// A picture of the package that is no golden, and one that is.
  static let scan = picture(77)
  static let shown = picture(99)

  static func picture(_ value: UInt8) -> Data {
    // What is not encoded is missing from the page, which a test notices.
    (try? Bitmap(width: 4, height: 4, bytes: Array(repeating: value, count: 64)).pngData()) ?? Data()
  }

  /// A font that is nowhere, to be copied to a folder outside of the package.
  private static let fontSet = """
    {"format": 1, "folders": ["../../outside"], "sources": ["../../outside", "file:///etc"], "packages": [], "fonts": [
    {"name": "A.ttf", "sha256": "\(String(repeating: "0a", count: 32))", "bytes": 14, "version": "\\u001B[2J"}
    ]}
    """

  let root: URL
  let package: URL
  let run: URL
  /// A file outside of the package, with ``secret`` in it.
  let outside: URL
  var entries: [SnapshotResult] = []
  private let picture: Data

  init() throws {
    // Links in the way to temporary files are the system's.
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("hostile-\(UUID().uuidString)", isDirectory: true)
    package = root.appendingPathComponent("package", isDirectory: true)
    run = root.appendingPathComponent("run", isDirectory: true)
    outside = root.appendingPathComponent("outside/secret.png")
    picture = try Bitmap(width: 4, height: 4, bytes: Array(repeating: 128, count: 64)).pngData()
    try makePackage()
    try makeArtefacts()
    addGoldens()
    addSources()
    try addForgedGolden()
    addArtefacts()
    try writeLog()
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  // MARK: The package

  private func makePackage() throws {
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "Cards", targets: [.testTarget(name: "A")])
      """
    try write(manifest, to: package, "Package.swift")
    try write("[core]", to: package, ".git/config")
    try write("#!/bin/sh", to: package, ".git/hooks/pre-commit")
    try write("name: Tests", to: package, ".github/workflows/tests.yml")
    try write("import Testing", to: package, "Tests/A/Cards.swift")
    try write("text", to: package, "Snapshots/A/Cards/kept.txt")
    try write("int main(void);", to: package, "Sources/CFoo/main.c")
    try write("enum App {}", to: package, "Sources/App/App.swift")
    try write(Self.replaced, to: package, "Snapshots/A/Cards/forged.png")
    try write(Self.masked, to: package, "Snapshots/A/Cards/masked.png")
    // Goldens that are links: recording would overwrite what they lead to, and a text would get into the report.
    try link("Snapshots/A/Cards/tree.tree.txt", in: package, to: "../../../Package.swift")
    try link("Snapshots/A/Cards/bashrc.txt", in: package, to: outside.path)
    try write(Self.scan, to: package, "Sources/App/Assets/scan.png")
    try write(Self.shown, to: package, "Snapshots/A/Cards/shown.png")
    try write("{}", to: package, ".build/debug.yaml")
    try write(Self.secret, to: outside.deletingLastPathComponent(), outside.lastPathComponent)
    // A folder of the repository that leads out of the package: a stranger's pull request may bring one.
    try link("Snapshots/Linked", in: package, to: outside.deletingLastPathComponent().path)
    try link("Snapshots/A/Cards/link.png", in: package, to: outside.path)
    try link("Snapshots/A/Cards/dangling.png", in: package, to: root.appendingPathComponent("outside/new.png").path)
    // Goldens that have no end, that wait for ever, and whose names command a terminal or add lines to a list.
    try link("Snapshots/A/Cards/zero.png", in: package, to: "/dev/zero")
    try write("", to: package, "Snapshots/A/Cards/\u{1B}[2J\n  No problems.png")
    try write(String(repeating: "a", count: 24), to: package, "Snapshots/A/Cards/huge.png")
    truncate(package.appendingPathComponent("Snapshots/A/Cards/huge.png").path, 1 << 40)
    mkfifo(package.appendingPathComponent("Snapshots/A/Cards/pipe.png").path, 0o600)
    try write(Self.fontSet, to: package, "Snapshots/fonts.json")
    // What commands read that are given no folder.
    try link(".build/touchstone/latest", in: package, to: run.path)
  }

  // MARK: The run

  private func makeArtefacts() throws {
    try write(picture, to: run, "artefacts/picture.png")
    try write("[core]\n\tfsmonitor = \"touch /tmp/owned\"\n", to: run, "artefacts/config")
    try write(Self.secret, to: run, "artefacts/text.png")
    try link("artefacts/link.png", in: run, to: outside.path)
    try link("artefacts/passwd.txt", in: run, to: "/etc/passwd")
    try link("artefacts/zero.png", in: run, to: "/dev/zero")
    try link("artefacts/folder", in: run, to: outside.deletingLastPathComponent().path)
    try link("log/2.jsonl", in: run, to: outside.path)
    try link("log/3.jsonl", in: run, to: "/dev/zero")
    try link("report-pictures", in: run, to: package.path)
    try link("report.html", in: run, to: package.appendingPathComponent("Package.swift").path)
    for name in ["artefacts/pipe.png", "log/4.jsonl"] { mkfifo(run.appendingPathComponent(name).path, 0o600) }
    // Without bytes on the disk, and larger than what is read.
    let huge = run.appendingPathComponent("artefacts/huge.png")
    try Data(picture.prefix(24)).write(to: huge)
    truncate(huge.path, 1 << 40)
  }

  /// Snapshots whose goldens lie where no golden may be written, with a picture that could become one.
  private func addGoldens() {
    let goldens = [
      ".git/config", ".git/hooks/pre-commit", "Package.swift", ".github/workflows/tests.yml", "Tests/A/Cards.swift",
      "../outside/secret.png", "/etc/passwd", outside.path, "Snapshots/../Package.swift", "Snapshots/A/../../x.png",
      "Snapshots/Linked/Cards/secret.png", "Snapshots/Linked/secret.png", "Snapshots//A/Cards/x.png",
      "./Snapshots/A/Cards/x.png", "Snapshots/A/Cards/.hidden.png", ".build/debug.yaml", "Snapshots/A/Cards/x.swift",
      "Snapshots/A/Other/x.png", "Snapshots/B/Cards/x.png", "Sources/App/Assets/logo.png", "", "/", ".", "..",
      "Snapshots/A/Cards/x.png\0.txt", "Snapshots/A/Cards/\u{1B}[2Jx.png", "Snapshots/A/Cards/tree.tree.txt",
      "Snapshots/A/Cards/bashrc.txt",
    ]
    for golden in goldens {
      add("Cards/x", golden: golden, actual: "artefacts/picture.png")
      add("Cards/config", golden: golden, format: "", actual: "artefacts/config")
    }
    // Two pictures for one golden, of which a reader may have seen one.
    for actual in ["artefacts/picture.png", "artefacts/config"] {
      add("Cards/twice", golden: "Snapshots/A/Cards/twice.png", actual: actual)
    }
    // Names that are paths, so that the place follows from them.
    add("../../.git/hooks/pre-push", golden: "Snapshots/A/../../.git/hooks/pre-push", format: "")
    add(".git/config", target: "..", golden: "Snapshots/../.git/config", format: "")
    add("Cards/secret", target: "Linked", golden: "Snapshots/Linked/Cards/secret.png")
    add("Cards/link", golden: "Snapshots/A/Cards/link.png")
    add("Cards/dangling", golden: "Snapshots/A/Cards/dangling.png")
    add("Cards/x", golden: "Snapshots/A/Cards/x.swift", format: "swift")
    add(
      "workflows/x", file: ".github/workflows/workflows.swift",
      golden: ".github/workflows/__Snapshots__/workflows/x.png")
    add("A\n  3 accepted/x", golden: "Snapshots/A/Cards/x.png")
    add("\u{1B}]0;owned\u{7}/x", golden: "Snapshots/A/Cards/x.png")
  }

  /// Snapshots with goldens in their places, and files that must not be read or taken for pictures.
  private func addArtefacts() {
    let files = [
      outside.path, "/etc/passwd", "/proc/self/environ", "/dev/zero", "/dev/stdin", "../outside/secret.png",
      "artefacts/link.png", "artefacts/folder/secret.png", "artefacts/zero.png", "artefacts/pipe.png",
      "artefacts/huge.png", "artefacts/text.png", "artefacts/passwd.txt", "artefacts", "artefacts/nowhere.png",
      "artefacts/../../outside/secret.png", "", "/", "~/.ssh/id_rsa", "file:///etc/passwd",
    ]
    for (index, file) in files.enumerated() {
      for format in ["png", "txt", "svg", "pdf", "apng", ""] {
        let end = format.isEmpty ? "" : ".\(format)"
        add("Cards/y\(index)", golden: "Snapshots/A/Cards/y\(index)\(end)", format: format, actual: file, all: true)
      }
      // Passed snapshots show their goldens.
      add("Cards/z\(index)", golden: file, verdict: .passed)
    }
    add("Cards/scan", golden: "Sources/App/Assets/scan.png", verdict: .passed)
    add("Cards/shown", golden: "Snapshots/A/Cards/shown.png", verdict: .passed)
  }

  func add(
    _ id: String, target: String = "A", file: String = "Tests/A/Cards.swift", golden: String, format: String = "png",
    actual: String = "artefacts/picture.png", verdict: SnapshotVerdict = .failed, all: Bool = false
  ) {
    let test = (id.split(separator: "/").last ?? "x").prefix { $0 != "." }
    var entry = SnapshotResult(
      id: id, target: target, file: file, line: .max, test: "\(test)()", golden: golden, format: format,
      verdict: verdict,
      reason: .differs, message: "differs\u{1B}[31m\n  9 accepted")
    entry.artefacts = SnapshotArtefacts(
      reference: all ? actual : nil, actual: actual, difference: all ? actual : nil)
    // Numbers that overflow where they are added up.
    entry.comparison = DifferenceSummary(
      comparer: "ui", pixels: .max, total: .max, severity: 1e300, deltaE: 1e300,
      regions: [RegionSummary(x: .max, y: .max, width: .max, height: .max, pixels: .max)], regionCount: .max)
    entry.seconds = 1e300
    entries.append(entry)
  }

  private func writeLog() throws {
    let header = RunLogHeader(
      run: "\u{1B}[2J<script>", process: 1, started: 1e300, tool: "</script>", sources: RunSources(package: "/etc"))
    let lines = [RunLogLine.header(header)] + entries.map { .snapshot($0) } + [.end]
    let encoded = try lines.map { try JSONEncoder().encode($0) }
    try write(Data(encoded.joined(separator: [UInt8(ascii: "\n")])), to: run, "log/1.jsonl")
    // Logs that say nothing, of no process, more than there was, and without end.
    try write("\n\n\n", to: run, "log/5.jsonl")
    try write(Data(encoded[1]) + Data("\n".utf8), to: run, "log/6.jsonl")
    try write(encoded[0] + Data("\n{\"kind\":\"end\"}\n{\"kind\"".utf8), to: run, "log/7.jsonl")
    try write(encoded[0] + Data("\n".utf8), to: run, "log/8.jsonl")
    try write(encoded[0] + Data(repeating: 10, count: 5_000_000), to: run, "log/\u{1B}[2J.jsonl")
  }

  /// Approvals of everything that the log has, or of what has names without control characters. Of several pictures for a
  /// golden, only one can be approved.
  func writeApprovals(ofPlainNames: Bool = false) throws -> URL {
    func isPlain(_ text: String) -> Bool {
      text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
    let digest = try #require(GoldenKind.png.digest(of: picture))
    var goldens: Set<String> = []
    let approved = entries.filter { !ofPlainNames || isPlain($0.id + $0.golden) }
      .filter { goldens.insert($0.golden).inserted }
      .map { ["id": $0.id, "golden": $0.golden, "digest": digest, "file": picture.sha256] }
    let file = root.appendingPathComponent("approvals.json")
    let object: [String: Any] = ["schema": "touchstone.approvals/2", "run": "x", "approved": approved]
    try JSONSerialization.data(withJSONObject: object).write(to: file)
    return file
  }

  // MARK: What became of it

  /// What is in files that the log points to. A page has bytes as Base64, whose text depends on where they begin.
  static func secrets() throws -> [String] {
    let passwd = try #require(String(contentsOfFile: "/etc/passwd", encoding: .utf8).split(separator: "\n").first)
    let texts = [secret, String(passwd)]
    return texts
      + texts.flatMap { text in
        (0..<3).map { offset in
          let data = Data(repeating: 0, count: offset) + Data(text.utf8)
          return String(data.base64EncodedString().dropFirst(4).dropLast(4))
        }
      }
  }

  /// Runs the built tool.
  func tool(_ arguments: String...) throws -> ToolRun { try tool(arguments) }

  /// The same for arguments that are a list.
  func tool(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(arguments, folder: package, environment: ["TOUCHSTONE_TEST_SECRET": Self.secret])
  }

  /// Every file and link of the package and beside it, with its bytes or its target.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for folder in [package, outside.deletingLastPathComponent()] {
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in found ?? FileManager.DirectoryEnumerator() {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
          contents[file.path] = Data("-> \(target)".utf8)
        } else if !file.path.hasSuffix("/.build/.lock") {
          // SwiftPM leaves that one when it reads the manifest.
          contents[file.path] = try? RegularFile.read(file.path)
        }
      }
    }
    return contents
  }

  private func write(_ text: String, to folder: URL, _ path: String) throws {
    try write(Data(text.utf8), to: folder, path)
  }

  func write(_ data: Data, to folder: URL, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func link(_ path: String, in folder: URL, to target: String) throws {
    let link = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }
}
