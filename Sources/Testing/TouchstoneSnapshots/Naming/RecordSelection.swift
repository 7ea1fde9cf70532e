package import Foundation

/// The snapshots that recording is limited to: by their names, or by approvals of what they show.
package struct RecordSelection: Hashable, Sendable {
  package var patterns: [SnapshotPattern]
  /// The approvals by their goldens' paths.
  package let approvals: [String: SnapshotApproval]

  /// - Parameter approvals: The first one for each golden counts.
  package init(_ patterns: [SnapshotPattern] = [], approvals: [SnapshotApproval] = []) {
    self.patterns = patterns
    self.approvals = Dictionary(approvals.map { ($0.golden, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package var isEmpty: Bool { patterns.isEmpty && approvals.isEmpty }

  /// Returns whether a snapshot is selected.
  ///
  /// Snapshots of one name may have several goldens, such as those of two scales. A pattern means them all, and an
  /// approval means its golden; a snapshot without a golden's file matches no approval.
  package func contains(_ id: SnapshotID, golden: String?) -> Bool {
    patterns.contains { $0.matches(id) } || golden.flatMap { approvals[$0] }?.id == id.description
  }
}

extension RecordSelection {
  /// Parses the list in the environment: one name, a JSON array, or `@` and the path of a file with such an array. The
  /// elements are names, and approvals as objects. An empty text is an empty list.
  ///
  /// - Throws: ``SnapshotPattern/Fault``, in words.
  init(_ text: String) throws(SnapshotPattern.Fault) {
    if text.isEmpty {
      self.init()
    } else if text.hasPrefix("[") {
      try self.init(json: Data(text.utf8))
    } else if text.hasPrefix("@") {
      let data: Data
      do throws(FileFault) {
        data = try RegularFile.read(String(text.dropFirst()))
      } catch {
        throw SnapshotPattern.Fault(description: error.reason)
      }
      try self.init(json: data)
    } else {
      self.init([try SnapshotPattern(text)])
    }
  }

  private init(json: Data) throws(SnapshotPattern.Fault) {
    guard let items = try? JSONDecoder().decode([Item].self, from: json) else {
      throw SnapshotPattern.Fault(description: "it is not a JSON array of names")
    }
    var patterns: [SnapshotPattern] = []
    var approvals: [SnapshotApproval] = []
    for item in items {
      switch item {
      case .name(let name): patterns.append(try SnapshotPattern(name))
      case .approval(let approval):
        guard approval.file != nil || approval.causes?.isEmpty == false else {
          throw SnapshotPattern.Fault(description: "an approval in it does not say of what")
        }
        approvals.append(approval)
      }
    }
    self.init(patterns, approvals: approvals)
  }

  /// Returns the selection as a file whose path the environment can have.
  package func json() throws -> Data {
    let approvals = approvals.values.sorted { $0.golden < $1.golden }
    return try JSONEncoder().encode(patterns.map { Item.name($0.description) } + approvals.map { .approval($0) })
  }

  private enum Item: Codable {
    case name(String)
    case approval(SnapshotApproval)

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self = .name(name)
      } else {
        self = .approval(try SnapshotApproval(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .name(let name): try name.encode(to: encoder)
      case .approval(let approval): try approval.encode(to: encoder)
      }
    }
  }
}
