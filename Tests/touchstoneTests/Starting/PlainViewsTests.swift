import Testing
import TouchstoneConditions

@testable import touchstone

struct PlainViewsTests {
  private func views(_ text: String) -> [String] { PlainViews(Array(text.utf8), platform: .iOS).names }

  @Test(arguments: [
    "struct A: View { var body: some View { let x = 1; Text(\"\\(x)\") } }",
    "public struct A: Equatable, View {\n  @State private var on = false\n  var title: String?\n  var body: some View { Text(\"\") }\n}",
    "#if os(iOS)\n  struct A: View {\n    let a = [1: (2)]\n    static let b: Int = 1\n    func f(x: Int) {}\n    var body: some View { B { } }\n  }\n#endif",
    "@MainActor\nstruct A: View {\n  var twice: Int { 2 }\n  @Environment(\\.colorScheme) var scheme\n  var body: some View { Text(\"\") }\n}",
  ])
  func `a view that needs nothing is found`(text: String) {
    #expect(views(text) == ["A"])
  }

  @Test(arguments: [
    "struct A: View {\n  let name: String\n  var body: some View { Text(name) }\n}",
    "struct A: View {\n  let name: String?\n  var body: some View { Text(name) }\n}",
    "struct A: View {\n  @Binding var on: Bool\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  @ObservedObject var model: Model\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  @EnvironmentObject var model: Model\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  init(a: Int) {}\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  var content: () -> Text\n  var body: some View { content() }\n}",
    "private struct A: View { var body: some View { Text(\"\") } }",
    "struct A<B: View>: View { var body: some View { Text(\"\") } }",
    "enum B { struct A: View { var body: some View { Text(\"\") } } }",
    "#if os(macOS)\nstruct A: View { var body: some View { Text(\"\") } }\n#endif",
    "// struct A: View { var body: some View { Text(\"\") } }",
    "struct A: ViewModifier { func body(content: Content) -> some View { content } }",
  ])
  func `a view that needs something is left out`(text: String) {
    #expect(views(text) == [])
  }

  @Test func `previews are seen, but not in comments`() {
    #expect(PlainViews(Array("#Preview { Text(\"\") }".utf8), platform: .iOS).hasPreviews)
    #expect(!PlainViews(Array("// #Preview { Text(\"\") }".utf8), platform: .iOS).hasPreviews)
  }
}
