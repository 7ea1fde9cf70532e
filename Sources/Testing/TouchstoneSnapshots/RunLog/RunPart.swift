/// The part of the tests that a process was asked for.
package struct RunPart: Hashable, Sendable {
  /// Whether it is less than all tests, or less than all of their snapshots.
  package var isPartial: Bool
  /// Whether it has only some of the previews that are tests.
  package var hasSomePreviews: Bool
  /// The shard that the process belongs to, such as `2/4`, whoever divides the work.
  package var shard: String?

  package init(isPartial: Bool = false, hasSomePreviews: Bool = false, shard: String? = nil) {
    self.isPartial = isPartial
    self.hasSomePreviews = hasSomePreviews
    self.shard = shard
  }
}

extension RunPart: Codable {
  private enum CodingKeys: String, CodingKey { case partial, somePreviews, shard }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isPartial = try container.decodeIfPresent(Bool.self, forKey: .partial) ?? false
    hasSomePreviews = try container.decodeIfPresent(Bool.self, forKey: .somePreviews) ?? false
    shard = try container.decodeIfPresent(String.self, forKey: .shard)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if isPartial { try container.encode(true, forKey: .partial) }
    if hasSomePreviews { try container.encode(true, forKey: .somePreviews) }
    try container.encodeIfPresent(shard, forKey: .shard)
  }
}
