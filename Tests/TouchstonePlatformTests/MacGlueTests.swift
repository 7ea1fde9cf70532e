import AppKit
import SwiftUI
import Testing

// Glue of Mac apps around SwiftUI: layers, tracking areas, graphics contexts, search fields, the menu bar.
@MainActor @Suite struct MacGlueTests {
  @Test func `a view that wants a layer has one`() {
    let pane = NSView()
    #expect(pane.layer == nil)
    pane.wantsLayer = true
    pane.layer?.cornerRadius = 4
    #expect(pane.layer?.cornerRadius == 4)
    var steps: [String] = []
    NSAnimationContext.runAnimationGroup({ $0.duration = 0.2 }) { steps.append("ended") }
    #expect(steps == ["ended"])
  }

  private final class Canvas: NSView {
    var hovered = false

    override var mouseDownCanMoveWindow: Bool { false }
    override func updateTrackingAreas() {
      super.updateTrackingAreas()
      trackingAreas.forEach(removeTrackingArea)
      addTrackingArea(NSTrackingArea(rect: bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: self))
    }
    override func resetCursorRects() { addCursorRect(bounds, cursor: .pointingHand) }
    override func mouseDown(with event: NSEvent) {
      hovered = bounds.contains(convert(event.locationInWindow, from: nil))
    }
  }

  @Test func `an AppKit view knows its place and its areas`() {
    let window = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let canvas = Canvas(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
    let inner = NSView(frame: NSRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(canvas)
    canvas.addSubview(inner)
    canvas.autoresizingMask = [.width, .height]
    #expect(inner.convert(NSPoint.zero, to: nil) == NSPoint(x: 15, y: 25))
    #expect(inner.convert(NSPoint(x: 1, y: 2), to: canvas) == NSPoint(x: 6, y: 7))
    #expect(canvas.convert(NSPoint(x: 11, y: 22), from: nil) == NSPoint(x: 1, y: 2))
    let scrolled = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
    scrolled.bounds.origin = NSPoint(x: 0, y: 100)
    window.addSubview(scrolled)
    #expect(scrolled.convert(NSPoint(x: 1, y: 102), to: nil) == NSPoint(x: 11, y: 22))
    scrolled.removeFromSuperview()
    #expect(window.hitTest(NSPoint(x: 16, y: 26)) === inner && window.hitTest(NSPoint(x: 12, y: 22)) === canvas)
    canvas.updateTrackingAreas()
    canvas.updateTrackingAreas()
    #expect(canvas.trackingAreas.count == 1 && canvas.trackingAreas.first?.owner === canvas)
    let controller = NSViewController()
    controller.addChild(NSHostingController(rootView: Text("Child")))
    #expect(controller.children.first?.parent === controller)
    controller.children.first?.removeFromParent()
    #expect(controller.children.isEmpty)
  }

  @Test func `a Mac app keeps its settings`() {
    #expect(!NSApp.setActivationPolicy(.accessory) && NSApp.effectiveAppearance.name == .aqua)
    #expect(NSApplication.TerminateReply.terminateNow.rawValue == 1)
    let field = NSSearchField()
    field.bezelStyle = .roundedBezel
    field.focusRingType = .none
    field.sendsSearchStringImmediately = true
    #expect(field.bezelStyle == .roundedBezel && field.focusRingType == .none)
    let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Window")))
    window.collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
    window.standardWindowButton(.closeButton)?.isHidden = true
    #expect(window.collectionBehavior.rawValue == 257 && NSSound(named: "Ping") == nil)
    // Halfway between black and white.
    let middle = NSColor(deviceWhite: 0, alpha: 1).blended(withFraction: 0.5, of: .init(calibratedWhite: 1, alpha: 1))
    #expect(middle?.cgColor.components?.first == 0.5)
  }

  @Test func `a graphics context is the current one until its state is restored`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let bitmap = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
    #expect(NSGraphicsContext.current == nil)
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(cgContext: bitmap, flipped: false)
    NSGraphicsContext.current?.imageInterpolation = .high
    NSColor.red.setFill()
    NSRect(x: 0, y: 0, width: 4, height: 4).fill()
    #expect(NSGraphicsContext.current?.cgContext === bitmap)
    NSGraphicsContext.restoreGraphicsState()
    #expect(NSGraphicsContext.current == nil)
    let image = NSImage(size: NSSize(width: 4, height: 4))
    image.lockFocus()
    let around = NSGraphicsContext.current?.cgContext
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(cgContext: bitmap, flipped: false)
    NSGraphicsContext.restoreGraphicsState()
    #expect(around != nil && NSGraphicsContext.current?.cgContext === around)
    image.unlockFocus()
    #expect(NSGraphicsContext.current == nil)
  }

  @Test func `an item of the menu bar keeps its button`() {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.button?.title = "Menu"
    let popover = NSPopover()
    popover.contentViewController = NSHostingController(rootView: Text("Popover"))
    popover.behavior = .transient
    if let button = item.button { popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY) }
    #expect(item.button?.title == "Menu" && !popover.isShown && popover.behavior == .transient)
  }
}
