import Foundation
import TouchstoneDiff
import TouchstoneFonts
import TouchstoneReport
import TouchstoneSnapshots

/// The findings of `touchstone doctor`, and the problems that follow from them.
struct Diagnosis: Hashable {
  /// A library with its version.
  struct Library: Hashable {
    var name: String
    var version: String
  }

  /// The machine: `Touchstone 0.1.0 on Debian GNU/Linux 12 (bookworm)`.
  var machine: String
  var libraries: [Library]
  /// The default fonts, and the fonts that goldens name, as far as they are installed.
  var fonts: [MachineFont]
  /// The fonts that the package pins; `nil` if it pins none.
  var pinned: FontSurvey?
  /// The reason that the package's font set cannot be used, if it cannot.
  var fontSetFault: String?
  /// The package's folder, which paths are relative to.
  var package = URL(fileURLWithPath: ".", isDirectory: true)
  /// Whether the folder has a manifest.
  var hasManifest = true
  /// Whether the system font is installed.
  var hasSystemFont: Bool
  /// The number of symbols that `Image(systemName:)` supports.
  var symbolCount: Int
  var goldens: GoldenSurvey
  var lfs: LFSState
  /// The goldens that no test uses; `nil` if no run can tell.
  var unused: [String]?
  /// The disk space that run folders take; `nil` if there are none.
  var runs: RunHoldings?
  /// The tests that conditions hide on Linux.
  var hidden: [HiddenTests] = []
  /// The lines of the latest run's log that cannot be read.
  var damage: [String] = []

  /// The reasons that this machine may not draw what the goldens show, each with a fix.
  var problems: [String] {
    var problems: [String] = []
    if !hasManifest {
      problems.append(
        "\(package.path) has no Package.swift, so no test can use goldens in it. If the package is elsewhere: touchstone doctor "
          + "--package FOLDER. To create one for these sources: touchstone init")
    }
    if let fontSetFault { problems.append(fontSetFault) }
    if let missing = pinned?.missing(for: goldens), !missing.isEmpty {
      problems.append("\(FontSetError.missing(missing.map(\.name)))")
    }
    if !hasSystemFont, pinned == nil {
      problems.append(
        "The system font Inter is not installed: no text can be drawn. Install it: apt-get install fonts-inter")
    }
    let known = Dictionary(fonts.map { ($0.name, $0) }) { first, _ in first }
    for font in goldens.fonts {
      guard let here = known[font.name] else {
        // Tests may bring their own fonts, which are not in the system's folders.
        continue
      }
      if here.digest != font.digest, pinned == nil {
        problems.append(
          "\(Self.subject(font.goldens, "was", "were")) drawn with a different \(font.name) (\(font.digest.prefix(12))); this machine has "
            + "\(here.digest.prefix(12)), \(here.version.isEmpty ? "without a version" : here.version). Pin the goldens' fonts where they were "
            + "recorded: swift package snapshot-fonts pin. Or switch to this machine's fonts: "
            + "swift package snapshot-fonts replace")
      }
    }
    let pointers = goldens.faults.filter { $0.value == .pointer }
    if !pointers.isEmpty {
      let subject = Self.subject(pointers.keys.sorted(), "is", "are")
      problems.append("\(subject) not fetched from Git LFS. Fetch them: git lfs pull")
    }
    for (path, fault) in goldens.faults.sorted(by: { $0.key < $1.key }) where fault != .pointer {
      problems.append("\(path) is \(fault.text)")
    }
    if lfs == .used(version: nil) {
      problems.append(
        "The goldens are kept in Git LFS, and git-lfs is not installed: apt-get install git-lfs && git lfs install")
    }
    if !damage.isEmpty {
      problems.append(
        "The log of the latest run is damaged: \(damage.prefix(3).joined(separator: "; ").printable). "
          + "Run the tests again: swift test")
    }
    return problems
  }

