/// The sources that a run's tests were built from.
package struct RunSources: Codable, Hashable, Sendable {
  /// The package's folder, absolute. Relative paths of the entries start there.
  package var package: String
  /// The commit that was checked out, in hexadecimal. The sources may have changed since.
  package var commit: String?

  package init(package: String, commit: String? = nil) {
    self.package = package
    self.commit = commit
  }
}
