import Testing
import TouchstoneSymbols

@testable import TouchstoneCore

/// Which rules of a style sheet apply to an element, and how many are looked at to find them.
@Suite struct SVGStyleSheetTests {
  private func tag(_ source: String) throws -> SVGTag {
    try #require(try SVGTag.tags(in: source).first)
  }

  // CSS Cascading Level 3, "Cascade Sorting Order"; CSS Selectors Level 3, section 9.
  static let cascades: [(sheet: String, element: String, fill: String)] = [
    ("rect{fill:a} *{fill:b}", "<rect/>", "a"),
    (".x{fill:a} rect{fill:b}", #"<rect class="x"/>"#, "a"),
    ("#n{fill:a} rect.x.y{fill:b}", #"<rect id="n" class="x y"/>"#, "a"),
    (".x{fill:a} .y{fill:b} .x{stroke:c}", #"<rect class="y x"/>"#, "b"),
    (".x{fill:a} .y{fill:b} .x{fill:c}", #"<rect class="x y"/>"#, "c"),
    ("rect.x{fill:a} .x{fill:b} circle.x{fill:c}", #"<rect class="x"/>"#, "a"),
    ("/**/.x/* } */{fill:a}/*.x{fill:b}*/ /*", #"<rect class="x"/>"#, "a"),
    (".x.y{fill:a}", #"<rect class="x" fill="b"/>"#, "b"),
    (".x.x{fill:a} .y{fill:b}", #"<rect class="x y"/>"#, "a"),
  ]

  @Test(arguments: cascades)
  func `the most specific rule applies, and of equal ones the last`(
    cascade: (sheet: String, element: String, fill: String)
  ) throws {
    #expect(try SVGStyleSheet([cascade.sheet]).properties(of: tag(cascade.element))["fill"] == cascade.fill)
  }

  /// One rule for each element; `%` is the number of the element.
  static let selectors = [".a%", "#a%", "e%", ".shared.a%", ".a%.shared", "rect.a%", "e%.shared", ".shared#a%", "rect"]

  @Test(arguments: selectors)
  func `an element is compared with few rules, however many there are`(selector: String) throws {
    let count = 1000
    func numbered(_ source: String, _ number: Int) -> String {
      source.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\(number)")
    }
    let sheet = SVGStyleSheet((0..<count).map { numbered(selector, $0) + "{fill:f\($0)}" })
    var compared = 0
    for number in 0..<count {
      let name = selector.hasPrefix("e") ? "e\(number)" : "rect"
      let tag = try tag(numbered(#"<\#(name) id="a%" class="shared a%"/>"#, number))
      compared += sheet.candidates(for: SVGSelector.parts(of: tag)).count
      #expect(sheet.properties(of: tag)["fill"] == (selector == "rect" ? "f999" : "f\(number)"))
    }
    #expect(compared <= 2 * count)
  }

  @Test func `rules keep only the properties that are drawn`() throws {
    let block = (0..<1000).map { "p\($0):1" }.joined(separator: ";") + ";fill:red"
    let sheet = SVGStyleSheet(["rect,circle{\(block)}"])
    #expect(try sheet.properties(of: tag("<rect/>")) == ["fill": "red"])
  }
}
