/// An issue that an audit found in a view, in words and numbers.
package struct SnapshotFinding: Hashable, Sendable {
  /// The reason why a finding does not fail the assertion.
  package enum Pardon: Hashable, Sendable {
    /// The code ignores it, for this reason.
    case ignored(reason: String?)
    /// The baseline file has it.
    case known

    package enum Kind: String, Codable, Hashable, Sendable { case ignored, known }

    package var kind: Kind {
      switch self {
      case .ignored: .ignored
      case .known: .known
      }
    }
  }

  /// The kind of the issue as written in code: `contrast`.
  package var type: String
  package var place: AuditedPlace
  package var measured: String
  /// The limit and its source.
  package var limit: String
  /// A line of code that fixes the issue.
  package var advice: String
  /// The reason why it does not fail the assertion; nil if it does.
  package var pardon: Pardon?

  package init(
    type: String, place: AuditedPlace, measured: String, limit: String, advice: String, pardon: Pardon? = nil
  ) {
    self.type = type
    self.place = place
    self.measured = measured
    self.limit = limit
    self.advice = advice
    self.pardon = pardon
  }
}

/// All values are members of one object.
extension SnapshotFinding: Codable {
  private enum CodingKeys: String, CodingKey { case type, measured, limit, advice, pardon, reason }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = try container.decode(String.self, forKey: .type)
    place = try AuditedPlace(from: decoder)
    measured = try container.decode(String.self, forKey: .measured)
    limit = try container.decode(String.self, forKey: .limit)
    advice = try container.decode(String.self, forKey: .advice)
    switch try container.decodeIfPresent(Pardon.Kind.self, forKey: .pardon) {
    case nil: pardon = nil
    case .known: pardon = .known
    case .ignored: pardon = .ignored(reason: try container.decodeIfPresent(String.self, forKey: .reason))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try place.encode(to: encoder)
    try container.encode(measured, forKey: .measured)
    try container.encode(limit, forKey: .limit)
    try container.encode(advice, forKey: .advice)
    try container.encodeIfPresent(pardon?.kind, forKey: .pardon)
    if case .ignored(let reason) = pardon { try container.encodeIfPresent(reason, forKey: .reason) }
  }
}
