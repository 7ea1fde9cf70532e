import Testing
import TouchstoneSyntax

@testable import touchstone

/// What is found in sources. The places are those that the compiler passes: see `DrawnCodeTests` of TouchstoneUI.
struct BranchReaderTests {
  private func read(_ text: String) -> CodeBranches {
    let source = Array(text.utf8)
    return BranchReader(source, DeclarationReader(code: SourceMask(source, keepsNames: true).code)).found
  }

  /// The parts in a body, as their outcomes' places and events.
  private func parts(_ body: String) -> [[String]] {
    read("struct A: View {\nvar body: some View {\n\(body)\n}\n}").parts.map { part in
      part.outcomes.map { "\($0.place.line - 2):\($0.place.column) \($0.event)" }
    }
  }

  private func contexts(_ body: String) -> [BuilderContext] {
    read("struct A: View {\nvar body: some View {\n\(body)\n}\n}").parts.map(\.context)
  }

  @Test func `an if has its braces, and its last one where it is not met`() {
    #expect(parts("if a { B() } else { C() }") == [["1:6 1", "1:19 1"]])
    #expect(parts("if a {\n  B()\n}") == [["1:6 1", "3:1 2"]])
    #expect(parts("if a { B() } else if let b = c(d) { C() }") == [["1:6 1", "1:35 1", "1:41 2"]])
    #expect(parts("if let a, case .b(let c) = a { B() } else { C() }") == [["1:30 1", "1:43 1"]])
    #expect(parts("if ä { B() }") == [["1:7 1", "1:13 2"]])
  }

