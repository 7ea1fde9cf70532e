import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct RunOrderTests {
  /// bash 10, touchstone 20, swift test 30, the tests 40, and a swift test 50 that these start, with tests 60.
  private let identifier = RunIdentifier { process in
    let names = [10: "bash", 20: "touchstone", 30: "swift-test", 40: "xctest", 50: "swift-test", 60: "xctest"]
    // In the form of proc_pid_stat(5); field 4 is the parent, field 22 the start time.
    return names[Int(process)].map {
      "\(process) (\($0)) S \(process - 10) 1 1 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 \(process)00 1000 10 184"
    }
  }

  private let order = RunOrder(
    ["TOUCHSTONE_RECORD": "all", "TOUCHSTONE_RECORD_ONLY": nil], in: ["TOUCHSTONE_RECORD_ONLY": "Cards", "CI": "1"])

  @Test func `tests find the order of the command that started them`() throws {
    try withTemporaryFolder { folder in
      let file = try #require(order.write(for: 20, identifier: identifier, in: folder))
      #expect(file.lastPathComponent == "20-2000")
      #expect(RunOrder.order(to: 40, identifier: identifier, in: folder) == order)
      #expect(RunOrder.order(to: 10, identifier: identifier, in: folder) == nil)
    }
  }

  @Test func `tests that other tests start take no order from above`() throws {
    try withTemporaryFolder { folder in
      _ = order.write(for: 20, identifier: identifier, in: folder)
      #expect(RunOrder.order(to: 60, identifier: identifier, in: folder) == nil)
    }
  }

  @Test func `an order changes and removes variables`() {
    #expect(
      order.applied(to: ["TOUCHSTONE_RECORD_ONLY": "Cards", "CI": "1"]) == ["TOUCHSTONE_RECORD": "all", "CI": "1"])
  }

  @Test func `a variable that was set since the order keeps its value`() {
    let environment = ["TOUCHSTONE_RECORD": "never", "TOUCHSTONE_RECORD_ONLY": "Cards"]
    #expect(order.applied(to: environment) == ["TOUCHSTONE_RECORD": "never"])
  }

  @Test func `without process numbers there is no file, and the environment is to be changed`() throws {
    try withTemporaryFolder { folder in
      #expect(order.write(for: 20, identifier: RunIdentifier { _ in nil }, in: folder) == nil)
      #expect(order.write(for: 20, identifier: identifier, in: nil) == nil)
    }
  }

  @Test func `a file that is no order, or a link to one, is none`() throws {
    try withTemporaryFolder { folder in
      try Data("[]".utf8).write(to: folder.appendingPathComponent("20-2000"))
      #expect(RunOrder.order(to: 40, identifier: identifier, in: folder) == nil)
      let elsewhere = try #require(order.write(for: 10, identifier: identifier, in: folder))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("20-2000"))
      try FileManager.default.moveItem(at: elsewhere, to: folder.appendingPathComponent("real"))
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("20-2000"), withDestinationURL: folder.appendingPathComponent("real"))
      #expect(RunOrder.order(to: 40, identifier: identifier, in: folder) == nil)
    }
  }

  @Test func `the kernel's processes can give and find an order`() throws {
    try withTemporaryFolder { folder in
      let file = try #require(order.write(in: folder))
      #expect(RunOrder.order(to: getpid(), in: folder) == order)
      try FileManager.default.removeItem(at: file)
      #expect(RunOrder.order(to: getpid(), in: folder) == nil)
    }
  }
}
