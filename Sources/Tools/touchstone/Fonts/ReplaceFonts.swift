import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneFonts
import TouchstoneSnapshots

/// The command `touchstone fonts replace`.
struct ReplaceFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replace",
    abstract: "Switches the package to this machine's fonts: pins them and records all goldens again.",
    discussion: """
      Lists the fonts that change, writes Snapshots/fonts.json, replaces copies of the old fonts in the package, \
      and then records like `swift package record-snapshots`. Check the report before you commit.
      """)

  @OptionGroup var options: FontOptions
  @Option(help: "A folder with the new fonts, instead of the system's.")
  var from: String?
  @Option(help: "The widths of the system font's letters: those of Inter, or close to those of Apple's system font.")
  var widths: LetterWidths?
  @Flag(help: "Only pin; record later with `swift package record-snapshots`.")
  var skipRecording = false

  func run() throws {
    let folder = try options.folder()
    let path = try options.setPath()
    let old = try options.set()
    let survey = old.map { FontSurvey(PinnedFontFinder($0)) }
    var set = try MachineFontSet(package: folder).set(inPlaceOf: old?.set, from: from)
    if let widths { set.chosenWidths = widths }
    for line in Self.changes(from: old?.set ?? FontSet(), to: set) { Console.line(line) }
    try FontSetWriter.write(set, to: path, within: folder)
    Console.line("\(path.relative(to: folder)) pins \(set.fonts.count) fonts of this machine.")
    let copies = survey?.found.filter { $0.value.place == .project } ?? [:]
    if !copies.isEmpty {
      try VendorFonts.vendor(PinnedFontFinder(FontSetFile(path: path, set: set)), all: false, package: folder)
      try Self.remove(copies.filter { set.font(named: $0.key) == nil }.map(\.value.path), of: folder)
    }
    guard !skipRecording else { return }
    let record = try Record.parse(
      ["--package", folder.path] + (options.scratchPath.map { ["--scratch-path", $0] } ?? []))
    try record.run()
  }

  /// Removes copies of fonts that are no longer pinned; their digests matched the set. A folder of copies may be a link to
  /// one outside of the package, or to a hidden one, whose files stay.
  static func remove(_ paths: [String], of package: URL) throws {
    let root = RootFolder(package)
    for path in paths.sorted() where root.allowsWriting(RootFolder.target(of: path)) {
      try FileManager.default.removeItem(atPath: path)
      Console.line("  removed  \(path.relative(to: package))")
    }
  }

  /// Returns the lines that describe the changes: `  changed  Inter-Regular.otf  Version 4.000 → Version 4.001`.
  static func changes(from old: FontSet, to new: FontSet) -> [String] {
    let names = Set(old.fonts.map(\.name)).union(new.fonts.map(\.name)).sorted()
    return names.compactMap { name in
      switch (old.font(named: name), new.font(named: name)) {
      case (let before?, let after?) where before.sha256 != after.sha256:
        "  changed  \(name)  \(before.version) → \(after.version)"
      case (nil, let after?): "  new      \(name)  \(after.version)"
      case (_?, nil): "  gone     \(name)"
      default: nil
      }
    }
  }
}

extension LetterWidths: ExpressibleByArgument {}
