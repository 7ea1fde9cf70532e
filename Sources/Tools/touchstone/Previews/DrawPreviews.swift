import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport

/// The command `touchstone previews`, which `swift package snapshot-previews` runs.
struct DrawPreviews: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Draws all previews of the package on one page, once or whenever a source changes.",
    usage: "swift package snapshot-previews [OPTIONS]",
    discussion: """
      Builds the tests and draws the previews of all modules in the test bundle: `#Preview` and preview providers. If \
      the tests do not contain the modules, a generated package that links the library products is built instead. The \
      page shows each preview in light and dark, with large text and right to left, and screens on other devices. It \
      opens in a browser without a server. With --watch, the previews are drawn again whenever a source changes, and \
      the open page updates.
      """)

  @Option(help: "Draw only previews such as Card-Dark or Card*; * matches any text.")
  var only: [String] = []
  @Option(
    help: ArgumentHelp(
      "Draw only some variants: \(PreviewBook.variants.joined(separator: ", ")).", valueName: "variant"))
  var variant: [String] = []
  @Flag(
    help:
      "Draw again whenever a source changes, until Control-C. Draws light and dark only, unless variants are passed.")
  var watch = false
  @Option(help: "The output folder of the page. Default: .build/touchstone/previews in the package.")
  var output: String?
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift build`.")
  var scratchPath: String?

  func validate() throws {
    for name in variant where !PreviewBook.variants.contains(name) {
      throw ValidationError(
        "There is no variant “\(name)”: \(PreviewBook.variants.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let package = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? package.appendingPathComponent(".build", isDirectory: true)
    let folder =
      output.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? package.appendingPathComponent(".build/touchstone/previews", isDirectory: true)
    var book = PreviewBookMaker(
      title: package.lastPathComponent, folder: folder.standardizedFileURL, patterns: only,
      variants: variant.isEmpty && watch ? ["light", "dark"] : variant)
    book.isWatched = watch
    let interruption = Interruption()
    var previews = PackagePreviews(package: package, scratch: scratch)
    // Changes made while the first page is drawn are picked up afterwards.
    var sources = SourceState(of: [package], except: [book.folder, scratch])
    try draw(&book, &previews)
    guard watch else { return }
    Console.line("Waiting for changes; press Control-C to stop.")
    let folders = previews.localSources()
    sources = sources.joined(with: folders, except: [book.folder, scratch])
    var pause = 0.1
    while !interruption.hasCome {
      Thread.sleep(forTimeInterval: pause)
      let start = Date()
      let now = SourceState(of: [package] + folders, except: [book.folder, scratch])
      // With many sources, checks are less frequent, so that waiting takes at most a tenth of a processor.
      pause = max(0.1, 9 * Date().timeIntervalSince(start))
      guard now != sources else { continue }
      sources = now
      try draw(&book, &previews)
    }
  }

  /// Draws the page. In watch mode, errors are shown on the page, since the sources may be in the middle of a change.
  private func draw(_ book: inout PreviewBookMaker, _ previews: inout PackagePreviews) throws {
    do {
      try drawOnce(&book, &previews)
    } catch let error as PreviewFailure where watch {
      try book.tell(error)
      Console.complain("\(error)")
    }
  }

  private func drawOnce(_ book: inout PreviewBookMaker, _ previews: inout PackagePreviews) throws {
    let start = Date()
    if try previews.update() {
      book.omissions = previews.omissions.map(\.description)
      for omission in book.omissions { Console.complain("warning: \(omission)") }
    }
    let page = try book.draw(build: previews.build, previews.draw)
    let pictures = page.entries.reduce(0) { $0 + $1.pictures.count }
    let path = book.folder.appendingPathComponent(PreviewPage.fileName).path
    let changes = page.generation > 1 ? ", \(page.changed.count) changed" : ""
    Console.line(
      "\(page.entries.count) previews, \(pictures) pictures\(changes), in \(Self.seconds(since: start)) s"
        + (page.generation > 1 ? "." : ": \(path)"))
    for entry in page.entries { for remark in entry.remarks { Console.complain("\(entry.id): \(remark)") } }
  }

  private static func seconds(since start: Date) -> String {
    String((Date().timeIntervalSince(start) * 10).rounded() / 10)
  }
}
