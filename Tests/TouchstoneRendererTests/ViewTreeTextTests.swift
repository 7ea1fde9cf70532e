import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ViewTreeTextTests {
  @Test func `tree names each view with its frame`() {
    let renderer = ImageRenderer(
      content: VStack(spacing: 2.5) {
        Color.red.frame(width: 30, height: 10)
        Circle().frame(width: 20, height: 20)
      })
    let tree = renderer.viewTree
    #expect(
      tree == """
        VStack (0, 0) 30×32.5
          frame (0, 0) 30×10
            Color red (0, 0) 30×10
          frame (5, 12.5) 20×20
            Circle (0, 0) 20×20
        """)
    #expect(renderer.viewTree == tree)
  }
}
