/// The first line of every log file: who wrote it.
package struct RunLogHeader: Hashable, Sendable {
  /// The version of the schema that this code writes. It grows when a reader of the version before would go wrong;
  /// new optional fields do not count.
  package static let currentSchema = 1

  /// The version of the schema of this file.
  package var schema = currentSchema
  /// The run's identifier: the name of its folder.
  package var run: String
  /// The process that wrote the file.
  package var process: Int32
  /// The `swift test` that the process belongs to, by number and start: a run that the user named may have several.
  package var invocation: String?
  /// The time of the process's first assertion, in seconds since 1970.
  package var started: Double
  /// The version of Touchstone.
  package var tool: String
  package var sources: RunSources
  package var part: RunPart

  package init(
    run: String, process: Int32, invocation: String? = nil, started: Double, tool: String, sources: RunSources,
    part: RunPart = RunPart()
  ) {
    self.run = run
    self.process = process
    self.invocation = invocation
    self.started = started
    self.tool = tool
    self.sources = sources
    self.part = part
  }

  /// Used in messages about a process whose log is incomplete.
  package var unfinishedWords: String {
    "Process \(process) of run \(run) did not finish: the tests crashed or were stopped."
  }
}

/// All values are members of one object.
extension RunLogHeader: Codable {
  private enum CodingKeys: String, CodingKey { case schema, run, process, invocation, started, tool }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schema = try container.decode(Int.self, forKey: .schema)
    run = try container.decode(String.self, forKey: .run)
    process = try container.decode(Int32.self, forKey: .process)
    invocation = try container.decodeIfPresent(String.self, forKey: .invocation)
    started = try container.decode(Double.self, forKey: .started)
    tool = try container.decode(String.self, forKey: .tool)
    sources = try RunSources(from: decoder)
    part = try RunPart(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    try container.encode(run, forKey: .run)
    try container.encode(process, forKey: .process)
    try container.encodeIfPresent(invocation, forKey: .invocation)
    try container.encode(started, forKey: .started)
    try container.encode(tool, forKey: .tool)
    try sources.encode(to: encoder)
    try part.encode(to: encoder)
  }
}
