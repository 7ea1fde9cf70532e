/// A package dependency as declared in a manifest.
struct PackageDependency: Decodable {
  /// The name by which targets refer to the package.
  var name: String
  /// The declaration for a manifest; `nil` for packages from a registry.
  var declaration: String?
  /// The path, if the package is local.
  var path: String?

  private enum CodingKeys: CodingKey { case fileSystem, sourceControl, registry }

  private struct Folder: Decodable {
    var identity: String
    var nameForTargetDependencyResolutionOnly: String?
    var path: String
  }

  private struct Repository: Decodable {
    struct Location: Decodable {
      struct Remote: Decodable { var urlString: String }
      var remote: [Remote]?
      var local: [String]?
    }

    struct Requirement: Decodable {
      struct Bounds: Decodable { var lowerBound: String, upperBound: String }
      var range: [Bounds]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?

      var code: String? {
        if let range = range?.first { return "\(range.lowerBound.quoted)..<\(range.upperBound.quoted)" }
        for (label, values) in [("exact", exact), ("branch", branch), ("revision", revision)] {
          if let value = values?.first { return "\(label): \(value.quoted)" }
        }
        return nil
      }
    }

    var identity: String
    var location: Location
    var requirement: Requirement
  }

  private struct Entry: Decodable { var identity: String }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let folder = try values.decodeIfPresent([Folder].self, forKey: .fileSystem)?.first {
      name = folder.nameForTargetDependencyResolutionOnly ?? folder.identity
      path = folder.path
      declaration = ".package(name: \(name.quoted), path: \(folder.path.quoted))"
    } else if let repository = try values.decodeIfPresent([Repository].self, forKey: .sourceControl)?.first {
      name = repository.identity
      let address = repository.location.remote?.first?.urlString ?? repository.location.local?.first
      if let address, let requirement = repository.requirement.code {
        declaration = ".package(url: \(address.quoted), \(requirement))"
      }
    } else {
      name = try values.decodeIfPresent([Entry].self, forKey: .registry)?.first?.identity ?? ""
    }
  }
}

extension String {
  /// The text as a Swift string literal.
  var quoted: String {
    let escaped = flatMap { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }
}
