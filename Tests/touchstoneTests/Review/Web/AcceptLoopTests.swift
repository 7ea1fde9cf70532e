import FlyingSocks
import Testing

@testable import touchstone

@Suite struct AcceptLoopTests {
  private struct End: Error {}

  @Test func `attempts that keep failing end the loop with their error`() async {
    var attempts = 0
    await #expect(throws: SocketError.disconnected) {
      try await AcceptLoop(attempts: 5, pause: .zero).run { () -> Int in
        attempts += 1
        throw SocketError.disconnected
      } serve: { _ in
      }
    }
    #expect(attempts == 5)
  }

  @Test func `a connection sets the count back`() async {
    var attempts = 0
    var served: [Int] = []
    await #expect(throws: End.self) {
      try await AcceptLoop(attempts: 5, pause: .zero).run { () -> Int in
        attempts += 1
        if attempts == 21 { throw End() }
        if attempts % 5 == 0 { return attempts }
        throw SocketError.disconnected
      } serve: { connection in
        served.append(connection)
      }
    }
    #expect(served == [5, 10, 15, 20])
  }
}
