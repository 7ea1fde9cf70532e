import Testing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct GestureModifiersTests {
  @Test func `gestures with names and modifier keys are performed unless they are disabled`() throws {
    var count = 0
    for isEnabled in [true, false] {
      let tap = TapGesture().modifiers(.command).onEnded { count += 1 }
      let views = [
        AnyView(Text("Tap").gesture(tap, name: "tap", isEnabled: isEnabled)),
        AnyView(Text("Tap").simultaneousGesture(tap, isEnabled: isEnabled)),
        AnyView(Text("Tap").highPriorityGesture(tap, name: "tap", isEnabled: isEnabled)),
      ]
      for view in views { try? ImageRenderer(content: view).tap("Tap") }
      #expect(count == 3)
    }
  }
}
