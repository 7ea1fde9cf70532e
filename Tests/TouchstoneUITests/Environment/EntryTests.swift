import Testing
import TouchstoneUI

private final class Counter {
  nonisolated(unsafe) static var made = 0
  init() { Self.made += 1 }
}

extension EnvironmentValues {
  @Entry fileprivate var entryCount: Int = 3
  @Entry fileprivate var entryName = "a" + "b"
  @Entry fileprivate var entryItem: [String: Int]?
  @Entry fileprivate var entryObject = Counter()
}

extension Transaction {
  @Entry fileprivate var entryFlag = false
}

extension ContainerValues {
  @Entry fileprivate var entryBadge: String = "none"
}

extension FocusedValues {
  @Entry fileprivate var entryText: Binding<String>?
}

@MainActor struct EntryTests {
  @Test func `an entry of the environment has its default and keeps what is set`() {
    var values = EnvironmentValues()
    #expect(values.entryCount == 3 && values.entryName == "ab" && values.entryItem == nil)
    values.entryCount = 5
    values.entryItem = ["a": 1]
    #expect(values.entryCount == 5 && values.entryItem == ["a": 1])
  }

  /// Apple's expansion has a computed default: each read without a value makes one.
  @Test func `a default value is computed for each read`() {
    let values = EnvironmentValues()
    let before = Counter.made
    #expect(values.entryObject !== values.entryObject)
    #expect(Counter.made == before + 2)
  }

  @Test func `transactions, containers and focus have entries`() {
    var transaction = Transaction()
    #expect(!transaction.entryFlag)
    transaction.entryFlag = true
    #expect(transaction.entryFlag)
    #expect(FocusedValueReader().text == nil)
  }

  private struct FocusedValueReader {
    @FocusedValue(\.entryText) var text
  }
}
