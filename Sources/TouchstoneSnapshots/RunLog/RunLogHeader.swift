/// The first line of every log file: who wrote it.
package struct RunLogHeader: Codable, Hashable, Sendable {
  /// The version of the schema that this code writes. It grows when a reader of the version before would go wrong;
  /// new optional fields do not count.
  package static let currentSchema = 1

  /// The version of the schema of this file.
  package var schema: Int
  /// The run's identifier: the name of its folder.
  package var run: String
  /// The process that wrote the file.
  package var process: Int32
  /// The version of Touchstone.
  package var tool: String
  /// The package's folder, absolute. Relative paths of the entries start there.
  package var package: String
  /// When the process made its first assertion, in seconds since 1970.
  package var started: Double
  /// Whether the process was asked for a part of the tests, or of their snapshots.
  package var partial: Bool?
  /// Whether the process was asked for some of the previews that are tests.
  package var somePreviews: Bool?
  /// The `swift test` that the process belongs to, by number and start: a run that the user named may have several.
  package var invocation: String?
  /// The shard that the process belongs to, such as `2/4`, whoever divides the work.
  package var shard: String?
  /// The commit that was checked out, in hexadecimal. The sources may have changed since.
  package var commit: String?

  package init(
    schema: Int = Self.currentSchema, run: String, process: Int32, tool: String, package: String, started: Double,
    partial: Bool? = nil, somePreviews: Bool? = nil, invocation: String? = nil,
    shard: String? = nil, commit: String? = nil
  ) {
    self.schema = schema
    self.run = run
    self.process = process
    self.tool = tool
    self.package = package
    self.started = started
    self.partial = partial
    self.somePreviews = somePreviews
    self.invocation = invocation
    self.shard = shard
    self.commit = commit
  }

  /// For messages about a process whose log has no end.
  package var unfinishedWords: String {
    "Process \(process) of run \(run) did not finish: the tests crashed or were stopped."
  }
}
