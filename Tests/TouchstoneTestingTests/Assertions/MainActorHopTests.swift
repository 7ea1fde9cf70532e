import Testing
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@Suite struct MainActorHopTests {
  @TaskLocal private static var word = "none"

  @Test func `it hops and keeps task local values`() {
    let seen = Self.$word.withValue("here") {
      MainActorHop.run { (MainQueue.isCurrent, Self.word) }
    }
    #expect(seen?.0 == true)
    #expect(seen?.1 == "here")
  }

  @Test func `it keeps the clock of the thread`() {
    let offsets = WallClock.moved { MainActorHop.run { WallClock.offset } }
    #expect(offsets == WallClock.step)
    #expect(MainActorHop.run { WallClock.offset } == 0)
  }

  @MainActor @Test func `on the main actor it runs at once`() {
    var count = 0
    let inner = MainActorHop.run {
      count += 1
      return MainActorHop.run { count + 1 }
    }
    #expect(inner == 2)
    #expect(count == 1)
  }

  @Test func `another queue is not the main actor`() {
    #expect(!MainQueue.isCurrent)
  }
}