  @Test func `a switch has the first statements of its cases`() {
    #expect(
      parts(
        "switch a {\ncase .b: B()\ncase .c(let d) where d > 1:\n  // {\n  let e = d\n  C(e)\n@unknown default: D()\n}")
        == [["2:10 1", "5:3 1", "7:19 1"]])
    #expect(parts("switch a {\ncase .b: B()\n}") == [])
  }

  @Test func `a repetition has its rows, unless the code says how many there are`() {
    #expect(parts("ForEach(a, id: \\.b) { c in C(c) }") == [["1:8 4", "1:8 8", "1:8 16"]])
    #expect(parts("Group {\n  ForEach($a) { $b in B($b) }\n}") == [["2:10 4", "2:10 8", "2:10 16"]])
    #expect(
      parts("ForEach(0..<5) { B($0) }\nForEach([1, 2], id: \\.self) { B($0) }\nForEach(Kind.allCases) { B($0) }") == [])
    #expect(parts("ForEach(0..<count) { B($0) }").count == 1)
    #expect(parts("ForEach([a, b] + c, id: \\.self, content: row)").count == 1)
  }

  @Test func `alternatives count if each statement is a view`() {
    #expect(parts("ViewThatFits(in: .horizontal) {\n  B()\n  C()\n    .d()\n}") == [["1:13 32", "1:13 64"]])
    #expect(parts("ViewThatFits {\n  if a { B() }\n  C()\n}").first?.count == 2)
    #expect(parts("ViewThatFits { B() }") == [])
  }

  @Test func `branches are in the outcomes around them`() {
    let found = read(
      "struct A: View {\nvar body: some View {\nif a { ForEach(b) { c in if c { C() } } } else { D() }\n}\n}")
    #expect(found.parts.map(\.name) == ["if a", "ForEach", "if c"])
    #expect(found.parts[1].enclosing == [CodeBranches.Enclosing(part: 0, outcome: 0)])
    #expect(found.parts[2].enclosing == [1, 2].map { CodeBranches.Enclosing(part: 1, outcome: $0) })
    #expect(found.parts.allSatisfy { $0.owner == ["A"] })
  }

  @Test(arguments: [
    "Button(\"b\") { if a { b = 1 } }", "Text(\"\").onTapGesture { if a { b() } }",
    "Text(\"\").task { if a { await b() } }",
    "Button { if a { B() } } label: { C() }",
    "Toggle(isOn: Binding(get: { if a { b } else { c } }, set: { _ in })) { D() }",
    "C().onChange(of: a) { old, new in if a { B() } }", "Button(\"b\") { Task { if a { B() } } }",
  ])
  func `a condition in an action is no part of a picture`(body: String) {
    #expect(contexts(body) == [.action])
  }

  @Test(arguments: [
    "if a { B() }", "VStack { if a { B() } }", "Button(action: b) { if a { B() } }",
    "Button { b() } label: { if a { B() } }",
    "C().sheet(isPresented: $a) { if a { B() } }", "List(a) { b in if b { B() } }",
    "C().overlay { if a { Color.red } }",
    "NavigationLink { if a { B() } } label: { C() }", "VStack(alignment: .leading) {\n  if a { self.header }\n}",
    "GeometryReader { proxy in\n  if a { content }\n}", "C().toolbar { if a { ToolbarItem { B() } } }",
  ])
  func `a condition in a builder of SwiftUI's is one`(body: String) {
    #expect(
      read("struct A: View {\nvar header: some View { B() }\nvar body: some View {\n\(body)\n}\n}").parts.map(\.context)
        == [.builder])
  }

  @Test(arguments: [
    "Own { if a { B() } }", "VStack { if a { b.c() } }", "VStack { if a { b = B() } }", "Chart { if a { LineMark() } }",
    "return a { if b { B() } }", "C().own { if a { B() } }", "VStack { if a { print(1) } }",
  ])
  func `what may be a builder or not counts only if a picture came to it`(body: String) {
    #expect(contexts(body) == [.unknown])
  }

  @Test(arguments: [
    "switch a {\ncase .b: return AnyView(B())\ndefault:\n  return AnyView(C())\n}",
    "if a {\n  return AnyView(B())\n}\nelse {\n  return AnyView(C())\n}",
    "if a { if b { return AnyView(B()) } }\nreturn AnyView(C())", "if a { do { return B() } catch { return B() } }",
    "rows: for row in rows { return AnyView(B()) }\nif a { B() }",
  ])
  func `a body that returns in a condition or loop is no builder for Swift`(body: String) {
    #expect(contexts(body).allSatisfy { $0 == .unknown } && !contexts(body).isEmpty)
  }

  @Test(arguments: [
    "let b = c.map { return $0 }\nif a { B() }", "func b() -> Int { return 1 }\nif a { B() }",
    "var b: Int { return 1 }\nif a { B() }", "if a { TextField(\"\", text: $b).submitLabel(.return) }",
    "Button(\"\") { if c { return } }\nif a { B() }",
  ])
  func `a return of a closure or of an inner function leaves a body a builder`(body: String) {
    #expect(contexts(body).contains(.builder))
  }

  @Test func `what tests may call before a picture is drawn may note nothing`() {
    let found = read(
      """
      struct A: View {
        let title = VStack { if a { B() } }
        init() { content = VStack { if a { B() } } }
        @ViewBuilder static var b: some View { if a { B() } }
        @ViewBuilder static func c() -> some View { VStack { if a { B() } } }
        var body: some View { if a { B() } }
      }
      """)
    #expect(found.parts.map(\.context) == Array(repeating: .unknown, count: 4) + [.builder])
  }

  @Test func `members that are builders are, and others not`() {
    let found = read(
      """
      extension A {
        @ViewBuilder var b: some View { if a { B() } }
        @ViewBuilder func c(_ d: Int) -> some View { if a { B() } }
        func makeBody(configuration: Configuration) -> some View { if a { B() } }
        func body(content: Content) -> some View { if a { B() } }
        var d: some View { if a { B() } else { B() } }
        var e: Int { if a { 1 } else { 2 } }
        private func f() { if a { b() } }
      }
      """)
    #expect(found.parts.map(\.context) == Array(repeating: .builder, count: 4) + Array(repeating: .unknown, count: 3))
  }

  @Test func `a condition on the version of the system is always met on Linux`() {
    let found = read("struct A: View {\nvar body: some View {\nif #available(iOS 17, *) { B() } else { C() }\n}\n}")
    #expect(found.parts.isEmpty && found.others.count == 2)
  }

  @Test func `what previews show is no part of a view, and known`() {
    let found = read(
      """
      import SwiftUI
      #Preview { if a { B() } else { C() } }
      struct A: View { var body: some View { D() } }
      #Preview("b") { ForEach(c) { D() } }
      func d() { if e { f() } }
      #Preview { if a { B() } }
      struct E_Previews: PreviewProvider { static var previews: some View { if a { B() } } }
      """)
    #expect(found.parts.map(\.owner) == [["d()"]])
    #expect(found.others.map(\.line).sorted() == [2, 2, 2, 4, 4, 6, 6, 6, 7, 7])
  }

  @Test func `conditions that no builder sees are listed`() {
    let found = read(
      """
      struct A: View {
        var title: String { a ? "b" : "c" }
        var body: some View {
          Text(d ?? e?.f ?? "").foregroundStyle(b ? .red : .blue)
        }
        func g() { guard a else { return } }
      }
      """)
    #expect(found.unseen.map(\.line) == [2, 4, 6])
  }

  @Test(arguments: [
    "{{{{", "}}}}", "struct A: View { var body: some View { if", "struct A { var body: some View { switch a { case",
    "ForEach(",
    "struct A: View { var body: some View { ViewThatFits", String(repeating: "struct A { ", count: 500),
    "struct A: View { var body: some View { " + String(repeating: "if a { ", count: 400) + "B()",
    "struct A: View { var body: some View { if a } }", "var a = { if b { C() } }()", "if a { B() } else",
    "\u{FEFF}struct A {}",
  ])
  func `source that is no Swift is read to its end`(text: String) {
    _ = read(text)
  }
}
