import Testing
import TouchstoneConditions
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

struct CoverageMakerTests {
  private static let light = DrawnSnapshot.Conditions(
    colorScheme: "light", typeSize: "large", direction: "leftToRight", locale: "en_US")
  private static let dark = DrawnSnapshot.Conditions(
    colorScheme: "dark", typeSize: "accessibility3", direction: "rightToLeft", locale: "ar")

  private func sources(_ files: [String: String]) -> CoverageSources {
    CoverageSources(
      files.sorted { $0.key < $1.key }.map { name, text in
        CoverageSources.Source(
          path: "Sources/Shop/\(name)", module: "Shop", text: Array(text.utf8),
          declarations: SourceDeclarations(Array(text.utf8), platform: .linux, modules: ["SwiftUI"]))
      })
  }

  private func drawn(
    _ views: [String], _ positions: [(Int, Int, UInt64)] = [], under conditions: DrawnSnapshot.Conditions = light,
    id: String = "Tests/a", file: String = "A.swift"
  ) -> DrawnSnapshot {
    var drawn = DrawnSnapshot()
    (drawn.id, drawn.target) = (id, "ShopTests")
    for view in views { drawn.views["Shop.\(view)"] = [conditions] }
    if !positions.isEmpty {
      drawn.files["Shop/\(file)"] = positions.map { DrawnSnapshot.Position(line: $0.0, column: $0.1, events: $0.2) }
    }
    return drawn
  }

  private func table(_ files: [String: String], _ drawn: [DrawnSnapshot]) -> CoverageTable {
    CoverageMaker(sources(files), drawn).table
  }

  private func gaps(_ table: CoverageTable) -> [String] { CoverageText.lines(table.gaps) }

  private let ifElse = "struct A: View {\n  var body: some View {\n    if a { B() } else {\n      C()\n    }\n  }\n}"

  @Test func `a branch is named where it is, and what is drawn counts`() {
    let table = table(["A.swift": ifElse], [drawn(["A"], [(3, 10, 1)])])
    #expect(gaps(table) == ["A (Sources/Shop/A.swift:3): `else` never drawn"])
    #expect(table.drawn == 2 && table.parts == 3 && table.share == "66.6 %" && table.percent == 66)
  }

  @Test func `several snapshots together draw a view`() {
    let table = table(["A.swift": ifElse], [drawn(["A"], [(3, 10, 1)]), drawn(["A"], [(3, 23, 1)], id: "Tests/b")])
    #expect(gaps(table) == [] && table.share == "100 %" && table.snapshots == 2)
    #expect(table.rows.map(\.snapshots) == [["ShopTests/Tests/a", "ShopTests/Tests/b"]])
  }

  @Test func `a view that no snapshot draws is named alone, and its branches count`() {
    let table = table(["A.swift": ifElse, "B.swift": "struct B: View { var body: some View { A() } }"], [drawn(["B"])])
    #expect(gaps(table) == ["A (Sources/Shop/A.swift:1): never drawn"])
    #expect(table.drawn == 1 && table.parts == 4)
  }

  @Test func `only the outermost of branches that no snapshot draws is named`() {
    let text = "struct A: View {\n  var body: some View {\n    if a { if b { B() } else { C() } } else { D() }\n  }\n}"
    let table = table(["A.swift": text], [drawn(["A"], [(3, 45, 1)])])
    #expect(gaps(table) == ["A (Sources/Shop/A.swift:3): `if a` never drawn"])
    #expect(table.parts == 5)
  }

