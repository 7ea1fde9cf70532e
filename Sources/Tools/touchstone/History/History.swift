import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone history`.
struct History: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows a snapshot through the commits that changed it, and who approved it.",
    discussion: """
      Lists the commits that changed the snapshot's golden, the newest first, and writes a page with the pictures before and after \
      each. For goldens that are hashes, it shows the pictures found on this machine or in the package's store. Approvals are \
      those of Snapshots/Approvals, in the commit or since; names are what the files and git say. Nothing is drawn: \
      to find the commit whose code changed a picture, see touchstone blame.
      """)

  @Argument(help: "The snapshot, such as CardTests/dark, or the path of its golden.")
  var name: String
  @Option(help: "The most commits to show for each golden.")
  var limit = 50
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the page. Default: in .build/touchstone.", valueName: "file"))
  var output: String?
  @Option(help: "The folder of the package.")
  var package = "."

  func validate() throws {
    guard (1...100_000).contains(limit) else { throw ValidationError("--limit \(limit): pass 1 to 100000.") }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    let head = try Revision("HEAD", of: folder)
    let goldens = goldens(in: folder)
    let histories = try histories(of: goldens, in: folder, head).filter { !$0.changes.isEmpty }
    if histories.isEmpty { throw goldens.isEmpty ? HistoryError.noGolden(name) : .notCommitted(goldens[0]) }
    let pictures = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: pictures) }
    let report = try HistoryReport(of: name, histories, in: pictures)
    for line in report.lines { Console.line(line) }
    let file =
      output.map { URL(fileURLWithPath: $0) }
      ?? folder.appendingPathComponent(".build/touchstone/history-\(fileName).html")
    try OutputFile(path: file.path).writing { try HTMLReport(report.document).write(to: file) }
    Console.line("Page: \(file.standardizedFileURL.path.relative(to: folder))")
  }

  /// Reads the commits. Pictures of which git has only hashes are fetched from the store of the package.
  private func histories(of goldens: [String], in package: URL, _ head: Revision) throws -> [GoldenHistory] {
    guard let hashed = HashedGoldens(ofPackage: package) else {
      return goldens.map { GoldenHistory(of: $0, before: head, atMost: limit) }
    }
    let hashes = goldens.compactMap { ManifestPlace(golden: $0) }.map { place in
      (golden: place.golden, history: HashHistory(of: place, before: head, atMost: limit))
    }
    // One that is damaged is as good as missing.
    let lacking = Set(hashes.flatMap(\.history.addresses)).filter { hashed.objects.verifiedFile($0) == nil }.sorted()
    if !lacking.isEmpty {
      do throws(StoreError) {
        let reader = try StoreReader(ofPackage: package, environment: ProcessInfo.processInfo.environment)
        _ = try reader?.fetch(lacking, into: hashed.objects)
      } catch {
        Console.complain(error.description.printable)
      }
    }
    let known = Dictionary(hashes.map { ($0.golden, $0.history.history(hashed.objects)) }) { first, _ in first }
    return goldens.map { known[$0] ?? GoldenHistory(of: $0, before: head, atMost: limit) }
  }

  private var fileName: String {
    String(name.prefix(60).map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
  }

  /// Returns the paths of the goldens that are meant: one that was removed is named by its path alone.
  private func goldens(in package: URL) -> [String] {
    let paths = GoldenFolder(package: package).files.map { $0.path.relative(to: package) }
    let named = paths.filter { path in
      path == name || SnapshotFile.name(of: path.split(separator: "/").suffix(3).joined(separator: "/")) == name
    }
    let isPath =
      name.hasPrefix("Snapshots/") || name.split(separator: "/").contains { $0 == GoldenLayout.besideTests.rawValue }
    return named.isEmpty && isPath && ConfinedPath(name) != nil ? [name] : named
  }
}
