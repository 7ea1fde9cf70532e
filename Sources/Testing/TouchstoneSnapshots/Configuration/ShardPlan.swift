package import Foundation

/// The shard of each snapshot, dealt by the time that snapshots took in a run.
///
///     {
///       "format" : "touchstone.shards/1",
///       "count" : 3,
///       "shards" : { "CardTests/Cards/dark" : 2 }
///     }
///
/// The name of a snapshot that the plan does not have decides on its shard, as without a plan.
package struct ShardPlan: Hashable, Sendable {
  package static let format = "touchstone.shards/1"
  /// The largest plan that is read, in bytes: about a million snapshots.
  static let limit = 128 << 20

  /// The number of shards.
  package let count: Int
  /// The numbers of shards, from 1, by the names of snapshots with their targets.
  package let shards: [String: Int]

  /// Deals snapshots: the slowest first, each to the shard that has the least time so far.
  ///
  /// The longest shard takes at most 4/3 of the shortest time that is possible. Snapshots of equal time are dealt in the
  /// order of their names, so that a run has one plan.
  ///
  /// - Parameters:
  ///   - seconds: The time of each snapshot, by its name with its target. One that is not a number, or negative, counts
  ///     as none: a log may say anything.
  ///   - count: The number of shards, at least 1.
  /// - Source: R. L. Graham, “Bounds on multiprocessing timing anomalies”, 1969.
  package init(seconds: [String: Double], count: Int) {
    func time(_ seconds: Double) -> Double { seconds.isFinite ? max(seconds, 0) : 0 }
    var loads = [(seconds: Double, snapshots: Int)](repeating: (0, 0), count: count)
    var shards: [String: Int] = [:]
    for (name, seconds) in seconds.sorted(by: { (-time($0.value), $0.key) < (-time($1.value), $1.key) }) {
      // Among equals the one with the fewest snapshots, so that those without a time are spread as well.
      let next = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[next].seconds += time(seconds)
      loads[next].snapshots += 1
      shards[name] = next + 1
    }
    self.count = count
    self.shards = shards
  }
}

extension ShardPlan: Codable {
  private enum CodingKeys: String, CodingKey { case format, count, shards }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func corrupted(_ key: CodingKeys) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: "not of a plan")
    }
    guard try container.decode(String.self, forKey: .format) == Self.format else { throw corrupted(.format) }
    count = try container.decode(Int.self, forKey: .count)
    shards = try container.decode([String: Int].self, forKey: .shards)
    guard count > 0, shards.values.allSatisfy({ 1...count ~= $0 }) else { throw corrupted(.shards) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(count, forKey: .count)
    try container.encode(shards, forKey: .shards)
  }
}

extension ShardPlan {
  /// Reads a plan. It may come from another machine.
  ///
  /// - Returns: Nil if the file cannot be read, or is not a plan.
  init?(file path: String) {
    guard let data = try? RegularFile.read(path, limit: Self.limit),
      let plan = try? JSONDecoder().decode(ShardPlan.self, from: data)
    else { return nil }
    self = plan
  }
}
