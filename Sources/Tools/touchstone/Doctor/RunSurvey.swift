import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A survey of what runs of the tests left: their folders, and the log of the latest.
struct RunSurvey: Hashable {
  /// The disk space that run folders take; `nil` if there are none.
  var holdings: RunHoldings?
  /// The goldens that no test uses; `nil` if the latest run cannot tell.
  var unused: [String]?
  /// The lines of the latest run's log that cannot be read.
  var damage: [String] = []

  /// The reasons that the latest run says less than it could.
  var problems: [String] {
    guard !damage.isEmpty else { return [] }
    return [
      "The log of the latest run is damaged: \(damage.prefix(3).joined(separator: "; ").printable). "
        + "Run the tests again: swift test"
    ]
  }

  /// The section on run folders; empty if there are none.
  var lines: [String] { holdings.map { ["", "Runs", "  \($0.text)"] } ?? [] }

  /// The lines about goldens that no test uses.
  var unusedLines: [String] {
    guard let unused else {
      return ["  unused: unknown. Run all tests to find out: swift run touchstone prune --run-tests"]
    }
    if unused.isEmpty { return ["  unused: none, according to the latest run"] }
    return [
      "  unused, according to the latest run: \(unused.count). Delete: swift package record-snapshots --unused delete"
    ] + unused.prefix(10).map { "    \($0)" }
  }
}

extension RunSurvey {
  /// Looks at the runs of a package.
  ///
  /// - Parameters:
  ///   - goldens: The package's goldens.
  ///   - hidden: The tests that no run on Linux can have.
  init(of goldens: GoldenFolder, hidden: [HiddenTests]) {
    let latest = RunOptions.resolved(goldens.package.appendingPathComponent(".build/touchstone/latest"))
    let (log, damage) = Self.log(of: latest, package: goldens.package)
    self.init(
      holdings: RunHoldings(package: goldens.package, environment: .process),
      unused: log.flatMap { Self.unused(of: goldens, in: $0, folder: latest, hidden: hidden) }, damage: damage)
  }

  /// Returns the log of a run, if there is one, and what is damaged of it.
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

  /// Returns the goldens that a run did not use, if every test finished in it.
  private static func unused(
    of goldens: GoldenFolder, in log: RunLog, folder: URL, hidden: [HiddenTests]
  ) -> [String]? {
    let coverage = RunCoverage(log: log, runFolders: [folder])
    guard coverage.isWhole else { return nil }
    return goldens.unused(in: log, coverage: coverage, hidden: hidden).map { $0.path.relative(to: goldens.package) }
  }
}
