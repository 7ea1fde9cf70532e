import AppKit
import Foundation
import Testing

@MainActor @Suite struct NSApplicationTests {
  /// An app as packages have it: it overrides members of AppKit's class.
  private final class App: NSApplication {
    var lines: [String] = []

    override var isActive: Bool { true }
    override var isRunning: Bool { true }
    override var keyWindow: NSWindow? { super.keyWindow }

    override func activate() { lines.append("activate") }
    override func activate(ignoringOtherApps flag: Bool) { lines.append("activate \(flag)") }
    override func deactivate() { lines.append("deactivate") }
    override func hide(_ sender: Any?) { lines.append("hide") }
    override func reply(toApplicationShouldTerminate shouldTerminate: Bool) { lines.append("reply") }
    override func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    override func terminate(_ sender: Any?) {
      lines.append("terminate")
      super.terminate(sender)
    }
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
      lines.append("send")
      return super.sendAction(action, to: target, from: sender)
    }
  }

  @Test func `a class of an app overrides what the app does`() {
    let app = App()
    let base: NSApplication = app
    base.activate()
    base.activate(ignoringOtherApps: true)
    base.deactivate()
    base.hide(nil)
    base.reply(toApplicationShouldTerminate: true)
    base.terminate(nil)
    #expect(!base.sendAction(Selector("copy:"), to: nil, from: nil))
    #expect(app.lines == ["activate", "activate true", "deactivate", "hide", "reply", "terminate", "send"])
    #expect(base.isActive && base.isRunning && base.keyWindow == nil && base.setActivationPolicy(.regular))
  }
}
