import SnapshotTesting
import Strict
import SwiftUI
import Testing
import XCTest

/// A helper that may be called from anywhere: the view is made on the main actor.
private func check(
  _ view: @autoclosure @MainActor () -> some View, named name: String? = nil, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshot(of: view(), as: .image(layout: .sizeThatFits), named: name, file: file, testName: testName, line: line)
}

/// A helper that takes a view over from its caller.
private func checkOver(_ view: sending some View, testName: String = #function) {
  assertSnapshot(of: view, as: .image(layout: .sizeThatFits), testName: testName)
}

final class StrictXCTests: XCTestCase {
  func testCounter() {
    check(Counter(model: CounterModel(count: 3)))
    check(Counter(model: CounterModel(count: 3)).environment(\.colorScheme, .dark), named: "dark")
  }

  func testText() {
    checkOver(Text("Strict"))
  }
}

@Suite struct StrictTests {
  @Test func fromAnywhere() { check(Counter(model: CounterModel(count: 4))) }

  @Test @MainActor func onTheMainActor() {
    let model = CounterModel(count: 5)
    model.count += 1
    assertSnapshot(of: Counter(model: model), as: .image(layout: .sizeThatFits))
  }
}
