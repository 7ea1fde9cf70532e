import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct SubmitTests {
  private struct Form: View {
    @State private var submitted = 0
    @State private var text = ""
    let isBlocking: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).submitScope(isBlocking)
        Text("\(submitted) times")
      }
      .onSubmit { submitted += 1 }
    }
  }

  // “Prevents submission triggers originating from this view to invoke a submission action configured by a submission
  // modifier higher up in the view hierarchy.”
  @Test(arguments: [(false, "1 times"), (true, "0 times")])
  func `a submit scope keeps submissions from the views around it`(isBlocking: Bool, expected: String) throws {
    let renderer = ImageRenderer(content: Form(isBlocking: isBlocking))
    try renderer.submit("Name")
    #expect(renderer.picture(scale: 1).root.treeDescription.contains(expected))
  }
}
