import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneText

/// A survey of what a machine draws with: its libraries, fonts and symbols.
struct MachineSurvey: Hashable {
  /// A library with its version.
  struct Library: Hashable {
    var name: String
    var version: String
  }

  /// The name of the machine: `Touchstone 0.1.0 on Debian GNU/Linux 12 (bookworm), x86_64`.
  var title: String
  var libraries: [Library]
  /// The default fonts, and the fonts that goldens name, as far as they are installed.
  var fonts: [MachineFont]
  /// Whether the system font is installed.
  var hasSystemFont: Bool
  /// The number of symbols that `Image(systemName:)` supports.
  var symbolCount: Int

  /// Returns the reasons that this machine may not draw what the goldens show.
  ///
  /// - Parameter pinsFonts: Whether the package pins fonts, so that those of the machine do not count.
  func problems(for goldens: GoldenSurvey, pinsFonts: Bool) -> [String] {
    guard !pinsFonts else { return [] }
    var problems: [String] = []
    if !hasSystemFont {
      problems.append(
        "The system font Inter is not installed: no text can be drawn. Install it: apt-get install fonts-inter")
    }
    let known = Dictionary(fonts.map { ($0.name, $0) }) { first, _ in first }
    for font in goldens.fonts {
      // Tests may bring their own fonts, which are not in the system's folders.
      guard let here = known[font.name], here.digest != font.digest else { continue }
      problems.append(
        "\(GoldenSurvey.subject(font.goldens, "was", "were")) drawn with a different \(font.name) (\(font.digest.prefix(12))); this machine has "
          + "\(here.digest.prefix(12)), \(here.version.isEmpty ? "without a version" : here.version). Pin the goldens' fonts where they were "
          + "recorded: swift package snapshot-fonts pin. Or switch to this machine's fonts: "
          + "swift package snapshot-fonts replace")
    }
    return problems
  }

  var libraryLines: [String] { TextTable.lines(libraries.map { [$0.name, $0.version] }) }

  /// Returns a line for each font, and for those of goldens that are not installed.
  func fontLines(for goldens: GoldenSurvey) -> [String] {
    let strangers = goldens.fonts.filter { font in !fonts.contains { $0.name == font.name } }
    let installed = fonts.map { [$0.name, String($0.digest.prefix(12)), String($0.version.prefix(40))] }
    return (fonts.isEmpty ? ["  none"] : TextTable.lines(installed))
      + strangers.map { font in
        let users = font.goldens.count == 1 ? "1 golden uses it" : "\(font.goldens.count) goldens use it"
        return "  \(font.name): not installed; \(users), registered by the tests"
      }
  }

  /// Returns lines about goldens that were drawn with other library versions. Most versions draw the same pixels, so this is
  /// not a problem until a test fails.
  func libraryLines(for goldens: GoldenSurvey) -> [String] {
    libraries.flatMap { library in
      (goldens.libraries[library.name] ?? [:]).filter { $0.key != library.version }.sorted { $0.key < $1.key }
        .map { "  \($0.value) drawn with \(library.name) \($0.key); this machine has \(library.version)" }
    }
  }
}

extension MachineSurvey {
  /// Looks at this machine.
  ///
  /// - Parameter goldens: The goldens whose fonts are looked for.
  init(fontsOf goldens: GoldenSurvey) {
    var fonts = MachineFont.defaults()
    for name in Set(goldens.fonts.map(\.name)).sorted() where !fonts.contains(where: { $0.name == name }) {
      if let font = MachineFont.named(name) { fonts.append(font) }
    }
    self.init(
      title: "Touchstone \(TouchstoneVersion.current) on \(Self.system)",
      libraries: [
        Library(name: "cairo", version: CairoLibrary.version),
        Library(name: "FreeType", version: FontEngines.freeType),
        Library(name: "HarfBuzz", version: FontEngines.harfBuzz),
        Library(name: "ICU", version: FontEngines.icu),
        Library(name: "libpng", version: PNGLibrary.version),
      ],
      fonts: fonts, hasSystemFont: (try? FontLibrary.shared.resolve(FontDescriptor(size: 17))) != nil,
      symbolCount: SymbolInventory.nameCount)
  }

  /// The system and its architecture: `Debian GNU/Linux 12 (bookworm), x86_64`.
  private static var system: String {
    let name = SystemRelease().title
    var names = utsname()
    guard uname(&names) == 0 else { return name }
    let machine = withUnsafeBytes(of: &names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return "\(name), \(machine)"
  }
}
