import Testing
import TouchstoneUI

@testable import TouchstoneSnapshots

@MainActor @Suite struct ViewDumpTests {
  private struct Row: View {
    var names: [String]
    var body: some View { Text("") }
  }

  @Test func `the text of a view does not change with its line`() {
    func text(_ view: some View) -> String { ValueDump(view).text }
    let first = text(ForEach(["a"], id: \.self) { Row(names: [$0]) })
    let second = text(ForEach(["a"], id: \.self) { Row(names: [$0]) })
    #expect(first == second && first.contains("data: 1 element") && !first.contains("position"))
    #expect(text(ViewThatFits { Text("a") }) == text(ViewThatFits { Text("a") }))
  }
}
