package import Foundation

/// The settings of a package for its snapshots, in `Snapshots/touchstone.json`.
///
///     { "goldens": "kept", "approvals": "kept" }
package struct PackageSettings: Hashable, Sendable {
  /// Whether the package keeps pictures to compare with.
  package enum Goldens: String, Codable, Sendable {
    /// Each snapshot has a golden.
    case kept
    /// No snapshot has one. Tests draw and check their snapshots, and revisions are compared with each other.
    case none
  }

  /// Whether commands that accept pictures write down who accepted which.
  package enum Approvals: String, Codable, Sendable {
    /// In files of `Snapshots/Approvals`.
    case kept
    case none
  }

  /// The path of the file in the package.
  package static let path = "Snapshots/\(fileName)"
  /// The name of the file beside the goldens.
  package static let fileName = "touchstone.json"

  package var goldens = Goldens.kept
  package var approvals = Approvals.none
  /// What is wrong with the file and how to fix it, in sentences; nil if nothing is.
  package private(set) var fault: String?

  package init() {}

  /// Reads the settings of a package. One without the file has those of ``init()``.
  package init(ofPackage package: URL) {
    self.init()
    do throws(FileFault) {
      self.init(json: try RegularFile.read(package.appendingPathComponent(Self.path).path, limit: 1 << 16))
    } catch {
      if !error.isMissing, error != .system(ENOTDIR) { fault = "\(Self.path) cannot be read: \(error.reason)." }
    }
  }

  /// Reads the contents of the file. An unknown name or value is a ``fault``: a typing error would otherwise change
  /// what tests do without notice.
  package init(json data: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      fault = "\(Self.path) is not a JSON object. For example: { \"goldens\": \"none\" }"
      return
    }
    let names = ["goldens", "approvals"]
    if let unknown = object.keys.sorted().first(where: { !names.contains($0) }) {
      let known = names.map { "\"\($0)\"" }.joined(separator: " and ")
      fault = "\(Self.path) has a name that is not known: \"\(unknown)\". The names are: \(known)."
      return
    }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      let word = value as? String ?? ""
      if name == "goldens", let goldens = Goldens(rawValue: word) {
        self.goldens = goldens
      } else if name == "approvals", let approvals = Approvals(rawValue: word) {
        self.approvals = approvals
      } else {
        fault =
          "\(Self.path) has a value of \"\(name)\" that is not known. The values are \"kept\" and \"none\"."
        return
      }
    }
  }
}
