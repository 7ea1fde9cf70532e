import Foundation

/// An error in reading or changing a package.
enum MigrationError: Error, Hashable {
  /// There is no `Package.swift`.
  case noManifest(String)
  /// SwiftPM cannot read the manifest.
  case unreadableManifest(String, why: String)
  /// The repository has uncommitted changes.
  case uncommitted([String])
  /// The manifest already has Touchstone's lines.
  case migrated
  /// The manifest's text declares no package variable.
  case noVariable
  /// The manifest is for an older version of SwiftPM than the lines need.
  case oldTools(String, needed: String)
  /// The manifest names products without their packages, which the version that the lines need does not allow.
  case implicitProducts([String], needed: String)
  /// SwiftPM cannot read the manifest with the lines.
  case refusedLines(String, why: String)
  /// The location of Touchstone is unknown.
  case noTouchstone
  /// A file to be written already exists.
  case exists(String)
  /// A new package would have the name of a keyword or of another module.
  case takenName(String)
  /// A folder contains no Swift file.
  case noSources(String)
  /// A file could not be written.
  case notWritten(String, why: String)
}

extension MigrationError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .uncommitted, .migrated, .noVariable, .oldTools, .implicitProducts, .refusedLines, .exists, .takenName:
      "Nothing was written: \(reason)"
    case .noManifest, .unreadableManifest, .noTouchstone, .noSources, .notWritten: reason
    }
  }

  /// The description, without saying that nothing was written.
  var reason: String {
    switch self {
    case .noManifest(let path):
      "There is no Package.swift in \(path). To create one for its sources: touchstone init --package \(path)"
    case .unreadableManifest(let path, let why):
      "The manifest of \(path) cannot be read: \(why). See: swift package dump-package"
    case .uncommitted(let files):
      "Git has uncommitted changes, such as \(files[0]). Commit or stash them first, so "
        + "that you can tell them apart from the migration: git stash"
    case .migrated:
      "Package.swift already has Touchstone's lines. Edit them, or remove them and run "
        + "touchstone migrate --write again."
    case .noVariable:
      "Package.swift has no line such as `let package = Package(`. Add the lines above by hand."
    case .oldTools(let version, let needed):
      "Package.swift is for Swift \(version), but the lines above need \(needed), and no line says so. Begin it with "
        + "// swift-tools-version:\(needed)"
    case .implicitProducts(let products, let needed):
      "The lines above need a manifest for Swift \(needed), in which targets name products with their packages. Write "
        + products.map { ".product(name: \($0.quoted), package: …) instead of \($0.quoted)" }.joined(separator: ", ")
        + ", with the last part of the package's URL, and run touchstone migrate --write again."
    case .refusedLines(let file, let why):
      "SwiftPM cannot read \(file) with the lines above: \(why). Fix the error, then run touchstone migrate --write "
        + "again."
    case .noTouchstone:
      "The location of Touchstone is unknown. Pass its folder or URL: --touchstone ../touchstone"
    case .exists(let path):
      "\(path) already exists."
    case .takenName(let name):
      "a module cannot be called \(name), which is a keyword or the name of another module. Choose a "
        + "name: --name \(name.prefix(1).uppercased() + name.dropFirst())Views"
    case .noSources(let path):
      "There are no Swift files in \(path)."
    case .notWritten(let path, let why):
      "\(path) cannot be written: \(why)."
    }
  }
}
