import Testing
import TouchstoneTestSupport

@testable import TouchstoneServing

struct PixelPlacesTests {
  private let allowance = Allowance(.test(), time: nil)

  /// Who holds a place, and in which order they came.
  private actor Register {
    private var now = 0
    private(set) var most = 0
    private(set) var order: [Int] = []

    func come(_ number: Int) {
      now += 1
      most = max(most, now)
      order.append(number)
    }

    func leave() { now -= 1 }
  }

  @Test func `As many hold a place as there are, and the others come in their order`() async throws {
    let (places, allowance, register) = (PixelPlaces(count: 2), allowance, Register())
    let gate = AsyncStream<Void>.makeStream()
    // Both places are taken until all others wait.
    let first = Task { try await places.hold(allowance) { for await _ in gate.stream { break } } }
    let second = Task { try await places.hold(allowance) { while places.waiting < 20 { await Task.yield() } } }
    await wait { places.free == 0 }
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<20 {
      let task = Task {
        try await places.hold(allowance) {
          await register.come(number)
          await Task.yield()
          await register.leave()
        }
      }
      tasks.append(task)
      if number < 19 { await wait { places.waiting == number + 1 } }
    }
    try await second.value
    // One place is left, which the others have one after the other.
    for task in tasks { try await task.value }
    gate.continuation.finish()
    try await first.value
    #expect(await register.most == 1)
    #expect(await register.order == Array(0..<20))
    #expect(places.free == 2 && places.waiting == 0)
  }

  @Test func `A request that was cancelled while it waited gives its place to the next`() async throws {
    let (places, allowance) = (PixelPlaces(count: 1), allowance)
    let gate = AsyncStream<Void>.makeStream()
    let first = Task { try await places.hold(allowance) { for await _ in gate.stream { break } } }
    await wait { places.free == 0 }
    let cancelled = Allowance(.test(), time: nil)
    let second = Task { try await places.hold(cancelled) { Issue.record("It was cancelled.") } }
    await wait { places.waiting == 1 }
    cancelled.cancel()
    let third = Task { try await places.hold(allowance) {} }
    await wait { places.waiting == 2 }
    gate.continuation.finish()
    try await first.value
    await #expect(throws: CancellationError.self) { try await second.value }
    try await third.value
    #expect(places.free == 1)
  }
}
