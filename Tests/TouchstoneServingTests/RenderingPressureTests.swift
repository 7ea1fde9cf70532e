import Foundation
import Synchronization
import Testing
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneServing

/// A loader that answers when it is told to.
private final class Gate: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isOpen = false
  }

  private let state = Mutex(State())

  var waiting: Int { state.withLock { $0.waiting.count } }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Ignores cancellation, as a loader of a host may.
  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

struct RenderingPressureTests {
  private let slow = RenderingRequest.card.with { $0.images["slow"] = .reference("slow") }

  /// A pool of one thread whose loader waits at a gate.
  private func pool(_ gate: Gate, _ limits: RenderingLimits) -> RenderingPool {
    RenderingPool(limits: limits, threads: 1) { _, _ in
      await gate.pass()
      return Data()
    }
  }

  @Test func `A request that would wait too long is refused at once, and one after the rush is not`() async throws {
    let gate = Gate()
    let pool = pool(gate, .test { $0.waiting = 2 })
    let first = (0..<3).map { _ in Task { try await pool.png(slow) { Card() } } }
    await wait { gate.waiting == 3 }
    await #expect(throws: RenderingError.busy(waiting: 2)) { try await pool.png(.card) { Card() } }
    #expect(await pool.counts.refused == 1)
    #expect(await pool.counts.running == 3)
    gate.open()
    for task in first { _ = await task.result }
    _ = try await pool.png(.card) { Card() }
    #expect(await pool.counts.running == 0)
  }

  @Test func `A file in the cache is given even when too many are waiting`() async throws {
    let gate = Gate()
    let pool = pool(gate, .test { $0.waiting = 0 })
    let picture = try await pool.evaluate(.card) { Card() }
    let file = try await pool.draw(picture, as: .png)
    let first = Task { try await pool.png(slow) { Card() } }
    await wait { gate.waiting == 1 }
    #expect(try await pool.draw(picture, as: .png) == file)
    await #expect(throws: RenderingError.busy(waiting: 0)) { try await pool.draw(picture, as: .jpeg()) }
    gate.open()
    _ = await first.result
  }

  @Test func `A request that is cancelled while it loads ends at once, and is not evaluated`() async throws {
    let gate = Gate()
    let pool = pool(gate, .test())
    let task = Task { try await pool.png(slow) { Card() } }
    await wait { gate.waiting == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await pool.counts.running == 0)
    #expect(await pool.counts.evaluated == 0)
    gate.open()
  }

  @Test func `A request that is cancelled while it is evaluated is not drawn`() async throws {
    let pool = RenderingPool(limits: .test())
    let task = Task {
      try await pool.png(.card) {
        withUnsafeCurrentTask { $0?.cancel() }
        return Card()
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await pool.counts.evaluated == 0)
    #expect(await pool.counts.drawn == 0)
    #expect(await pool.counts.running == 0)
  }

  @Test func `A loader that never answers costs its request its time, and no other one`() async throws {
    let gate = Gate()
    let pool = pool(gate, .test { $0.time = .seconds(60) })
    let request = slow.with { $0.time = .milliseconds(20) }
    await #expect(throws: RenderingError.outOfTime(stage: .images, limit: .milliseconds(20))) {
      try await pool.png(request) { Card() }
    }
    _ = try await pool.png(.card) { Card() }
    gate.open()
  }

  @Test func `A request that is out of time stops evaluating`() async throws {
    struct Slow: View {
      let seen: Counter
      var body: some View {
        Thread.sleep(forTimeInterval: 0.002)
        seen.count.add(1, ordering: .relaxed)
        return Color.red
      }
    }
    final class Counter: Sendable {
      let count = Atomic(0)
    }
    let seen = Counter()
    let pool = RenderingPool(limits: .test())
    let time = Duration.milliseconds(100)
    let error = await #expect(throws: RenderingError.self) {
      try await pool.png(.card.with { $0.time = time }) {
        VStack { ForEach(0..<4_000, id: \.self) { _ in Slow(seen: seen) } }
      }
    }
    // On a busy machine, the time may be over before the main actor is free.
    #expect(error == .outOfTime(stage: .evaluation, limit: time) || error == .outOfTime(stage: .waiting, limit: time))
    #expect(seen.count.load(ordering: .relaxed) <= 50)
  }

  @Test func `What is evaluated is drawn in the time that is left`() async throws {
    let pool = RenderingPool(limits: .test())
    var picture = try await pool.evaluate(.card) { Card() }
    #expect(picture.spent > .zero && picture.spent < .seconds(600))
    picture.spent = pool.limits.time
    let late = RenderingError.outOfTime(stage: .waiting, limit: pool.limits.time)
    await #expect(throws: late) { try await pool.draw(picture, as: .png) }
    var document = try await pool.evaluate(.card, count: 1) { _ in Card() }
    #expect(document.spent > .zero)
    document.spent = pool.limits.time
    let written = try await pool.write(document)
    await #expect(throws: late) { try await written.data }
  }

  @Test func `A request cannot have more time than the pool allows`() async throws {
    let pool = RenderingPool(limits: .test { $0.time = .zero })
    await #expect(throws: RenderingError.outOfTime(stage: .waiting, limit: .zero)) {
      try await pool.png(.card.with { $0.time = .seconds(60) }) { Card() }
    }
  }
}
