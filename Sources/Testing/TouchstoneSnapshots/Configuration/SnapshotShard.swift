/// The part of the snapshots that this process takes, if several machines share the tests.
///
/// The name of a snapshot determines its shard, or the plan that all shards have: whatever each machine runs, and in which
/// order, all shards together take each snapshot once.
package struct SnapshotShard: Hashable, Sendable, CustomStringConvertible {
  /// The index of the shard, from 0.
  package let index: Int
  /// The number of shards.
  package let total: Int
  /// The shards of snapshots whose time is known.
  var plan: ShardPlan?

  /// - Returns: Nil unless `index` is in `0..<total`.
  package init?(index: Int, total: Int) {
    guard index >= 0, index < total else { return nil }
    self.index = index
    self.total = total
  }

  /// Reads `2/4`, the second of four.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let total = Int(parts[1]) else { return nil }
    self.init(index: number - 1, total: total)
  }

  /// Returns whether a snapshot belongs to the shard.
  package func contains(_ id: SnapshotID) -> Bool {
    let name = "\(id.target)/\(id)"
    if let number = plan?.shards[name] { return number == index + 1 }
    let hash = Int(SnapshotName.hash(name), radix: 16) ?? 0
    return hash % total == index
  }

  /// `2/4`
  package var description: String { "\(index + 1)/\(total)" }
}
