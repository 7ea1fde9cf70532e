import AppKit
import Testing

@MainActor @Suite struct NSButtonTests {
  @Test func `a button goes through its states`() {
    let button = NSButton(frame: .zero)
    var states: [NSControl.StateValue] = []
    for allowsMixed in [false, true] {
      button.allowsMixedState = allowsMixed
      for _ in 0..<(allowsMixed ? 3 : 2) {
        button.setNextState()
        states.append(button.state)
      }
    }
    #expect(states == [.on, .off, .mixed, .on, .off])
    button.highlight(true)
    #expect(button.isHighlighted)
  }
}
