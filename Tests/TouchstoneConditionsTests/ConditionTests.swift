import Testing
import TouchstoneConditions
import TouchstoneSyntax
import TouchstoneTestSupport

/// Source of the grammar: The Swift Programming Language, “Conditional Compilation Block”.
struct ConditionTests {
  private func condition(_ text: String) -> Condition? {
    Directive.all(in: SourceMask(Array("#if \(text)\n#endif".utf8)).code).first?.condition
  }

  private func value(_ text: String, on platform: Platform = .iOS) -> Bool? {
    condition(text)?.value { platform.answer($0, $1, modules: ["SwiftUI"]) }
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("os(OSX)", false), ("os(Linux)", false), ("!os(Linux)", true),
    ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false), ("canImport(SwiftUI)", true),
    ("canImport(UIKit)", false), ("canImport(AppKit)", false),
    ("canImport(SwiftUI, _version: 4.0)", true), ("canImport(CoreGraphics.CGGeometry)", false),
    ("os( iOS )", true), ("os (iOS)", true), ("(os(iOS))", true), ("! ( os(iOS) )", false), ("!!os(iOS)", true),
    ("os(tvOS) || os(iOS) && os(Linux)", false), ("(os(tvOS) || os(iOS)) && os(Linux)", false),
    ("os(iOS) || os(tvOS) && os(Linux)", true), ("os(iOS)&&!os(tvOS)||os(Linux)", true),
    ("(\n  os(tvOS) ||\n  os(iOS)\n)", true), ("os(iOS) /* os(Linux) && */ && true // false", true),
    ("false || os(iOS)", true), ("DEBUG || os(iOS)", true), ("DEBUG && os(tvOS)", false),
  ])
  func `a condition is decided as on iOS`(text: String, expected: Bool) {
    #expect(value(text) == expected)
  }

  @Test(arguments: [
    "DEBUG", "canImport(HealthKit)", "swift(>=6)", "compiler(<6.2)", "arch(arm64)", "canImport(Testing)",
    "canImport(FoundationNetworking)",
    "hasFeature(NonescapableTypes)", "DEBUG && os(iOS)", "!DEBUG", "", "os(iOS", "&&",
  ])
  func `what the compiler has to say stays open`(text: String) {
    #expect(value(text) == nil)
  }

  @Test(arguments: [
    ("os(iOS) && DEBUG", "DEBUG"), ("os(tvOS) || !DEBUG", "!DEBUG"), ("!(os(iOS) && DEBUG)", "!DEBUG"),
    ("(A || os(tvOS)) && !(B && swift(>=6))", "A && (!(B && swift(>=6)))"), ("os(iOS) || DEBUG", nil), ("false", nil),
  ])
  func `what the compiler has to say remains as code`(text: String, expected: String?) {
    #expect(condition(text)?.remainder { Platform.iOS.answer($0, $1, modules: []) } == expected)
  }

  @Test(arguments: [
    ("os(macOS)", true), ("os(OSX)", true), ("os(iOS)", false), ("targetEnvironment(simulator)", false),
  ])
  func `a condition is decided as on macOS`(text: String, expected: Bool) {
    #expect(value(text, on: .macOS) == expected)
  }

  @Test func `each platform imports its own frameworks alone`() {
    let modules: Set = ["UIKit", "AppKit"]
    #expect(Platform.iOS.answer("canImport", "UIKit", modules: modules) == true)
    #expect(Platform.iOS.answer("canImport", "AppKit", modules: modules) == false)
    #expect(Platform.macOS.answer("canImport", "UIKit", modules: modules) == false)
    #expect(Platform.macOS.answer("canImport", "AppKit", modules: modules) == true)
  }

  @Test func `a condition of a thousand levels is left to the compiler`() {
    let text = String(repeating: "(", count: 1000) + "os(iOS)" + String(repeating: ")", count: 1000)
    #expect(value(text) == nil)
    #expect(value(String(repeating: "!", count: 1_000_000) + "os(iOS)") == nil)
    #expect(value(String(repeating: "os(Linux) || ", count: 100_000) + "os(iOS)") == nil)
  }

  /// The reference evaluates the tree that the text was made of.
  @Test(arguments: 1...200) func `random conditions have the value of their tree`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let (text, expected) = tree(&random, depth: 0)
    #expect(value(text) == expected, "\(text)")
  }

  private func tree(_ random: inout SplitMix, depth: Int) -> (String, Bool?) {
    let space = { (random: inout SplitMix) in ["", " ", "/* || os(Linux) */"].randomElement(using: &random) ?? "" }
    switch depth > 4 ? 0 : Int.random(in: 0...3, using: &random) {
    case 0:
      let leaves: [(String, Bool?)] = [
        ("os(iOS)", true), ("os(Linux)", false), ("true", true), ("false", false), ("DEBUG", nil), ("swift(>=6)", nil),
      ]
      return leaves.randomElement(using: &random) ?? leaves[0]
    case 1:
      let (text, value) = tree(&random, depth: depth + 1)
      return ("!(\(space(&random))\(text))", value.map(!))
    case 2:
      let (left, right) = (tree(&random, depth: depth + 1), tree(&random, depth: depth + 1))
      let value: Bool? =
        if left.1 == false || right.1 == false { false } else if left.1 == true, right.1 == true { true } else { nil }
      return ("(\(left.0))\(space(&random))&& (\(right.0))", value)
    default:
      let (left, right) = (tree(&random, depth: depth + 1), tree(&random, depth: depth + 1))
      let value: Bool? =
        if left.1 == true || right.1 == true { true } else if left.1 == false, right.1 == false { false } else { nil }
      return ("(\(left.0)\(space(&random))|| \(right.0))", value)
    }
  }
}
