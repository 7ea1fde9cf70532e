import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct FileLockTests {
  @Test func `only one holds the lock, and who waits is told and can give up`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("looks/lock")
      var first = FileLock(file)
      #expect(first != nil)
      var tries = 0
      var waits = 0
      let second = FileLock(
        file,
        until: {
          tries += 1
          return tries > 2
        }, onWait: { waits += 1 })
      #expect(second == nil && tries == 3 && waits == 1)
      first = nil
      let third = FileLock(file)
      #expect(third != nil)
    }
  }
}
