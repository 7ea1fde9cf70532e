import AppKit
import Testing

@MainActor @Suite struct NSBoxTests {
  @Test func `a box has one content view`() {
    let (box, first, second) = (NSBox(frame: .zero), NSView(frame: .zero), NSView(frame: .zero))
    box.boxType = .separator
    box.contentView = first
    box.contentView = second
    #expect(box.subviews == [second])
    #expect(first.superview == nil)
  }
}
