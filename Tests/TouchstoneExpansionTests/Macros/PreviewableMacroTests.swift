import Testing
import TouchstoneSyntax

@testable import TouchstoneExpansion

struct PreviewableMacroTests {
  private func request(in contexts: String...) -> ExpansionRequest {
    ExpansionRequest(
      macro: "PreviewableMacro", role: .peer, syntax: SourceSyntax(source: "\n  @Previewable @State var x = 1"),
      lexicalContext: contexts.map { SourceSyntax(source: $0) })
  }

  @Test(arguments: [
    "\n#Preview(\"N\") {\n}", "#SwiftUI.Preview {}", "// A comment\n#Preview {}",
    "@available(iOS 18, *)\n#Preview(traits: .modifier(A())) {}",
  ])
  func `a variable in a preview is left to the preview`(context: String) throws {
    #expect(try PreviewableMacro.expansion(of: request(in: "{\n}", context)) == "")
  }

  @Test(arguments: ["func f() {}", "var Preview: some View { #Preview }", "#Predicate { Preview() }"])
  func `a variable elsewhere is refused at its tag`(context: String) {
    let error = #expect(throws: SourceError.self) { try PreviewableMacro.expansion(of: request(in: "{\n}", context)) }
    #expect(error?.offset == 3)
  }
}
