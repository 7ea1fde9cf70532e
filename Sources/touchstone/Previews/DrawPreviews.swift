import ArgumentParser
import Foundation
import TouchstoneReport

/// `touchstone previews`, which `swift package snapshot-previews` runs.
struct DrawPreviews: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Draws all previews of the package on one page, once or on changes.",
    usage: "swift package snapshot-previews [OPTIONS]",
    discussion: """
      Builds the tests and asks their bundle for the previews of all modules in it: `#Preview` and preview providers. \
      The page shows each in light and dark, with large text, from right to left, and screens on other devices; it opens \
      in a browser without a server. With --watch the previews are drawn again whenever a source changes, and the open \
      page follows.
      """)

  @Option(help: "Draw only previews such as Card-Dark or Card*; * stands for any text.")
  var only: [String] = []
  @Option(
    help: ArgumentHelp(
      "Draw only some variants: \(PreviewBook.variants.joined(separator: ", ")).", valueName: "variant"))
  var variant: [String] = []
  @Flag(help: "Draw again whenever a source changes, until Control-C: light and dark, unless variants are given.")
  var watch = false
  @Option(help: "The folder for the page. Default: .build/touchstone/previews in the package.")
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
    let folder =
      output.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? package.appendingPathComponent(".build/touchstone/previews", isDirectory: true)
    var book = PreviewBookMaker(
      bundle: TestBundle(package: package, scratchPath: scratchPath), folder: folder.standardizedFileURL,
      patterns: only, variants: variant.isEmpty && watch ? ["light", "dark"] : variant)
    book.isWatched = watch
    let interruption = Interruption()
    // What is changed while the first page is made is drawn after it.
    let sources = SourceState(of: book.bundle.package, except: book.folder)
    do {
      try draw(&book)
    } catch let error as PreviewFailure where watch {
      // The sources may be half-way through a change.
      try book.tell(error)
      Console.complain("\(error)")
    }
    guard watch else { return }
    Console.line("Waiting for changes; Control-C ends.")
    try follow(&book, since: sources, interruption)
  }

  private func draw(_ book: inout PreviewBookMaker) throws {
    let start = Date()
    let page = try book.draw()
    let pictures = page.entries.reduce(0) { $0 + $1.pictures.count }
    let path = book.folder.appendingPathComponent(PreviewPage.fileName).path
    let changes = page.generation > 1 ? ", \(page.changed.count) changed" : ""
    Console.line(
      "\(page.entries.count) previews, \(pictures) pictures\(changes), in \(Self.seconds(since: start)) s"
        + (page.generation > 1 ? "." : ": \(path)"))
    for entry in page.entries { for remark in entry.remarks { Console.complain("\(entry.id): \(remark)") } }
  }

  /// Draws again whenever a source changes.
  private func follow(
    _ book: inout PreviewBookMaker, since sources: SourceState, _ interruption: Interruption
  ) throws {
    var sources = sources
    while !interruption.hasCome {
      Thread.sleep(forTimeInterval: 0.1)
      let now = SourceState(of: book.bundle.package, except: book.folder)
      guard now != sources else { continue }
      sources = now
      do {
        try draw(&book)
      } catch let error as PreviewFailure {
        try book.tell(error)
        Console.complain("\(error)")
      }
    }
  }

  private static func seconds(since start: Date) -> String {
    String((Date().timeIntervalSince(start) * 10).rounded() / 10)
  }
}
