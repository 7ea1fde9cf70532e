import Testing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ListScrollStateTests {
  private struct Counter: View {
    @State private var number = 0
    let name: String

    var body: some View { Button("\(name) \(number)") { number += 1 } }
  }

  @Test func `rows keep their state when a list is asked for a view that it lacks`() throws {
    let stage = RowStage(
      ScrollViewReader { proxy in
        VStack {
          List {
            Counter(name: "one")
            Text("a").id("a")
          }
          List {
            Counter(name: "two")
            Text("b").id("b")
          }
        }.onAppear {
          proxy.scrollTo("absent")
          proxy.scrollTo("b")
        }
      })
    for name in ["one", "two", "one"] {
      let number = try #require(stage.texts.first { $0.hasPrefix(name) })
      try stage.renderer.tap(number)
    }
    #expect(stage.texts.contains("one 2") && stage.texts.contains("two 1"))
    try stage.renderer.scroll(to: "a")
    #expect(stage.texts.contains("one 2") && stage.texts.contains("two 1"))
  }
}
