import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneFonts
import TouchstoneSnapshots

/// The command `touchstone fonts pin`.
struct PinFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Pins the fonts that this machine draws with.",
    discussion: """
      Writes Snapshots/fonts.json: all files of the default font families, and the other fonts that goldens \
      were drawn with. Fonts that are already pinned stay unchanged; use `replace` to change them.
      """)

  @OptionGroup var options: FontOptions

  func run() throws {
    let folder = try options.folder()
    let old = try options.set()
    let path = try options.setPath()
    var set = old?.set ?? FontSet(widths: .system)
    let known = Set(set.fonts.map(\.name))
    let added = MachineFontSet(package: folder).pinned().filter { !known.contains($0.font.name) }
    guard old != nil || !added.isEmpty else { throw FontSetError.nothingToPin }
    for item in added { try set.add(item) }
    try FontSetWriter.write(set, to: path, within: folder)
    for item in added { Console.line("  pinned   \(item.font.name)  \(item.font.version)") }
    Console.line("\(path.relative(to: folder)) pins \(set.fonts.count) fonts, \(added.count) of them new.")
  }
}
