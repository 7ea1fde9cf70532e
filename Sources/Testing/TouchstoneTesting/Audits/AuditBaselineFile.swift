import Foundation
import TouchstoneAudits
import TouchstoneSnapshots

/// The file of a view's known issues.
struct AuditBaselineFile {
  let session: RunSession
  let file: URL
  /// The folder that goldens lie in: the file is one of them.
  let root: URL

  /// Sorts findings by what is known and ignored; where the environment asks for it, writes the file first.
  ///
  /// - Throws: `GoldenStoreError` if the file cannot be read or written, and ``AuditBaselineFault`` if it is damaged.
  func report(_ findings: [(variant: String, findings: [AuditFinding])], _ order: AuditOrder) throws -> AuditReport {
    let stored = try session.store.read(file, within: root)
    var known = try stored.map { data throws(AuditBaselineFault) in try baseline(data) }
    // `record-snapshots --dry-run` and `prune --run-tests` write nothing.
    if session.environment.acceptsFindings, session.environment.forcedRecord?.mode != .never {
      let open = AuditReport(findings, ignoring: order.exemptions, types: order.types).open.map(\.finding)
      known = AuditBaseline.accepting(open, in: order.types, known: known)
      try write(known, over: stored)
    }
    return AuditReport(findings, ignoring: order.exemptions, types: order.types, baseline: known)
  }

  private func baseline(_ data: Data) throws(AuditBaselineFault) -> AuditBaseline {
    guard !LFSPointer.isPointer(data), let text = String(validating: data, as: UTF8.self) else {
      throw .noText(path: file.path)
    }
    let baseline = AuditBaseline(text: text)
    if let line = baseline.strangeLines.first { throw .strangeLine(line, path: file.path) }
    return baseline
  }

  private func write(_ baseline: AuditBaseline?, over stored: Data?) throws {
    guard let baseline else {
      if stored != nil { try session.store.remove(file, within: root) }
      return
    }
    let data = Data(baseline.text.utf8)
    if data != stored { try session.store.write(data, to: file, within: root) }
  }

  /// How to accept all current issues; nil if there is a baseline, to which no issues are added.
  func advice(_ package: URL) -> String? {
    if FileManager.default.fileExists(atPath: file.path) { return nil }
    let path = file.path.hasPrefix(package.path + "/") ? String(file.path.dropFirst(package.path.count + 1)) : file.path
    return """
      To accept all current issues and fail only for new ones, run TOUCHSTONE_AUDITS=accept swift test. It writes \
      \(path).
      """
  }
}
