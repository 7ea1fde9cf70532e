import Testing
import TouchstoneConditions
import TouchstoneSyntax

struct MainActorTestsTests {
  private func decided(_ text: String, _ testCases: TestCases = TestCases()) -> String {
    let bytes = DecidedSource.decided(
      Array(text.utf8), path: "/a.swift", platform: .iOS, modules: [], testCases: testCases)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  @Test func `synchronous tests of a class on the main actor become asynchronous`() {
    let text = """
      @MainActor
      final class CardTests: XCTestCase {
        func testA() { f() }
        @available(iOS 17, *) func testB() throws { try f() }
        func testC() async { await f() }
        override func setUp() {}
        static func testD() {}
        func helper() {}
        func testE(_ a: Int) {}
        func testF() -> Int { 1 }
        func testG() { wait(for: [a], timeout: 1) }
        struct Inner { func testH() {} }
      }
      extension CardTests { func testI() { f() } }
      """
    let expected = text.replacing("testA()", with: "testA() async").replacing("testB()", with: "testB() async")
      .replacing("testI()", with: "testI() async")
    #expect(decided(text) == expected)
  }

  @Test func `a method on the main actor becomes asynchronous, and methods of other classes do not`() {
    let text = """
      class CardTests: BaseTestCase {
        @MainActor func testA() throws { }
        func testB() { }
        @MainActor var a = 1
        func testC() { }
      }
      @MainActor final class Model: ObservableObject { func testD() {} }
      final class PlainTests: XCTestCase { func testE() {} }
      """
    #expect(decided(text) == text.replacing("testA()", with: "testA() async"))
  }

  @Test func `arguments of attributes are skipped, and subclasses are on the main actor, too`() {
    let text = """
      @MainActor class Base: XCTestCase {}
      final class A: Base { func testA() {} }
      class B: XCTestCase { @MainActor @available(iOS 17, *) func testB() {} }
      """
    let expected = text.replacing("testA()", with: "testA() async").replacing("testB()", with: "testB() async")
    #expect(decided(text) == expected)
  }

  @Test func `methods that are used elsewhere, override others or wait stay as they are`() {
    let text = """
      @MainActor class A: XCTestCase {
        static var allTests = [("testA", testA)]
        func testA() {}
        func testB() {}
        func testC() { testB() }
        override func testD() {}
        func testE() { wait(for: [a], timeout: 1) }
      }
      """
    #expect(decided(text) == text.replacing("testC()", with: "testC() async"))
    let remaining = MainActorTests.remaining(in: SourceMask(Array(text.utf8)).code)
    #expect(remaining.map { "\($0.line) \($0.name)" } == ["3 testA", "4 testB", "6 testD", "7 testE"])
  }

  /// Three classes of other files: one is on the main actor, and the subclass is read before it.
  private let others = TestCases(
    in: ["class Middle: Base {}", "@MainActor open class Base: XCTestCase {}", "class Plain: XCTestCase {}"].map {
      Array($0.utf8)
    })

  @Test(arguments: [
    ("final class A: Middle { func testA() {} }", true), ("final class A: Plain { func testA() {} }", false),
    ("@MainActor final class A: Plain { func testA() {} }", true), ("extension Base { func testA() {} }", true),
    ("extension Plain { func testA() {} }", false), ("extension Plain { @MainActor func testA() {} }", true),
    ("@MainActor extension Plain { func testA() {} }", true), ("final class A: Other { func testA() {} }", false),
    ("final class A: Base { nonisolated func testA() {} }", false),
  ])
  func `classes of other files are continued`(text: String, isAsynchronous: Bool) {
    #expect(decided(text, others) == (isAsynchronous ? text.replacing("testA()", with: "testA() async") : text))
  }

  @Test func `what files know of one another passes through a file that contains no code`() {
    #expect(others.names == ["Base", "Middle", "Plain"] && others.onMainActor == ["Base", "Middle"])
    #expect(TestCases(source: others.source) == others)
    #expect(TestCases(source: TestCases().source) == TestCases() && TestCases(source: "") == TestCases())
    #expect(SourceMask(Array(others.source.utf8)).code.allSatisfy { $0.isSpace })
  }

  @Test func `tests that only the manifest isolates stay as they are, and their classes are found`() {
    let text = """
      final class A: XCTestCase { func testA() {} }
      nonisolated final class B: XCTestCase { func testB() {} }
      final class C: XCTestCase {
        nonisolated func testC() {}
        func testD() async {}
      }
      @MainActor final class D: XCTestCase { func testE() {} }
      final class E: XCTestCase { func testF() { wait(for: [a], timeout: 1) } }
      struct F { func testG() {} }
      """
    var cases = TestCases()
    cases.isIsolatedByDefault = true
    let code = SourceMask(Array(text.utf8)).code
    #expect(MainActorTests.linesIsolatedByDefault(in: code, testCases: cases) == [1])
    #expect(MainActorTests.remaining(in: code, testCases: cases).map(\.name) == ["testF"])
    #expect(decided(text, cases) == text.replacing("testE()", with: "testE() async"))
  }

  @Test func `comments and strings are not read`() {
    let text = "// @MainActor\nclass A: XCTestCase { func testA() {} } // class B: XCTestCase\nlet a = \"@MainActor\""
    #expect(decided(text) == text)
  }
}
