import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Which runs a command reads.
struct RunOptions: ParsableArguments {
  @Argument(help: "Folders of runs, such as those of the shards of a CI job. Default: the newest run of this package.")
  var runs: [String] = []

  @Option(help: "The folder of the package.")
  var package = "."

  /// The package's folder.
  var packageFolder: URL { URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL }

  /// The folders, checked.
  func folders() throws -> [URL] {
    let named = runs.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let folders = named.isEmpty ? [packageFolder.appendingPathComponent(".build/touchstone/latest")] : named
    for folder in folders where !FileManager.default.fileExists(atPath: folder.appendingPathComponent("log").path) {
      throw ToolError.noRun(folder.path, isDefault: named.isEmpty)
    }
    return folders.map { $0.resolvingSymlinksInPath() }
  }

  /// The merged log.
  func log() throws -> RunLog {
    try RunLog(runFolders: try folders())
  }
}
