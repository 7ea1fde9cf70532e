import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The options for the runs that a command reads.
struct RunOptions: ParsableArguments {
  @Argument(
    help: """
      Run folders, such as those of the shards of a CI job. Default: the latest run of this package; of coverage, a run \
      that it makes.
      """)
  var runs: [String] = []

  @Option(help: "The folder of the package.")
  var package = "."

  /// Returns the options for a command that gets them in another way.
  static func of(_ runs: [String], package: String) -> RunOptions {
    var options = RunOptions()
    (options.runs, options.package) = (runs, package)
    return options
  }

  var packageFolder: URL { URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL }

  /// Returns the folders of the runs, checked.
  func folders() throws -> [URL] {
    let named = runs.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let folders = named.isEmpty ? [packageFolder.appendingPathComponent(".build/touchstone/latest")] : named
    return try folders.map { folder in
      let run = Self.resolved(folder)
      guard FileManager.default.fileExists(atPath: run.appendingPathComponent("log").path) else {
        throw ToolError.noRun(folder.path, isDefault: named.isEmpty)
      }
      return run
    }
  }

  /// Returns the folder that a link such as `latest` points to in the same folder. Links to other places are not
  /// followed.
  static func resolved(_ folder: URL) -> URL {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path) else { return folder }
    let parent = folder.deletingLastPathComponent()
    return ConfinedPath([target]).map { parent.appendingPathComponent($0.name, isDirectory: true) } ?? parent
  }

  /// Returns the merged log of the runs.
  func log() throws -> RunLog {
    let folders = try folders()
    do {
      return try RunLog(runFolders: folders, package: packageFolder)
    } catch let fault as FileFault {
      throw ToolError.unreadableRun(folders.map(\.path).joined(separator: ", "), why: fault.reason)
    }
  }
}

extension RunLog {
  /// Fails if a part of the log could not be read. Commands call it when they have done what the rest allows.
  ///
  /// - Throws: ``ToolError/damagedLog(_:)``.
  func requireWhole() throws(ToolError) {
    if !damage.isEmpty { throw .damagedLog(damage.map(\.printable)) }
  }

  /// Fails if a process did not end. Commands call it where a run without snapshots would pass for one without changes.
  ///
  /// - Throws: ``ToolError/unfinishedRun(_:)``.
  func requireEnded() throws(ToolError) {
    if !unfinished.isEmpty { throw .unfinishedRun(unfinished.map(\.unfinishedWords.printable)) }
  }
}
