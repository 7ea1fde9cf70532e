/// One line of a log file: a JSON object whose `kind` says what it is.
package enum RunLogLine: Hashable, Sendable {
  /// `"kind":"header"`: the first line.
  case header(RunLogHeader)
  /// `"kind":"snapshot"`: an assertion.
  case snapshot(SnapshotResult)
  /// `"kind":"inline"`: an assertion whose golden is in its source, and that another shard takes, or that did not fail.
  case inline(SnapshotVerdict)
  /// `"kind":"note"`: what concerns the whole run, such as fonts that this machine lacks. Processes of a run may each
  /// have it.
  case note(String)
  /// `"kind":"drawn"`: what a snapshot was drawn from.
  case drawn(DrawnSnapshot)
  /// `"kind":"end"`: the process ended by itself. A log without this line comes from a process that crashed, was
  /// killed, or ended before one of its assertions.
  case end
  /// A kind of a later version; readers pass over it.
  case unknown(String)
}

extension RunLogLine: Codable {
  private enum CodingKeys: String, CodingKey { case kind, text, verdict, drawn }

  package init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    switch kind {
    case "header": self = .header(try RunLogHeader(from: decoder))
    case "snapshot": self = .snapshot(try SnapshotResult(from: decoder))
    case "inline":
      self = .inline(try decoder.container(keyedBy: CodingKeys.self).decode(SnapshotVerdict.self, forKey: .verdict))
    case "note": self = .note(try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text))
    case "drawn":
      self = .drawn(try decoder.container(keyedBy: CodingKeys.self).decode(DrawnSnapshot.self, forKey: .drawn))
    case "end": self = .end
    default: self = .unknown(kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .header(let header):
      try container.encode("header", forKey: .kind)
      try header.encode(to: encoder)
    case .snapshot(let result):
      try container.encode("snapshot", forKey: .kind)
      try result.encode(to: encoder)
    case .inline(let verdict):
      try container.encode("inline", forKey: .kind)
      try container.encode(verdict, forKey: .verdict)
    case .note(let text):
      try container.encode("note", forKey: .kind)
      try container.encode(text, forKey: .text)
    case .drawn(let drawn):
      try container.encode("drawn", forKey: .kind)
      try container.encode(drawn, forKey: .drawn)
    case .end:
      try container.encode("end", forKey: .kind)
    case .unknown(let kind):
      try container.encode(kind, forKey: .kind)
    }
  }
}
