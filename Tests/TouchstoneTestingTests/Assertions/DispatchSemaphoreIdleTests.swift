import Dispatch
import Testing

@testable import TouchstoneTesting

@Suite struct DispatchSemaphoreIdleTests {
  private let semaphore = DispatchSemaphore(value: 0)

  @Test func `a process that works is waited for`() {
    var periods = 0.0
    let isSignalled = semaphore.waitWhileProcessWorks(seconds: 0.01) {
      periods += 0.5
      if periods == 3 { semaphore.signal() }
      return periods * 0.01
    }
    #expect(isSignalled)
    #expect(periods == 3.5)
  }

  @Test func `a process that does nothing is not waited for`() {
    #expect(!semaphore.waitWhileProcessWorks(seconds: 0.01) { 7 })
  }

  @Test func `a process that works without end is given up`() {
    var readings = 0.0
    let isSignalled = semaphore.waitWhileProcessWorks(seconds: 0.01) {
      readings += 1
      return readings
    }
    #expect(!isSignalled)
    #expect(readings == 20)
  }
}
