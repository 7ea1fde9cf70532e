import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// Goldens that no test uses, to be listed and, once confirmed, deleted.
struct UnusedFiles {
  let files: [URL]
  /// What is none of the files, with the reason: goldens of tests that are not compiled here, and of unknown ones.
  private let kept: [String]
  private let goldens: GoldenFolder

  init(_ files: [URL], kept: [String] = [], of goldens: GoldenFolder) {
    self.files = files
    self.kept = kept
    self.goldens = goldens
  }

  /// The goldens that a run did not ask for.
  ///
  /// - Parameter scratchPath: The build folder of the run; `nil` for SwiftPM's own.
  init(of goldens: GoldenFolder, in log: RunLog, coverage: RunCoverage, scratchPath: String?) {
    let hidden = goldens.hiddenTests(scratchPath: scratchPath)
    let unknown = goldens.unknownFolders(in: log, coverage: coverage).map { folder in
      "goldens of \(folder): no test took a snapshot there. Delete them by hand if they are of no test elsewhere"
    }
    self.init(
      goldens.unused(in: log, coverage: coverage, hidden: hidden),
      kept: hidden.map { "goldens of \($0.text)" } + unknown, of: goldens)
  }

  /// Returns the path of a file, relative to the package.
  func path(_ file: URL) -> String { file.standardizedFileURL.path.relative(to: goldens.package) }

  /// Lists the files, and what is left out of the list.
  func list() {
    for text in kept { Console.line("  kept      \(text)".printable) }
    for file in files {
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      Console.line("  unused    \(path(file))  \(ReportNumber.bytes(size))".printable)
    }
  }

  /// Deletes the files after asking for confirmation on the terminal.
  ///
  /// - Parameters:
  ///   - withoutAsking: Whether the answer is known.
  ///   - ask: Asks for confirmation; `nil` where there is no terminal to ask on.
  /// - Throws: `ExitCode` if there is no way to ask for confirmation, or if a file could not be deleted; the others are
  ///   then deleted.
  func delete(withoutAsking: Bool, ask: (String) -> Bool? = Self.ask) throws {
    guard !files.isEmpty else { return }
    let what = files.count == 1 ? "this golden" : "these \(files.count) goldens"
    if !withoutAsking {
      guard let answer = ask("Delete \(what)? [y/N] ") else {
        Console.complain(
          "Nothing was deleted: there is no terminal to ask on. To delete \(what) without asking, pass --yes.")
        throw ExitCode.failure
      }
      guard answer else { return Console.line("Nothing was deleted.") }
    }
    var failures = 0
    for file in files {
      do throws(FileFault) {
        try goldens.remove(file)
      } catch {
        Console.complain("\(path(file)) was not deleted: \(error.reason)".printable)
        failures += 1
      }
    }
    Console.line("\(files.count - failures) deleted")
    if failures > 0 { throw ExitCode.failure }
  }

  /// Waits for a key; `y` means yes. Returns `nil` if there is no terminal or another program is using it.
  private static func ask(_ question: String) -> Bool? {
    guard let terminal = Terminal() else { return nil }
    terminal.enterKeyMode()
    defer { terminal.leaveKeyMode() }
    guard terminal.isInForeground else { return nil }
    terminal.write(question)
    while let bytes = terminal.bytes(within: 1000) {
      guard let key = Key.keys(in: bytes).first else { continue }
      let answer = key == .character("y") || key == .character("Y")
      terminal.write(answer ? "y\n" : "n\n")
      return answer
    }
    return false
  }
}
