import Testing
import TouchstoneConditions

struct TypeLinesTests {
  private func line(of path: String, in source: String) -> Int? {
    TypeLines.line(of: path.split(separator: ".").map(String.init), in: Array(source.utf8))
  }

  @Test func `a declaration is found, and no mention of its name`() {
    let source = """
      // struct PriceTag
      let text = "struct PriceTag {}"
      func show(_ tag: PriceTag) {}

      @MainActor public struct PriceTag<Content>: View where Content: View {
      """
    #expect(line(of: "PriceTag", in: source) == 5)
    #expect(line(of: "Price", in: source) == nil)
  }

  @Test(arguments: ["struct", "class", "final class", "enum", "actor"])
  func `every kind of type is found`(keyword: String) {
    #expect(line(of: "Row", in: "\n\(keyword) Row {}") == 2)
  }

  @Test func `members of a class are not taken for types`() {
    #expect(line(of: "func", in: "class A { class func make() {} }") == nil)
    #expect(line(of: "make", in: "class A { class func make() {} }") == nil)
  }

  @Test func `of two types with one name, the one in the named type is meant`() {
    let source = """
      struct Plans {
        struct Row {}
      }
      extension Shop.Cart { enum Inner {
        struct Row {}
      } }
      """
    #expect(line(of: "Plans.Row", in: source) == 2)
    #expect(line(of: "Shop.Cart.Inner.Row", in: source) == 5)
    #expect(line(of: "Row", in: source) == nil)
  }

  @Test func `a type in a function is found by its name`() {
    #expect(line(of: "Local", in: "struct Suite {\n  func test() {\n    struct Local {}\n  }\n}") == 3)
  }
}
