import Foundation
import Testing
import TouchstoneUI

@testable import TouchstoneTesting

@Suite struct SwiftSourceTests {
  struct Product: Hashable {
    enum State: Hashable { case sold, left(Int), from(String, to: String) }
    var name: String
    var state: State
  }

  @Test(arguments: [
    ("\"a\"", "a" as any Sendable), ("\"\\\"\\\\ \\n\\t\"", "\"\\ \n\t"), ("\"a\\u{301}\"", "a\u{301}"),
    ("\"\\u{200F}א\"", "\u{200F}א"), ("1", 1), ("1.5", 1.5), (".nan", Double.nan), ("-.infinity", -Double.infinity),
    ("true", true), ("Date(timeIntervalSince1970: 0.0)", Date(timeIntervalSince1970: 0)),
    ("nil", Int?.none as any Sendable), ("2", Int?.some(2) as any Sendable), ("[1, 2]", [1, 2]), ("[]", [Int]()),
    ("[1, 2, 3]", Set([3, 1, 2])), ("[\"a\": 1, \"b\": 2]", ["b": 2, "a": 1]), ("[:]", [String: Int]()),
    ("(1, \"a\")", (1, "a") as any Sendable), ("Color.red", Color.red),
    ("SwiftSourceTests.Product.State.sold", Product.State.sold),
    ("SwiftSourceTests.Product.State.left(2)", Product.State.left(2)),
    ("SwiftSourceTests.Product.State.from(\"a\", to: \"b\")", Product.State.from("a", to: "b")),
    (
      "SwiftSourceTests.Product(name: \"a\", state: SwiftSourceTests.Product.State.sold)",
      Product(name: "a", state: .sold)
    ),
    (".constant(true)", Binding.constant(true)),
    ("Array(SoundViews.Kind.allCases)[1]", SoundViews.Kind.important),
    ("URL(string: \"https://example.com\")!", URL(string: "https://example.com")),
  ])
  func `a value is written as Swift`(code: String, value: any Sendable) {
    #expect(SwiftSource.expression(value) == code)
  }

  private struct Local {}

  private static let nested = "Dictionary<SwiftSourceTests.Product.State, Optional<SwiftSourceTests.Local>>"

  @Test func `types are named as in their module`() {
    #expect(SwiftSource.name(of: Int.self) == "Int")
    #expect(SwiftSource.name(of: [String].self) == "Array<String>")
    #expect(SwiftSource.name(of: Product.State.self) == "SwiftSourceTests.Product.State")
    #expect(SwiftSource.name(of: Local.self) == "SwiftSourceTests.Local")
    #expect(SwiftSource.name(of: [Product.State: Local?].self) == Self.nested)
    #expect(SwiftSource.name(of: (Int, Local).self) == "(Int, SwiftSourceTests.Local)")
  }
}
