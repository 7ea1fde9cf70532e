import Testing
import TouchstoneSyntax

struct TypeLinesTests {
  private func lines(of path: String, in source: String) -> [Int] {
    TypeLines.lines(of: path.split(separator: ".").map(String.init), in: Array(source.utf8)).map {
      $0.isExact ? $0.line : -$0.line
    }
  }

  @Test func `a declaration is found, and no mention of its name`() {
    let source = """
      // struct PriceTag
      let text = "struct PriceTag {}"
      func show(_ tag: PriceTag) {}

      @MainActor public struct PriceTag<Content>: View where Content: View {
      """
    #expect(lines(of: "PriceTag", in: source) == [5])
    #expect(lines(of: "Price", in: source) == [])
  }

  @Test(arguments: ["struct", "class", "final class", "enum", "actor"])
  func `every kind of type is found`(keyword: String) {
    #expect(lines(of: "Row", in: "\n\(keyword) Row {}") == [2])
  }

  @Test func `members of a class are not taken for types`() {
    #expect(lines(of: "func", in: "class A { class func make() {} }") == [])
    #expect(lines(of: "make", in: "class A { class func make() {} }") == [])
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
    #expect(lines(of: "Plans.Row", in: source) == [2, -5])
    #expect(lines(of: "Shop.Cart.Inner.Row", in: source) == [-2, 5])
    #expect(lines(of: "Row", in: source) == [-2, -5])
  }

  @Test func `a type in a function is found by its name`() {
    #expect(lines(of: "Local", in: "struct Suite {\n  func test() {\n    struct Local {}\n  }\n}") == [-3])
  }
}
