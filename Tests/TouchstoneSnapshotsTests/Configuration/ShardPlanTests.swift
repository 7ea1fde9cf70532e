import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct ShardPlanTests {
  /// The time of each shard, by the rule of `SnapshotShard`.
  private func loads(_ seconds: [String: Double], count: Int, plan: ShardPlan?) throws -> [Double] {
    try (0..<count).map { index in
      var shard = try #require(SnapshotShard(index: index, total: count))
      shard.plan = plan
      return seconds.reduce(0) { sum, snapshot in
        let id = SnapshotID(target: "AppTests", description: String(snapshot.key.dropFirst("AppTests/".count)))
        return shard.contains(id) ? sum + snapshot.value : sum
      }
    }
  }

  @Test func `each snapshot is in one shard, and a plan does not depend on the order of a run`() throws {
    var random = SplitMix(state: 50)
    for _ in 0..<200 {
      let count = 1 + Int(random.next() % 6)
      let names = (0..<Int(random.next() % 40)).map { "AppTests/Cards/card\($0)" }
      let seconds = Dictionary(uniqueKeysWithValues: names.map { ($0, Double(random.next() % 5)) })
      let plan = ShardPlan(seconds: seconds, count: count)
      #expect(Set(plan.shards.keys) == Set(names))
      let again = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, seconds[$0] ?? 0) })
      #expect(plan == ShardPlan(seconds: again, count: count))
      let loads = try loads(seconds, count: count, plan: plan)
      let total = seconds.values.reduce(0, +)
      #expect(loads.reduce(0, +) == total)
      // Graham's bound against what no plan can go below.
      let floor = max(total / Double(count), seconds.values.max() ?? 0)
      #expect((loads.max() ?? 0) <= floor * (4.0 / 3.0) + 1e-9)
    }
  }

  /// The times of a suite of a project: most snapshots are quick, and one film takes as long as all others.
  @Test func `three shards by time are within 15 % of their mean where one test is slow`() throws {
    var random = SplitMix(state: 3)
    let quick = (0..<200).map { ("AppTests/Cards/card\($0)", 0.01 + Double(random.next() % 100) / 1000) }
    let others = quick.reduce(0) { $0 + $1.1 }
    let seconds = Dictionary(uniqueKeysWithValues: quick + [("AppTests/Film/film", others)])
    let plan = ShardPlan(seconds: seconds, count: 3)
    let slow = plan.shards["AppTests/Film/film"]
    #expect(plan.shards.values.count { $0 == slow } == 1)
    let rest = try loads(seconds, count: 3, plan: plan).sorted().dropLast()
    #expect((rest.max() ?? 0) <= 1.15 * rest.reduce(0, +) / 2)
    // By name, the shard of the slow test takes its part of the others as well.
    let byName = try loads(seconds, count: 3, plan: nil)
    #expect((byName.max() ?? 0) > 1.9 * byName.reduce(0, +) / 3)
  }

  @Test func `the name decides on a snapshot that the plan does not have`() throws {
    let id = SnapshotID(target: "AppTests", description: "Cards/new")
    let plan = ShardPlan(seconds: ["AppTests/Cards/old": 1], count: 3)
    let owners = try (0..<3).filter { index in
      var shard = try #require(SnapshotShard(index: index, total: 3))
      let isByName = shard.contains(id)
      shard.plan = plan
      #expect(shard.contains(id) == isByName)
      return isByName
    }
    #expect(owners.count == 1)
  }

  @Test func `a time that cannot be counts as none`() {
    let plan = ShardPlan(seconds: ["A/a": .nan, "A/b": -.infinity, "A/c": .infinity, "A/d": -4], count: 4)
    #expect(plan.shards == ["A/a": 1, "A/b": 2, "A/c": 3, "A/d": 4])
  }

  @Test func `a process reads the plan, and refuses one for another number of shards or of another kind`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("shards.json")
      func environment(_ text: String, shard: String = "1/2") throws -> SnapshotEnvironment {
        try Data(text.utf8).write(to: file)
        return SnapshotEnvironment(["TOUCHSTONE_SHARD": shard, "TOUCHSTONE_SHARDS": file.path])
      }
      let seconds = ["A/a": 3.0, "A/b": 2.0, "A/c": 1.0]
      let plan = ShardPlan(seconds: seconds, count: 2)
      let text = String(decoding: try JSONEncoder().encode(plan), as: UTF8.self)
      let read = try environment(text)
      #expect(read.mistakes.isEmpty && read.shard?.plan == plan)
      let own = ["a", "b", "c"].filter { read.shard?.contains(SnapshotID(target: "A", description: $0)) == true }
      #expect(own == ["a"])

      let wrong = [
        (text, "1/3"), ("", "1/2"), ("{}", "1/2"),
        (#"{"format":"touchstone.shards/2","count":2,"shards":{}}"#, "1/2"),
        (#"{"format":"touchstone.shards/1","count":2,"shards":{"A/a":3}}"#, "1/2"),
        (#"{"format":"touchstone.shards/1","count":0,"shards":{}}"#, "1/2"),
      ]
      for (text, shard) in wrong {
        #expect(
          try environment(text, shard: shard).mistakes.map(\.setting) == ["TOUCHSTONE_SHARDS=\(file.path)"], "\(text)")
        let variables = ["TOUCHSTONE_SHARD": shard, "TOUCHSTONE_SHARDS": file.path]
        let outcome = VerifierHarness(folder, variables).verify("a", as: .lines)
        #expect(outcome.message?.contains("touchstone shards --count 4 > shards.json") == true)
      }
      let missing = SnapshotEnvironment(["TOUCHSTONE_SHARD": "1/2", "TOUCHSTONE_SHARDS": folder.path + "/none.json"])
      #expect(missing.mistakes.count == 1)
    }
  }
}
