import Foundation
import TouchstoneSnapshots

/// The file that the report saves when pictures were ticked.
struct Approvals: Decodable {
  /// The version that this code reads.
  static let schema = "touchstone.approvals/1"

  /// One ticked picture.
  struct Approval: Decodable {
    var id: String
    /// The golden's path, relative to the package.
    var golden: String
    /// The picture to accept, relative to the run's folder.
    var actual: String?
  }

  var schema: String
  var run: String
  var approved: [Approval]

  /// Reads a file.
  ///
  /// - Throws: ``ToolError/notApprovals(_:why:)`` when the file is missing or says something else.
  init(contentsOf file: URL) throws {
    let data: Data
    do throws(FileFault) {
      data = try RegularFile.read(file.path)
    } catch {
      throw ToolError.notApprovals(file.path, why: error.reason)
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw ToolError.notApprovals(file.path, why: "it is not JSON with `schema`, `run` and `approved`")
    }
    guard schema == Self.schema else {
      throw ToolError.notApprovals(file.path, why: "its schema is \(schema), this tool reads \(Self.schema)")
    }
  }

  /// Whether a snapshot's picture was ticked: this one, and not another that claims the same golden.
  func approves(_ entry: RunLogEntry) -> Bool {
    approved.contains {
      $0.id == entry.id && $0.golden == entry.golden && $0.actual == entry.artefacts?.actual
    }
  }

  /// What `--only` would be given: the names, and no others that begin like them.
  ///
  /// - Throws: ``ToolError/notApprovals(_:why:)`` when one is no name.
  func patterns(of file: URL) throws(ToolError) -> [SnapshotPattern] {
    do throws(SnapshotPattern.Fault) {
      return try approved.map { approval throws(SnapshotPattern.Fault) in try SnapshotPattern(exactly: approval.id) }
    } catch {
      throw .notApprovals(file.path, why: error.description)
    }
  }
}
