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

  private let all = "iOS macOS tvOS visionOS watchOS"

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
        "#if canImport(UIKit): 2...6, 2, iOS tvOS visionOS watchOS", "#elseif canImport(AppKit): 9...9, 0, macOS",
        "#if !os(Linux): 14...14, 0, \(all)", "the #else of #if os(Linux): 19...19, 0, \(all)",
      ])
  }

  @Test func `what only other platforms or other modules compile is hidden, too, but no plugin compiles it`() {
    let text = """
      #if os(watchOS)
      @Test func a() {}
      #elseif os(visionOS) || os(tvOS)
      @Test func b() {}
      #endif
      #if canImport(HealthKit)
      @Test func c() {}
      #endif
      """
    #expect(
      hidden(text) == [
        "#if os(watchOS): 2...2, 1, watchOS", "#elseif os(visionOS) || os(tvOS): 4...4, 1, tvOS visionOS",
        "#if canImport(HealthKit): 7...7, 1, \(all)",
      ])
    let parts = HiddenCode.all(in: Array(text.utf8), modules: [])
    #expect(parts.filter { !$0.compiledByPlugin.isEmpty } == [])
    // A package may have a module of its own with such a name.
    #expect(hidden("#if canImport(Network)\na\n#endif", modules: ["Network"]).isEmpty)
  }

  @Test func `nothing is hidden that Linux compiles, or that no platform of Apple does`() {
    #expect(
      hidden("#if os(Linux) || os(iOS)\na\n#endif\n#if DEBUG\nb\n#endif\n#if canImport(SwiftUI)\nc\n#endif").isEmpty)
    #expect(hidden("#if os(Windows)\na\n#endif\n#if canImport(Algorithms)\nb\n#endif").isEmpty)
    #expect(hidden("#if canImport(UIKit)\na\n#endif", modules: ["UIKit"]).isEmpty)
    #expect(hidden("#if canImport(Testing)\na\n#else\nb\n#endif").isEmpty)
  }

  @Test func `blocks that are not closed or not opened are read`() {
    #expect(hidden("#endif\n#else\na\n#if os(iOS)\nb") == ["#if os(iOS): 5...5, 0, iOS"])
  }
}
