import Foundation
import Testing
import TouchstoneConditions
import TouchstoneSnapshots

@testable import touchstone

struct AffectedSnapshotsTests {
  private func sources(_ files: [String: String]) -> CoverageSources {
    CoverageSources(
      files.sorted { $0.key < $1.key }.map { name, text in
        CoverageSources.Source(
          path: "Sources/Shop/\(name)", module: "Shop", text: Array(text.utf8),
          declarations: SourceDeclarations(Array(text.utf8), platform: .linux, modules: ["SwiftUI"]))
      })
  }

  private func drawn(_ id: String, _ change: (inout DrawnSnapshot) -> Void) -> DrawnSnapshot {
    var drawn = DrawnSnapshot()
    (drawn.id, drawn.target) = (id, "ShopTests")
    change(&drawn)
    return drawn
  }

  private var finder: AffectedSnapshots {
    var log = RunLog()
    log.drawn = [
      drawn("Tests/a") {
        $0.views = ["Shop.A": []]
        $0.resources = ["image logo", "strings Localizable"]
      },
      drawn("Tests/b") {
        $0.views = ["Shop.B": [], "Shop.A": []]
        $0.resources = ["color Brand"]
      },
      drawn("Tests/c") { $0.files = ["Shop/Style.swift": [DrawnSnapshot.Position(line: 3, column: 1, events: 1)]] },
    ]
    let results = ["a", "b", "c"].map { name in
      SnapshotResult(
        id: "Tests/\(name)", target: "ShopTests", file: "Tests/ShopTests/Tests.swift", line: 1, test: "\(name)()",
        golden: "Snapshots/ShopTests/Tests/\(name).png", format: "png", verdict: .passed)
    }
    log.snapshots = results.map {
      RunLog.Snapshot(
        result: $0, runFolder: URL(fileURLWithPath: "/r"), packageFolder: URL(fileURLWithPath: "/p"))
    }
    let files = [
      "A.swift": "struct A: View { var body: some View { B() } }\n#Preview { A() }",
      "B.swift": "struct B: View { var body: some View { C() } }\nlet margin = 8.0\nfunc format() {}",
      "Style.swift": "struct Style: ButtonStyle {}",
    ]
    return AffectedSnapshots(sources(files), log)
  }

  @Test(arguments: [
    ("Sources/Shop/A.swift", ["a", "b"]), ("Tests/ShopTests/Tests.swift", ["a", "b", "c"]),
    ("Snapshots/ShopTests/Tests/b.png", ["b"]), ("Sources/Shop/Assets.xcassets/logo.imageset/logo@2x.png", ["a"]),
    ("Sources/Shop/Assets.xcassets/Brand.colorset/Contents.json", ["b"]), ("Sources/Shop/logo@3x~ipad.png", ["a"]),
    ("Sources/Shop/de.lproj/Localizable.strings", ["a"]), ("Sources/Shop/Localizable.xcstrings", ["a"]),
    ("Sources/Shop/other.png", []),
  ])
  func `a file is that of the snapshots that show something of it`(path: String, names: [String]) {
    let answer = finder.answer(to: path)
    #expect(answer.snapshots == names.map { "ShopTests/Tests/\($0)" })
    #expect(answer.others == nil)
  }

  @Test func `what other code of a file changes is not known, and said`() {
    let answer = finder.answer(to: "Sources/Shop/B.swift")
    #expect(answer.snapshots == ["ShopTests/Tests/b"])
    #expect(answer.others == "Any snapshot may change: the file also declares margin, format().")
    #expect(finder.answer(to: "Sources/Shop/Style.swift").snapshots == ["ShopTests/Tests/c"])
    #expect(finder.answer(to: "Sources/Shop/Style.swift").others?.contains("Style") == true)
  }

  @Test func `members of a view that others can call may change any snapshot`() {
    let text = """
      struct A: View {
        static let margin = 8.0
        enum Kind { case b }
        var title = "a"
        let number: Int
        private var color: Color { .red }
        var words: String { title }
        init() {}
        func line() -> some View { B() }
        private static func c() {}
        var body: some View { C() }
        struct Inner: View { var body: some View { B() } }
      }
      extension A { @ViewBuilder static func sale() -> some View { A() } }
      """
    #expect(
      sources(["A.swift": text]).files.map(\.others) == [["A.margin", "A.Kind", "A.words", "A.line()", "A.sale()"]])
    let body = "struct A: ViewModifier { func body(content: Content) -> some View { content } }"
    #expect(sources(["A.swift": body]).files.map(\.others) == [[]])
  }

  @Test(arguments: ["Package.swift", "Snapshots/fonts.json", "Sources/Other/Gone.swift"])
  func `a file of which nothing is known may change any snapshot`(path: String) {
    let answer = finder.answer(to: path)
    #expect(answer.snapshots == [] && answer.others?.hasPrefix("Any snapshot may change") == true)
  }
}
