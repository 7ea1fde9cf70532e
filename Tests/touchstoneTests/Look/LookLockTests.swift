import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct LookLockTests {
  @Test func `only one holds the lock, and who waits is told and can give up`() throws {
    try withTemporaryFolder { home in
      var first = LookLock(home)
      #expect(first != nil)
      var tries = 0
      var waits = 0
      let second = LookLock(
        home,
        until: {
          tries += 1
          return tries > 2
        }, onWait: { waits += 1 })
      #expect(second == nil && tries == 3 && waits == 1)
      first = nil
      let third = LookLock(home)
      #expect(third != nil)
    }
  }
}
