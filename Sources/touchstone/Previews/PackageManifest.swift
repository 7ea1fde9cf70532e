import Foundation

/// A package manifest as printed by `swift package dump-package`.
struct PackageManifest: Decodable {
  enum TargetKind: String, Decodable {
    case regular, executable, test, system, binary, plugin, macro
  }

  struct Target: Decodable {
    var name: String
    var type: TargetKind
    var path: String?
    var dependencies: [TargetDependency]
  }

  /// A target dependency: an item of the same package by name, or a product of another package.
  struct TargetDependency: Decodable {
    var name: String
    var package: String?

    private enum CodingKeys: String, CodingKey, CaseIterable { case byName, target, product }

    init(name: String, package: String? = nil) {
      (self.name, self.package) = (name, package)
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      for key in CodingKeys.allCases where values.contains(key) {
        var list = try values.nestedUnkeyedContainer(forKey: key)
        name = try list.decode(String.self)
        package = key == .product ? try list.decodeIfPresent(String.self) : nil
        return
      }
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A dependency of an unknown kind."))
    }
  }

  struct Product: Decodable {
    private enum CodingKeys: CodingKey { case name, targets, type }
    private enum KindKeys: CodingKey { case library }

    var name: String
    var targets: [String]
    var isLibrary: Bool

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      targets = try values.decode([String].self, forKey: .targets)
      isLibrary = try values.nestedContainer(keyedBy: KindKeys.self, forKey: .type).contains(.library)
    }
  }

  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [PackageDependency]

  /// Reads the manifest of a package with SwiftPM.
  static func read(_ package: URL) throws -> PackageManifest {
    let result = ExternalProgram.run(
      ["swift", "package", "--ignore-lock", "--package-path", package.path, "dump-package"], in: package)
    guard let result else { throw PreviewFailure.notBuilt("There is no `swift` in PATH.") }
    guard result.status == 0 else { throw PreviewFailure.notBuilt(result.complaint) }
    return try JSONDecoder().decode(PackageManifest.self, from: Data(result.output.utf8))
  }

  /// Returns targets together with everything in the package that they depend on.
  func closure(of targets: some Sequence<String>) -> Set<String> {
    let known = Dictionary(self.targets.map { ($0.name, $0) }) { first, _ in first }
    var (found, open) = (Set<String>(), Array(targets))
    while let name = open.popLast() {
      guard let target = known[name], found.insert(name).inserted else { continue }
      open += target.dependencies.filter { $0.package == nil }.map(\.name)
    }
    return found
  }
}
