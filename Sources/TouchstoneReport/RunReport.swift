package import Foundation
package import TouchstoneSnapshots

/// The report that plain `swift test` leaves behind.
package enum RunReport {
  /// Writes the report of a run, if anything in it asks for the reader's eye.
  ///
  /// Each process of a run calls this when it ends; the last one sees the logs of all.
  ///
  /// - Returns: the page, or nil if everything passed or there is nothing to read.
  /// - Throws: the file system's error.
  @discardableResult
  package static func writeIfNeeded(in folder: RunFolder, package: URL) throws -> URL? {
    guard FileManager.default.fileExists(atPath: folder.logs.path) else { return nil }
    let log = try RunLog(runFolders: [folder.url], package: package)
    guard log.snapshots.contains(where: { ReportStatus(of: $0.entry) != .passed }) else { return nil }
    try HTMLReport(ReportDocument(log: log)).write(to: folder.report)
    return folder.report
  }
}
