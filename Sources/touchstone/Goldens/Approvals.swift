import Foundation

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
    guard let data = try? Data(contentsOf: file) else {
      throw ToolError.notApprovals(file.path, why: "it cannot be read, or is not there")
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

  /// What `--only` would be given: the names, and no others that begin like them.
  var patterns: [String] { approved.map { "=\($0.id)" } }
}
