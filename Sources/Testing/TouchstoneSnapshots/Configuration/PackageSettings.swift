package import Foundation

/// The settings of a package for its snapshots, in `Snapshots/touchstone.json`.
///
///     { "goldens": "hashes", "store": "s3://goldens/app", "approvals": "kept" }
package struct PackageSettings: Hashable, Sendable {
  /// Whether the package keeps pictures to compare with.
  package enum Goldens: String, CaseIterable, Codable, Sendable {
    /// Each snapshot has a golden, which is a file.
    case kept
    /// Each snapshot has a golden: what it shows is in a manifest, as a hash, and its file is kept outside of Git.
    case hashes
    /// No snapshot has one. Tests draw and check their snapshots, and revisions are compared with each other.
    case none
  }

  /// Whether commands that accept pictures write down who accepted which.
  package enum Approvals: String, CaseIterable, Codable, Sendable {
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
  /// The address of the store of pictures, runs and reports, for all who have the repository; nil for this machine alone.
  package var store: String?
  /// The address at which browsers find the store.
  package var pages: String?
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
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let setting = Self.settings.first(where: { $0.name == name }) else {
        let known = Self.list(Self.settings.map(\.name))
        fault = "\(Self.path) has a name that is not known: \"\(name)\". The names are \(known)."
        return
      }
      guard let word = value as? String, setting.read(word, &self) else {
        fault = "\(Self.path) has a value of \"\(name)\" that is not known. \(setting.values)"
        return
      }
    }
  }

  /// A name of the file.
  private struct Setting: Sendable {
    let name: String
    /// The values in words, for messages.
    let values: String
    /// Takes over a value; returns false for one that is not known.
    let read: @Sendable (String, inout PackageSettings) -> Bool

    /// A setting with some words.
    init<Value: RawRepresentable & CaseIterable & Sendable>(
      _ name: String, _ property: WritableKeyPath<PackageSettings, Value> & Sendable
    ) where Value.RawValue == String {
      self.name = name
      values = "The values are \(PackageSettings.list(Value.allCases.map(\.rawValue)))."
      read = { word, settings in
        guard let value = Value(rawValue: word) else { return false }
        settings[keyPath: property] = value
        return true
      }
    }

    /// A setting with an address, which becomes an argument of programs.
    init(_ name: String, _ property: WritableKeyPath<PackageSettings, String?> & Sendable, example: String) {
      self.name = name
      values = "It is an address, such as \"\(example)\"."
      read = { word, settings in
        guard !word.isEmpty, !word.hasPrefix("-"), !word.hasControlCharacter else { return false }
        settings[keyPath: property] = word
        return true
      }
    }
  }

  private static let settings = [
    Setting("goldens", \.goldens), Setting("approvals", \.approvals),
    Setting("store", \.store, example: "s3://goldens/app"),
    Setting("pages", \.pages, example: "https://goldens.example.org"),
  ]

  /// `"a", "b" and "c"`.
  private static func list(_ words: [String]) -> String {
    let words = words.map { "\"\($0)\"" }
    return words.dropLast().joined(separator: ", ") + " and \(words[words.count - 1])"
  }

  /// The contents of the file with a value of `goldens`; `kept` needs no line. Nil if no file is needed.
  ///
  /// - Parameter other: The file as it is, whose other names stay.
  package static func json(goldens: Goldens, in other: Data?) -> Data? {
    var object = other.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
    object["goldens"] = goldens == .kept ? nil : goldens.rawValue
    if object.isEmpty { return nil }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try? JSONSerialization.data(withJSONObject: object, options: options) + Data("\n".utf8)
  }
}
