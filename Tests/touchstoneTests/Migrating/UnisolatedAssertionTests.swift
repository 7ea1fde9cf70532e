import Foundation
import Testing

@testable import touchstone

struct UnisolatedAssertionTests {
  private func names(_ source: String) -> [String] {
    UnisolatedAssertion.all(in: Array(source.utf8)).map { "\($0.line) \($0.name)" }
  }

  @Test(arguments: [
    ("func check(_ v: some View) {\n  assertSnapshot(of: v, as: .image)\n}", ["1 check"]),
    (
      "class A: XCTestCase {\n  func check<V: View>(_ v: V) { assertSnapshot(matching: v, as: .image) }\n}", ["2 check"]
    ),
    ("\nfunc check<V>(\n  _ v: V\n) where V: View {\n  if true { verifySnapshot(of: v, as: .image) }\n}", ["2 check"]),
  ])
  func `a function that sends its view to the main actor is found`(source: String, found: [String]) {
    #expect(names(source) == found)
  }

  @Test(arguments: [
    "func check(_ v: sending some View) { assertSnapshot(of: v, as: .image) }",
    "func check(_ v: @autoclosure @MainActor () -> some View) { assertSnapshot(of: v(), as: .image) }",
    "@MainActor func check(_ v: some View) { assertSnapshot(of: v, as: .image) }",
    "@MainActor\nfunc check(_ v: some View) { assertSnapshot(of: v, as: .image) }",
    "@MainActor final class A { func check(_ v: some View) { assertSnapshot(of: v, as: .image) } }",
    "func check(_ v: some View) -> some View { v.padding() }",
    "func check(_ text: String) { assertSnapshot(of: text, as: .lines) }",
    "func make(_ v: some View) {}\nfunc test() { assertSnapshot(of: 1, as: .dump) }",
  ])
  func `other functions are not`(source: String) { #expect(names(source).isEmpty) }
}
