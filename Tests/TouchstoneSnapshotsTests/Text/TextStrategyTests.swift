import Foundation
import Testing

@testable import TouchstoneSnapshots

@Suite struct TextStrategyTests {
  private struct Order: Codable {
    var number = 7
    var lines = ["Pear": 3, "Plum": 12]
    var note: String?
  }

  private enum Season: String, CaseIterable {
    case spring, autumn
  }

  private enum Shape {
    case circle(radius: Int)
    case point
  }

  private func take<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    Delivery.value(of: strategy.snapshot(value), timeout: 60)
  }

  /// Expected texts in the form of swift-snapshot-testing's `dump`.
  @Test func `a dump is a tree in a fixed order`() {
    #expect(
      take(Order(), .dump) == """
        ▿ Order
          ▿ lines: 2 key/value pairs
            ▿ (2 elements)
              - key: "Pear"
              - value: 3
            ▿ (2 elements)
              - key: "Plum"
              - value: 12
          - note: Optional<String>.none
          - number: 7

        """)
    #expect(take([Season.spring], .dump) == "▿ 1 element\n  - Season.spring\n")
    #expect(
      take([Shape.circle(radius: 3), .point], .dump) == """
        ▿ 2 elements
          ▿ Shape
            ▿ circle: (1 element)
              - radius: 3
          - Shape.point

        """)
    #expect(take(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
  }

  private struct User {
    let id: Int, name: String, bio: String
  }

  private struct Person: Hashable { let name: String }

  private struct Container { let dict: [String: Int], set: Set<Person> }

  private final class Father {
    var child: Child?
  }

  private final class Child {
    let father: Father

    init(_ father: Father) {
      self.father = father
      father.child = self
    }
  }

  private final class Plain: NSObject {}

  /// Expected texts: swift-snapshot-testing's goldens `testAny.1`, `testDeterministicDictionaryAndSetSnapshots.1`,
  /// `testRecursion.1`, `testRecursion.2` and `testAnySnapshotStringConvertible`.
  @Test func `a dump is that of swift-snapshot-testing`() {
    #expect(
      take(User(id: 1, name: "Blobby", bio: "Blobbed around the world."), .dump) == """
        ▿ User
          - bio: "Blobbed around the world."
          - id: 1
          - name: "Blobby"

        """)
    let container = Container(
      dict: ["c": 3, "a": 1, "b": 2], set: [Person(name: "Brandon"), Person(name: "Stephen")])
    #expect(
      take(container, .dump) == """
        ▿ Container
          ▿ dict: 3 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
            ▿ (2 elements)
              - key: "c"
              - value: 3
          ▿ set: 2 members
            ▿ Person
              - name: "Brandon"
            ▿ Person
              - name: "Stephen"

        """)
    let father = Father()
    let child = Child(father)
    #expect(
      take(father, .dump) == """
        ▿ Father
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ father (circular reference detected)

        """)
    #expect(
      take(child, .dump) == """
        ▿ Child
          ▿ father: Father
            ▿ child: Optional<Child>
              ▿ some (circular reference detected)

        """)
    father.child = nil
    #expect(take("a" as Character, .dump) == "- \"a\"\n")
    #expect(take(Data("Hello, world!".utf8), .dump) == "- 13 bytes\n")
    #expect(take(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(take(NSObject(), .dump) == "- <NSObject>\n")
    #expect(take("Hello, world!".dropLast(8), .dump) == "- \"Hello\"\n")
    #expect(
      take(URL(string: "https://www.pointfree.co"), .dump)?.contains("- some: https://www.pointfree.co\n") == true)
  }

  @Test func `a dump has no places in memory`() {
    struct Handle: CustomStringConvertible {
      let description = "<Handle: 0x00007f1200ab34cd; open>"
    }
    #expect(take(Handle(), .dump) == "▿ <Handle; open>\n  - description: \"<Handle: 0x00007f1200ab34cd; open>\"\n")
    #expect(take(Plain(), .dump)?.contains("0x") == false)
  }

  @Test func `JSON is pretty and sorted`() {
    #expect(
      take(Order(), .json) == "{\n  \"lines\" : {\n    \"Pear\" : 3,\n    \"Plum\" : 12\n  },\n  \"number\" : 7\n}")
    #expect(Snapshotting<Order, String>.json.pathExtension == "json")
    #expect(take(["b": 1, "a": [true]] as Any, .json)?.hasPrefix("{\n  \"a\"") == true)
    #expect(take(Order(), .plist)?.contains("<key>number</key>") == true)
    #expect(Snapshotting<Order, String>.plist.pathExtension == "plist")
  }

  @Test func `a value that cannot be encoded fails the assertion`() {
    let numbers = Taken(collecting: { take([Double.nan], .json) })
    #expect(numbers.remarks.error is EncodingError)
    let date = Taken(collecting: { take(Date() as Any, .json) })
    #expect(date.remarks.error is EncodingError)
  }

  @Test func `a function is a table of its cases`() {
    let strategy = Snapshotting<Season, String>.func(into: Snapshotting<Int, String>.description)
    #expect(take({ $0.rawValue.count }, strategy) == "\"spring\",\"6\"\n\"autumn\",\"6\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func `the others are what they say`() {
    #expect(take("a\nb", .lines) == "a\nb")
    #expect(take(Season.spring, .description) == "spring")
    #expect(Snapshotting<Data, Data>.data.pathExtension == nil)
    #expect(
      Diffing<Data>.data.diff(Data([1, 2]), Data([1, 3]))?.0
        == "Expected 2 bytes, got 2; the first difference is at byte 1.")
    #expect(Diffing<Data>.data.diff(Data([1]), Data([1])) == nil)
    #expect(Diffing<String>.lines.diff("one\ntwo", "one\nthree")?.0.contains("three") == true)
  }

  @Test func `pullbacks keep what the strategy knows`() {
    var strategy = Snapshotting<String, String>.lines
    strategy.allowsBlank = true
    strategy.provenance = { GoldenMetadata(strategy: "lines") }
    let pulled = strategy.pullback { (number: Int) in "\(number)" }
    #expect(pulled.allowsBlank)
    #expect(pulled.provenance().strategy == "lines")
    #expect(pulled.diffing.storage != nil)
    var replaced = pulled
    replaced.diffing.toData = { Data($0.utf8.reversed()) }
    #expect(replaced.diffing.storage == nil)
  }

  @Test func `waiting takes its time and stays on the thread`() {
    let start = ContinuousClock.now
    #expect(take("a", .wait(for: 0.02, on: .lines)) == "a")
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test func `a callback from another thread arrives and a late one does not`() {
    let prompt = Async<Int> { callback in
      nonisolated(unsafe) let callback = callback  // SAFETY: called once, from one thread.
      Thread.detachNewThread { callback(1) }
    }
    #expect(Delivery.value(of: prompt, timeout: 60) == 1)
    #expect(Delivery.value(of: Async<Int> { _ in }, timeout: 0.01) == nil)
  }
}
