import Synchronization
import Testing
import TouchstoneSnapshots
import TouchstoneTesting

/// Assertions by several strategies.
@Suite(.snapshots(.underTest)) struct SeveralStrategiesTests {
  /// The assertions of this file that were open when a strategy ran.
  private final class Seen: Sendable {
    let places = Mutex<[[String]]>([])

    func note() {
      let open = OpenAssertions.places.filter { $0.contains("SeveralStrategiesTests.swift") }
      places.withLock { $0.append(open) }
    }
  }

  private func strategy(_ seen: Seen) -> Snapshotting<String, String> {
    Snapshotting(pathExtension: "txt", diffing: .lines) { value in
      seen.note()
      return value
    }
  }

  /// If each strategy were an assertion of its own, a process that ends between two of them would have none open.
  @Test func `they are one assertion, which is open until the last strategy has its outcome`() {
    let seen = Seen()
    let noting = strategy(seen)
    // There are no goldens.
    withKnownIssue { assertSnapshots(of: "a", as: ["x": noting, "y": noting], record: .never) }
    let places = seen.places.withLock { $0 }
    #expect(places.count >= 2)
    #expect(Set(places.map(\.count)) == [1])
    #expect(Set(places.joined()).count == 1, "\(places)")
    #expect(places.joined().allSatisfy { !$0.contains("named") }, "\(places)")
  }
}
