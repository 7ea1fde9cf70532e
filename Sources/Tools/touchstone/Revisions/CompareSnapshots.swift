import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone compare-snapshots`, which `swift package compare-snapshots` runs.
struct CompareSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-snapshots",
    abstract: "Draws the snapshots of another revision and compares those of the checkout with them, without goldens.",
    usage: "swift package compare-snapshots --against REF [OPTIONS]",
    discussion: """
      The revision is the commit in which the history of REF and that of the checkout meet. Its tests run in a folder of their \
      own below the build folder, with the revision's own Touchstone; its pictures and its build are kept for the next time. \
      Then the tests of the checkout run, with all uncommitted changes. Neither goldens nor the checkout change. Exits with \
      status 0 if all snapshots are the same, 1 if some differ, are new or are gone, and 2 if that is not known.
      """)

  @Option(help: ArgumentHelp("Compare with a branch, a tag or a commit.", valueName: "ref"))
  var against: String?
  @Flag(
    inversion: .prefixedNo, help: "Compare with the commit in which the histories meet, instead of REF itself.")
  var mergeBase = true
  @Option(help: ArgumentHelp("Compare with a folder that --save has written.", valueName: "folder"))
  var againstRun: String?
  @Option(
    help: ArgumentHelp("Draw the snapshots of the checkout into a folder, and compare nothing.", valueName: "folder"))
  var save: String?
  @Option(
    help: ArgumentHelp(
      """
      Compare the checkout with what it would draw with another look, colorScheme, locale, direction or typeSize, with other \
      fonts (machine, a folder, or a fonts.json) or widths of letters (system or inter).
      """,
      valueName: "condition=value"))
  var vary: [String] = []
  @Flag(help: "Compare the previews of the package, in all variants, instead of the snapshots of its tests.")
  var previews = false
  @OptionGroup var outputs: ReportOutputs
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  func validate() throws {
    let ways = [against, againstRun, save, vary.isEmpty ? nil : vary.joined(separator: ",")].compactMap(\.self)
    guard ways.count == 1 else {
      throw ValidationError(
        ways.isEmpty
          ? "Pass what to compare with: --against main"
          : "Pass one of --against, --against-run, --save and --vary.")
    }
    if against == nil, !mergeBase { throw ValidationError("--no-merge-base belongs to --against REF: pass that too.") }
    if save != nil, outputs.isAskedFor {
      throw ValidationError("--save compares nothing, so there is no report: leave out the options of reports.")
    }
    _ = try Variation(vary)
    if ways == [""] {
      throw ValidationError("The revision or folder cannot be empty (perhaps because of an unset variable).")
    }
  }

  func run() throws {
    let interruption = Interruption()
    do {
      let status = try compare(interruption)
      if status != 0 { throw ExitCode(status) }
    } catch let error as ExitCode {
      throw error
    } catch {
      Console.complain("\(error)")
      // Those of an earlier comparison may say that all is the same.
      if outputs.isAskedFor { writeOutputs(saying: "\(error)") }
      throw interruption.hasCome ? .interrupted : ExitCode(2)
    }
  }

  /// Writes the files that are asked for where nothing was compared.
  private func writeOutputs(saying problem: String) {
    let environment = ProcessInfo.processInfo.environment
    var document = ReportDocument(log: RunLog(), environment: environment)
    document.title = packageFolder.lastPathComponent
    document.problems.append(problem)
    document.faults.append(problem)
    let runs = packageFolder.appendingPathComponent(SnapshotDrawing.runs)
    let run = RunFolder(run: TestRun.newIdentifier(), parent: runs)
    do {
      _ = try outputs.write(document, page: run.report, package: packageFolder, environment: environment)
    } catch {
      Console.complain("\(error)")
    }
  }

  private var packageFolder: URL {
    // Compilers name files by their own places, not by links to them.
    URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
  }

  /// - Returns: The status to exit with.
  private func compare(_ interruption: Interruption) throws -> Int32 {
    let folder = packageFolder
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ToolError.noPackage(folder.path) }
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? folder.appendingPathComponent(".build", isDirectory: true)
    var checkout = CheckoutDrawing(
      package: folder, scratch: scratch, interruption: interruption, hasPreviews: previews)
    if let save {
      let faults = try checkout.saveAll(in: URL(fileURLWithPath: save, isDirectory: true).standardizedFileURL)
      for fault in faults { Console.complain(fault.printable) }
      Console.line("Saved: \(save). Compare with it: swift package compare-snapshots --against-run \(save.shellWord)")
      return faults.isEmpty ? 0 : 2
    }
    var base = BaseDrawing(package: folder, scratch: scratch, interruption: interruption)
    base.hasPreviews = previews
    // Two comparisons at once would draw into the same folder.
    let lock = try FileLock.hold(base.home, interruption, orSay: "Waiting for another comparison of the package.")
    defer { withExtendedLifetime(lock) {} }
    let variation = try Variation(vary).environment(package: folder, folder: base.home)
    let (drawn, name) = try vary.isEmpty ? drawn(by: base) : drawn(as: checkout, in: base.home)
    checkout.variation = variation
    let (report, run) = try checkout.report(on: drawn, named: name)
    let file = try outputs.write(
      report.document, page: run.report, package: folder, environment: ProcessInfo.processInfo.environment)
    for line in report.lines { Console.line(line) }
    Console.line("Report: \(file.standardizedFileURL.path.relative(to: folder))")
    return report.status
  }

  /// Returns the snapshots of the checkout without a variation, and what they are called.
  private func drawn(as checkout: CheckoutDrawing, in home: URL) throws -> (DrawnSnapshots, name: String) {
    let folder = home.appendingPathComponent("drawn-checkout", isDirectory: true)
    try checkout.save(in: folder)
    return (try DrawnSnapshots(in: folder), "the checkout as it is")
  }

  /// Returns the snapshots to compare with, and what they are called.
  private func drawn(by base: BaseDrawing) throws -> (DrawnSnapshots, name: String) {
    if let againstRun {
      let drawn = try DrawnSnapshots(in: URL(fileURLWithPath: againstRun, isDirectory: true).standardizedFileURL)
      guard drawn.state.hasPreviews == previews else {
        throw ComparisonError.notSaved(
          againstRun, why: previews ? "it has snapshots of tests, not previews" : "it has previews: pass --previews")
      }
      return (drawn, drawn.state.commit.map { "\(againstRun) (\($0.description.prefix(10)))" } ?? againstRun)
    }
    let revision: Revision
    do {
      let named = try Revision(against ?? "", of: packageFolder)
      revision = mergeBase ? try named.mergeBase() : named
    } catch {
      throw ComparisonError.revision(error)
    }
    return (try base.snapshots(of: revision), revision.words)
  }
}
