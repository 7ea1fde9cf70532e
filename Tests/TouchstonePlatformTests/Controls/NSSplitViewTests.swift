import AppKit
import Testing

@MainActor @Suite struct NSSplitViewTests {
  private final class Delegate: NSSplitViewDelegate {
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { true }
  }

  @Test func `a split view has the views that are added, and keeps their priorities`() {
    let (split, sidebar, content) = (NSSplitView(frame: .zero), NSView(frame: .zero), NSView(frame: .zero))
    let delegate = Delegate()
    split.delegate = delegate
    split.isVertical = true
    split.dividerStyle = .thin
    split.addArrangedSubview(sidebar)
    split.addArrangedSubview(content)
    split.setHoldingPriority(.defaultHigh, forSubviewAt: 0)
    #expect(split.arrangedSubviews == [sidebar, content])
    #expect(split.dividerThickness == 1)
    #expect(split.holdingPriorityForSubview(at: 0) == .defaultHigh)
    #expect(split.holdingPriorityForSubview(at: 1) == .defaultLow)
    #expect(!split.isSubviewCollapsed(sidebar))
    #expect(split.delegate?.splitView(split, shouldAdjustSizeOfSubview: sidebar) == true)
    split.removeArrangedSubview(sidebar)
    #expect(split.arrangedSubviews == [content])
  }
}
