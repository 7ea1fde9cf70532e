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
  /// The location of Touchstone is unknown.
  case noTouchstone
  /// A file to be written already exists.
  case exists(String)
  /// A folder contains no Swift file.
  case noSources(String)
  /// A file could not be written.
  case notWritten(String, why: String)
}

extension MigrationError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noManifest(let path):
      "There is no Package.swift in \(path). To create one for its sources: touchstone init --package \(path)"
    case .unreadableManifest(let path, let why):
      "The manifest of \(path) cannot be read: \(why). See: swift package dump-package"
    case .uncommitted(let files):
      "Nothing was written: Git has uncommitted changes, such as \(files[0]). Commit or stash them first, so "
        + "that you can tell them apart from the migration: git stash"
    case .migrated:
      "Nothing was written: Package.swift already has Touchstone's lines. Edit them, or remove them and run "
        + "touchstone migrate --write again."
    case .noVariable:
      "Nothing was written: Package.swift has no line such as `let package = Package(`. Add the lines above by hand."
    case .oldTools(let version, let needed):
      "Nothing was written: Package.swift is for Swift \(version), but the lines above need \(needed). Change its first line to "
        + "// swift-tools-version: 5.9"
    case .noTouchstone:
      "The location of Touchstone is unknown. Pass its folder or URL: --touchstone ../touchstone"
    case .exists(let path):
      "Nothing was written: \(path) already exists."
    case .noSources(let path):
      "There are no Swift files in \(path)."
    case .notWritten(let path, let why):
      "\(path) cannot be written: \(why)."
    }
  }
}
