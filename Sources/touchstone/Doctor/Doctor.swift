import ArgumentParser
import Foundation
import TouchstoneCairo
import TouchstoneCompare
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneText

/// The command `touchstone doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks whether this machine can reproduce the goldens, and reports problems with them.",
    discussion: "Exits with status 1 if there is a problem.")

  @Option(help: "The folder of the package.")
  var package = "."

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ToolError.noPackage(folder.path) }
    let goldens = GoldenFolder(package: folder)
    let survey = GoldenSurvey(goldens)
    var fonts = MachineFont.defaults()
    for name in Set(survey.fonts.map(\.name)).sorted() where !fonts.contains(where: { $0.name == name }) {
      if let font = MachineFont.named(name) { fonts.append(font) }
    }
    var (pinned, fault): (FontSurvey?, String?) = (nil, nil)
    do {
      pinned = try FontOptions.set(ofPackage: folder).map { FontSurvey(PinnedFontFinder($0)) }
    } catch {
      fault = "\(error)"
    }
    let latest = RunOptions.resolved(folder.appendingPathComponent(".build/touchstone/latest"))
    let (log, damage) = Self.log(of: latest, package: folder)
    // SwiftPM would run the manifest, which may be a stranger's: only files are read.
    let hidden = goldens.hiddenTests()
    var diagnosis = Diagnosis(
      machine: "Touchstone \(TouchstoneVersion.current) on \(Self.system)",
      libraries: [
        .init(name: "cairo", version: CairoLibrary.version),
        .init(name: "FreeType", version: FontEngines.freeType),
        .init(name: "HarfBuzz", version: FontEngines.harfBuzz),
        .init(name: "ICU", version: FontEngines.icu),
        .init(name: "libpng", version: PNGLibrary.version),
      ],
      fonts: fonts, pinned: pinned, fontSetFault: fault, package: folder,
      hasManifest: FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path),
      hasSystemFont: (try? FontLibrary.shared.resolve(FontDescriptor(size: 17))) != nil,
      symbolCount: SymbolInventory.nameCount, goldens: survey,
      lfs: LFSState(package: folder, golden: survey.files.first?.path ?? "Snapshots/golden.png"),
      unused: log.flatMap { Self.unused(of: goldens, in: $0, folder: latest, hidden: hidden) },
      runs: RunHoldings(package: folder, environment: .process),
      hidden: hidden)
    diagnosis.damage = damage
    Console.line(diagnosis.text)
    if !diagnosis.problems.isEmpty { throw ExitCode.failure }
  }

  /// Returns the log of the latest run, if there is one, and what is damaged of it.
  private static func log(of run: URL, package: URL) -> (log: RunLog?, damage: [String]) {
    do {
      let log = try RunLog(runFolders: [run], package: package)
      return (log, log.damage)
    } catch let fault as FileFault where !fault.isMissing {
      return (nil, ["log: \(fault.reason)"])
    } catch {
      return (nil, [])
    }
  }

  /// Returns the goldens that the latest run did not use, if every test finished in it.
  private static func unused(
    of goldens: GoldenFolder, in log: RunLog, folder: URL, hidden: [HiddenTests]
  ) -> [String]? {
    let coverage = RunCoverage(log: log, runFolders: [folder])
    guard coverage.isWhole else { return nil }
    return goldens.unused(in: log, coverage: coverage, hidden: hidden).map { $0.path.relative(to: goldens.package) }
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