  /// The complete text for the user.
  var text: String {
    var lines = [machine, "", "Libraries"]
    lines += TextTable.lines(libraries.map { [$0.name, $0.version] })
    if let pinned {
      lines += ["", "Pinned fonts"] + pinned.lines(relativeTo: package, goldens: goldens)
    }
    lines += ["", pinned == nil ? "Fonts" : "Fonts of the machine"]
    lines +=
      fonts.isEmpty
      ? ["  none"]
      : TextTable.lines(fonts.map { [$0.name, String($0.digest.prefix(12)), String($0.version.prefix(40))] })
    let strangers = goldens.fonts.filter { font in !fonts.contains { $0.name == font.name } }
    lines += strangers.map { font in
      let users = font.goldens.count == 1 ? "1 golden uses it" : "\(font.goldens.count) goldens use it"
      return "  \(font.name): not installed; \(users), registered by the tests"
    }
    lines += ["", "Symbols", "  \(symbolCount.grouped) names can be drawn by Image(systemName:)"]
    lines += ["", "Goldens"]
    lines += goldenLines + libraryLines
    if let runs { lines += ["", "Runs", "  \(runs.text)"] }
    if !hidden.isEmpty {
      lines += ["", "Tests that are not compiled"] + hidden.map { "  \($0.text)" }
      lines.append("  To run them: swift run touchstone migrate")
    }
    lines += ["", problems.isEmpty ? verdict : "Problems"]
    lines += problems.map { "  - \($0)" }
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    goldens.files.isEmpty
      ? "No problems: text can be drawn. There are no goldens yet."
      : "No problems: this machine has the fonts and libraries of the goldens."
  }

  /// Lines about goldens that were drawn with other library versions. Most versions draw the same pixels, so this is
  /// not a problem until a test fails. Nor is a golden that names none: a test may store a picture of its own.
  private var libraryLines: [String] {
    unnamedLines
      + libraries.flatMap { library in
        (goldens.libraries[library.name] ?? [:]).filter { $0.key != library.version }.sorted { $0.key < $1.key }
          .map { "  \($0.value) drawn with \(library.name) \($0.key); this machine has \(library.version)" }
      }
  }

  private var unnamedLines: [String] {
    guard let first = goldens.withoutLibraries.first else { return [] }
    let count = goldens.withoutLibraries.count
    return [
      "  \(count) without the libraries that drew \(count == 1 ? "it" : "them"), such as \(first): if Touchstone did, "
        + "compared more leniently"
    ]
  }

  private var goldenLines: [String] {
    guard !goldens.files.isEmpty else { return ["  none"] }
    var lines = [
      "  \(goldens.files.count) \(goldens.files.count == 1 ? "file" : "files"), \(ReportNumber.bytes(goldens.bytes))"
    ]
    if !goldens.tools.isEmpty {
      let versions = goldens.tools.sorted { $0.key < $1.key }.map { "\($0.value) by \($0.key)" }
      lines.append("  written by Touchstone: \(versions.joined(separator: ", "))")
    }
    if !goldens.foreign.isEmpty { lines.append("  written by something else: \(goldens.foreign.count)") }
    switch lfs {
    case .noGit: lines.append("  Git LFS: unknown (this is not a Git repository)")
    case .notUsed: lines.append("  Git LFS: not used")
    case .used(let version): lines.append("  Git LFS: used, \(version ?? "not installed")")
    }
    switch unused {
    case nil: lines.append("  unused: unknown. Run all tests to find out: swift run touchstone prune --run-tests")
    case let unused? where unused.isEmpty: lines.append("  unused: none, according to the latest run")
    case let unused?:
      lines.append(
        "  unused, according to the latest run: \(unused.count). Delete: swift package record-snapshots --unused delete"
      )
      lines += unused.prefix(10).map { "    \($0)" }
    }
    lines.append("  largest:")
    let sizes = goldens.largest.map { ReportNumber.bytes($0.bytes) }
    let width = sizes.map(\.count).max() ?? 0
    lines += zip(sizes, goldens.largest).map { size, file in
      "    \(String(repeating: " ", count: width - size.count))\(size)  \(file.path)"
    }
    return lines
  }

  /// Returns the subject and verb of a sentence: `2 goldens, such as Snapshots/A/a.png, were`.
  private static func subject(_ paths: [String], _ one: String, _ many: String) -> String {
    paths.count == 1 ? "\(paths[0]) \(one)" : "\(paths.count) goldens, such as \(paths[0]), \(many)"
  }
}
