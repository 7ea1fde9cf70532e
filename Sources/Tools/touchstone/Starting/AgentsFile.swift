import Foundation
import TouchstoneSnapshots

/// The part of a package's `AGENTS.md` that tells coding agents how to see its views.
struct AgentsFile {
  static let name = "AGENTS.md"
  private static let start = "<!-- touchstone: begin -->"
  private static let end = "<!-- touchstone: end -->"

  /// Returns the text of a file with the part: in place of an earlier one, else at the end.
  ///
  /// - Throws: If no one can tell where an earlier part begins and ends: what lies between others' marks may be a person's.
  static func text(adding part: String = part, to text: String) throws(MigrationError) -> String {
    let whole = "\(start)\n\(part)\n\(end)"
    let (starts, ends) = (text.ranges(of: start), text.ranges(of: end))
    if starts.count == 1, ends.count == 1, starts[0].upperBound <= ends[0].lowerBound {
      return text.replacingCharacters(in: starts[0].lowerBound..<ends[0].upperBound, with: whole)
    }
    guard starts.isEmpty, ends.isEmpty else {
      throw .notWritten(
        name,
        why:
          "“\(start)” and “\(end)” have to be in it once each, in this order, or not at all. Add the missing line or delete what is left of the part, then run touchstone init --agents again"
      )
    }
    let above = text.isEmpty ? "" : text.hasSuffix("\n") ? text + "\n" : text + "\n\n"
    return above + whole + "\n"
  }

  /// Writes the part into a package's file, of which everything else stays as it is.
  static func write(to package: URL) throws(MigrationError) {
    let file = package.appendingPathComponent(name)
    try RootFolder.requireOwn([name], of: package)
    do {
      let isThere = FileManager.default.fileExists(atPath: file.path)
      guard let old = String(validating: isThere ? try RegularFile.read(file.path) : Data(), as: UTF8.self) else {
        throw MigrationError.notWritten(
          name, why: "it is not UTF-8. Convert it, then run touchstone init --agents again")
      }
      try Data(Self.text(to: old).utf8).write(to: file, options: .atomic)
    } catch {
      throw error as? MigrationError ?? .notWritten(name, why: error.localizedDescription)
    }
  }

  static let part = """
    ## Seeing views

    This package draws its SwiftUI views on Linux with Touchstone. Never guess what a view looks like: look at it.

    - `swift package look` lists the previews, and the views without parameters. `swift package look NAME --json` draws one and
      prints at most 4 KB: size, views with frames in points, texts, identifiers, states and colours, findings of audits, and what
      is missing. If there is more, `"more"` counts it and has the command that prints it; `--all` prints everything, however long.
      Where Touchstone is built, `.build/debug/touchstone look NAME --json` answers sooner. Fields are explained in Touchstone's
      article “Looking at a view”.
    - `.build/debug/touchstone mcp` serves the same to a client of the Model Context Protocol, with the tools `list`, `look`, `tree`,
      `compare`, `audit` and `record`.
    - The answer has the paths of two PNG files: `plain`, and `numbered`, with the numbers of the views. Open them if you can see
      pictures; the JSON is enough if you cannot.
    - Choose the state: `--dark`, `--rtl`, `--type-size accessibility3`, `--locale ar`, `--pseudolanguage accented`,
      `--device "iPhone SE"`, `--size 320x480`, `--tap "Add"`, `--type "Email=ada@example.org"`, `--moment 300`. Steps are done in
      their order. A view that you change is right only if it is right in dark, at `accessibility3` and from right to left.
    - `--at x,y` says what is at a point and why it has its colour; `--view 7` shows one view and what is in it.
    - After an edit, `--against HEAD` says what moved, was resized, recoloured or reworded. Unintended changes are mistakes.
    - `"findings"` is a list of mistakes with a line of code that fixes each. An answer with `"error": "build"` has the errors
      of the compiler; a `hint` says what to do about a name that Linux lacks.
    - Goldens are a person's decision. Don't record them, and don't edit files in `Snapshots`: say what has changed and why, and ask
      for `swift package record-snapshots --only NAME`.
    """
}