  @Test func `a view is expected under the conditions of others`() {
    let files = [
      "A.swift": "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { C() } }"
    ]
    let table = table(files, [drawn(["A", "B"]), drawn(["A"], under: Self.dark, id: "Tests/dark")])
    #expect(
      gaps(table) == ["B (Sources/Shop/A.swift:2): never in dark; never in a large type size; never right to left"])
    #expect(table.rows[0].colorSchemes == ["dark", "light"] && table.rows[0].locales == ["ar", "en_US"])
  }

  @Test func `a condition of no snapshot is said once`() {
    let table = table(["A.swift": "struct A: View { var body: some View { B() } }"], [drawn(["A"])])
    #expect(gaps(table) == [])
    #expect(
      table.remarks == [
        "No view was drawn in dark.", "No view was drawn in a large type size.", "No view was drawn right to left.",
      ])
  }

  @Test func `a file that has changed since is not judged`() {
    let table = table(["A.swift": ifElse], [drawn(["A"], [(2, 10, 1)])])
    #expect(gaps(table) == [])
    #expect(table.remarks.first?.hasPrefix("Sources/Shop/A.swift:2 is not what the run drew") == true)
    #expect(table.parts == 1 && table.leftOut == ["Sources/Shop/A.swift"])
    // The branches that are left out are not drawn.
    #expect(table.percent == 100)
    #expect(throws: CoverageError.unjudged(["Sources/Shop/A.swift"], minimum: 1)) { try table.require(1) }
  }

  @Test func `a minimum is of all parts`() throws {
    let table = table(["A.swift": ifElse], [drawn(["A"], [(3, 10, 1)])])
    try table.require(66)
    #expect(throws: CoverageError.belowMinimum("66.6 %", minimum: 67)) { try table.require(67) }
  }

  @Test func `nothing is not all of it`() {
    let table = table(["A.swift": "let a = 1"], [drawn(["X"])])
    #expect(table.share == "–" && table.percent == 0)
  }

  @Test func `a body that returns is not judged, and what is in it is`() {
    let text = """
      struct A: View {
        var body: some View {
          if a { return AnyView(VStack { if b { B() } }) }
          return AnyView(C())
        }
        @ViewBuilder static func sale() -> some View { if a { A() } else { B() } }
      }
      """
    let table = table(["A.swift": text], [drawn(["A"])])
    #expect(gaps(table) == ["A (Sources/Shop/A.swift:3): `if b` never reached"])
    #expect(table.drawn == 1 && table.parts == 3)
    let reached = self.table(["A.swift": text], [drawn(["A"], [(6, 55, 1)])])
    #expect(gaps(reached).contains("A (Sources/Shop/A.swift:6): `else` never drawn"))
  }

  @Test func `code outside of views counts if a snapshot came to it`() {
    let style = """
      struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          if a { configuration.label } else { B() }
        }
      }
      """
    let drawnStyle = table(["A.swift": style], [drawn([], [(3, 10, 1)])])
    #expect(gaps(drawnStyle) == ["Style (Sources/Shop/A.swift:3): `else` never drawn"])
    #expect(drawnStyle.rows.map(\.isView) == [false])
    #expect(table(["A.swift": style], [drawn([])]).rows == [])
  }

  @Test func `extensions, inner types, generic views and protocols are those of views`() {
    let files = [
      "A.swift": "protocol Screen: View {}\nstruct A<B: View>: Screen { var body: some View { C() } }\nstruct D {}",
      "B.swift":
        "extension D: View {\n  struct E: ViewModifier { func body(content: Content) -> some View { content } }\n}",
      "C.swift": "struct F: Shape { func path(in rect: CGRect) -> Path { Path() } }\nstruct G: PreviewProvider {}",
    ]
    #expect(table(files, [drawn(["X"])]).rows.map(\.name) == ["Shop.A", "Shop.D", "Shop.D.E"])
  }

  @Test func `views of one name are not taken for each other`() {
    let text = "private struct A: View { var body: some View { B() } }"
    let table = table(["A.swift": text, "B.swift": text], [drawn(["A"])])
    #expect(gaps(table) == [] && table.parts == 2 && table.drawn == 2)
    #expect(table.remarks.first == "2 views are named Shop.A: which of them is drawn is not known.")
  }

  @Test func `a part that the source leaves open is not taken for one, and counts as not seen`() {
    let text = "struct A: View {\n  var body: some View {\n    Own { if a { B() } }\n  }\n  var b: Int { c ? 1 : 2 }\n}"
    let table = table(["A.swift": text], [drawn(["A"])])
    #expect(gaps(table) == [] && table.parts == 1)
    #expect(table.rows[0].unseen == ["Sources/Shop/A.swift": [3, 5]])
    #expect(CoverageText(table).summary.last?.hasPrefix("Not counted: 2 conditions") == true)
  }
}
