import Testing
import TouchstoneUI

@testable import TouchstoneTesting

@Suite struct MainActorHopTests {
  @TaskLocal private static var word = "none"

  @Test func itHopsAndKeepsTaskLocalValues() {
    let seen = Self.$word.withValue("here") {
      MainActorHop.run { (MainQueue.isCurrent, Self.word) }
    }
    #expect(seen?.0 == true)
    #expect(seen?.1 == "here")
  }

  @MainActor @Test func onTheMainActorItRunsAtOnce() {
    var count = 0
    let inner = MainActorHop.run {
      count += 1
      return MainActorHop.run { count + 1 }
    }
    #expect(inner == 2)
    #expect(count == 1)
  }

  @Test func anotherQueueIsNotTheMainActor() {
    #expect(!MainQueue.isCurrent)
  }
}
