import Foundation

/// A package manifest as printed by `swift package dump-package`.
struct PackageManifest: Decodable {
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

  struct ToolsVersion: Decodable {
    var _version: String
  }

  /// Why a manifest cannot be read.
  enum Fault: Error {
    /// There is no `swift` in `PATH`.
    case noSwift
    /// SwiftPM refuses it.
    case refused(ExternalProgram.Result)
  }

  var name: String
  var targets: [PackageTarget]
  var products: [Product]
  var dependencies: [PackageDependency]
  var toolsVersion: ToolsVersion
  /// The language modes that the manifest names; `nil` for that of the tools version.
  var swiftLanguageVersions: [String]?

  init(
    name: String, targets: [PackageTarget] = [], products: [Product] = [], dependencies: [PackageDependency] = [],
    toolsVersion: String
  ) {
    self.name = name
    self.targets = targets
    self.products = products
    self.dependencies = dependencies
    self.toolsVersion = ToolsVersion(_version: toolsVersion)
  }

  /// Reads the manifest of a package with SwiftPM.
  ///
  /// - Throws: ``Fault``, or a `DecodingError`.
  init(package: URL) throws {
    self = try JSONDecoder().decode(PackageManifest.self, from: Data(Self.json(of: package).utf8))
  }

  /// Returns what SwiftPM prints of a package's manifest.
  ///
  /// - Throws: ``Fault``.
  static func json(of package: URL) throws -> String {
    let result = ExternalProgram.run(
      ["swift", "package", "--ignore-lock", "--package-path", package.path, "dump-package"], in: package)
    guard let result else { throw Fault.noSwift }
    guard result.status == 0 else { throw Fault.refused(result) }
    return result.output
  }

  /// Returns whether a target is the only one of its kind, so that its sources need no folder of its name.
  ///
  /// - Source: SwiftPM, `Manifest.targetsWithCommonSourceRoot(type:)`; since tools version 5.9.
  func isAlone(_ target: PackageTarget) -> Bool {
    func kind(_ type: PackageTarget.Kind) -> PackageTarget.Kind { [.test, .plugin].contains(type) ? type : .regular }
    return toolsVersion._version.compare("5.9", options: .numeric) != .orderedAscending
      && targets.count { kind($0.type) == kind(target.type) } == 1
  }

  /// Returns targets together with everything in the package that they depend on, on Linux.
  func closure(of targets: some Sequence<String>) -> Set<String> {
    let known = Dictionary(self.targets.map { ($0.name, $0) }) { first, _ in first }
    var (found, open) = (Set<String>(), Array(targets))
    while let name = open.popLast() {
      guard let target = known[name], found.insert(name).inserted else { continue }
      open += target.dependencies.filter { $0.package == nil && $0.isOnLinux }.map(\.name)
    }
    return found
  }
}
