import Testing
import TouchstoneConditions

struct HiddenCodeTests {
  private func hidden(_ text: String, modules: Set<String> = ["SwiftUI"]) -> [String] {
    HiddenCode.all(in: Array(text.utf8), modules: modules).map {
      let platforms = $0.platforms.map(\.rawValue).sorted().joined(separator: " ")
      return "\($0.directive): \($0.lines), \($0.tests), \(platforms)"
    }
  }

  @Test func `a whole file is hidden with its tests`() {
    let text = """
      #if os(iOS)
      import XCTest
      final class CardTests: XCTestCase {
        func testOne() {}
        func testTwo() async throws {}
        func testHelper(of value: Int) {}
        static func testData() {}
        private func helper() {}
        // func testComment() {}
        let text = "@Test func testString() {}"
      }
      @Test func three() {}
      @Test("four", .tags(.a)) func testFour() {}
      #endif
      """
    #expect(hidden(text) == ["#if os(iOS): 2...13, 4, iOS"])
  }

  @Test func `branches are hidden one by one, and what lies in them belongs to them`() {
    let text = """
      #if canImport(UIKit) // phones
      a
      #if DEBUG
      @Test func b() {}
      #else
      @Test func c() {}
      #endif
      #elseif canImport(AppKit)
      d
      #else
      e
      #endif
      #if !os(Linux)
      f
      #endif
      #if os(Linux)
      g
      #else
      h
      #endif
      """
    #expect(
      hidden(text) == [
        "#if canImport(UIKit): 2...6, 2, iOS", "#elseif canImport(AppKit): 9...9, 0, macOS",
        "#if !os(Linux): 14...14, 0, iOS macOS", "the #else of #if os(Linux): 19...19, 0, iOS macOS",
      ])
  }

  @Test func `nothing is hidden that Linux compiles, or that no platform here can`() {
    #expect(
      hidden("#if os(Linux) || os(iOS)\na\n#endif\n#if DEBUG\nb\n#endif\n#if canImport(SwiftUI)\nc\n#endif").isEmpty)
    #expect(hidden("#if os(watchOS)\na\n#endif\n#if canImport(MapKit)\nb\n#endif").isEmpty)
    #expect(hidden("#if canImport(UIKit)\na\n#endif", modules: ["UIKit"]).isEmpty)
    #expect(hidden("#if canImport(Testing)\na\n#else\nb\n#endif").isEmpty)
  }

  @Test func `blocks that are not closed or not opened are read`() {
    #expect(hidden("#endif\n#else\na\n#if os(iOS)\nb") == ["#if os(iOS): 5...5, 0, iOS"])
  }
}
