import Foundation
import Testing
import TouchstoneDrawing

struct LockedTests {
  private struct Refusal: Error {}

  @Test func `One thread at a time has the value`() {
    let counts = Locked((inside: 0, most: 0, all: 0))
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 {
        counts.withLock { counts in
          counts.inside += 1
          counts.most = max(counts.most, counts.inside)
          counts.all += 1
          counts.inside -= 1
        }
      }
    }
    #expect(counts.withLock { $0.all } == 16_000 && counts.withLock { $0.most } == 1)
  }

  @Test func `A closure that throws gives the value back with what it changed`() {
    let value = Locked(1)
    #expect(throws: Refusal.self) {
      try value.withLock { value throws(Refusal) in
        value = 2
        throw Refusal()
      }
    }
    #expect(value.withLock { $0 } == 2)
  }
}
