import Foundation
import TouchstoneSnapshots

/// The file of selected pictures that the report saves.
struct Approvals: Decodable {
  /// The version of the format that this code reads.
  static let schema = "touchstone.approvals/1"

  /// A selected picture.
  struct Approval: Decodable {
    var id: String
    /// The path of the golden, relative to the package.
    var golden: String
    /// The picture to accept, relative to the run's folder.
    var actual: String?
  }

  var schema: String
  var run: String
  var approved: [Approval]

  /// Reads a file.
  ///
  /// - Throws: ``ToolError/notApprovals(_:why:)`` if the file is missing or invalid.
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
      throw ToolError.notApprovals(file.path, why: "its schema is \(schema), but this version reads \(Self.schema)")
    }
  }

  /// Returns whether this snapshot's picture was selected, not another one that claims the same golden.
  func approves(_ result: SnapshotResult) -> Bool {
    approved.contains {
      $0.id == result.id && $0.golden == result.golden && $0.actual == result.artefacts?.actual
    }
  }

  /// Returns patterns for `--only` that match exactly the selected snapshots, not others whose names start with theirs.
  ///
  /// - Throws: ``ToolError/notApprovals(_:why:)`` if a name is invalid.
  func patterns(of file: URL) throws(ToolError) -> [SnapshotPattern] {
    do throws(SnapshotPattern.Fault) {
      return try approved.map { approval throws(SnapshotPattern.Fault) in try SnapshotPattern(exactly: approval.id) }
    } catch {
      throw .notApprovals(file.path, why: error.description)
    }
  }
}
