import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct InvalidatableContentTests {
  private func steps(of view: some View) -> String {
    let square = view.frame(width: 10, height: 10)
    return ViewTree().picture(of: square, proposal: .unspecified, environment: EnvironmentValues()).list.description
  }

  // Apple's documentation of `invalidatableContent(_:)`: the view changes its appearance while the environment contains
  // `.invalidated`. That of `RedactionReasons.invalidated`: it does so for marked views.
  @Test func `marked content is paler as a whole while it is invalidated`() {
    #expect(
      steps(of: Color.black.invalidatableContent().redacted(reason: .invalidated)) == """
        picture 10×10
          group opacity 0.5
            fill rect 0 0 10×10 #000000
        """)
  }

  @Test func `content that is not marked, or not invalidated, is drawn as without the modifier`() {
    let plain = steps(of: Color.black)
    #expect(steps(of: Color.black.redacted(reason: .invalidated)) == plain)
    #expect(steps(of: Color.black.invalidatableContent(false).redacted(reason: .invalidated)) == plain)
    #expect(steps(of: Color.black.invalidatableContent()) == plain)
    #expect(steps(of: Color.black.invalidatableContent().redacted(reason: .privacy)) == plain)
  }
}
