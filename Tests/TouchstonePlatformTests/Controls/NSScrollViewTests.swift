import AppKit
import Testing

@MainActor @Suite struct NSScrollViewTests {
  @Test func `the view around the content is as large as the scroll view`() {
    let scroll = NSScrollView(frame: NSRect(x: 5, y: 5, width: 100, height: 50))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
    scroll.documentView = document
    #expect(scroll.contentView.documentView === document && document.superview === scroll.contentView)
    #expect(document.enclosingScrollView === scroll)
    #expect(scroll.contentView.frame == NSRect(x: 0, y: 0, width: 100, height: 50))
    scroll.frame.size.height = 60
    #expect(scroll.contentView.frame.height == 60)
  }

  @Test func `scrolling moves the part of the content that is seen`() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 120))
    scroll.reflectScrolledClipView(scroll.contentView)
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 120, width: 100, height: 50))
    let beyond = NSRect(x: 30, y: 390, width: 100, height: 50)
    #expect(scroll.contentView.constrainBoundsRect(beyond) == NSRect(x: 0, y: 350, width: 100, height: 50))
  }

  @Test func `another view around the content takes the place of the first one`() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    let (first, second) = (scroll.contentView, NSClipView())
    scroll.contentView = second
    #expect(first.superview == nil && second.superview === scroll && second.frame.size == scroll.frame.size)
  }

  private final class Page: NSView {
    override var isFlipped: Bool { true }
  }

  @Test func `content that has moved to another view is no longer the content`() {
    let (clip, other, first, second) = (NSClipView(), NSView(), NSView(), Page())
    clip.documentView = first
    #expect(clip.documentView === first && !clip.isFlipped)
    other.addSubview(first)
    #expect(clip.documentView == nil)
    clip.documentView = second
    #expect(clip.documentView === second && clip.isFlipped)
    #expect(first.superview === other, "content elsewhere stays where it is")
    clip.documentView = first
    #expect(clip.documentView === first && second.superview == nil && clip.subviews == [first])
  }

  @Test func `a view is found where it has been scrolled to`() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
    let leaf = NSView(frame: NSRect(x: 0, y: 120, width: 10, height: 10))
    document.addSubview(leaf)
    scroll.documentView = document
    #expect(scroll.hitTest(NSPoint(x: 5, y: 5)) === document)
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 120))
    #expect(scroll.hitTest(NSPoint(x: 5, y: 5)) === leaf)
  }

  @Test func `the background and the distances are those of the view around the content`() {
    let scroll = NSScrollView(frame: .zero)
    (scroll.drawsBackground, scroll.backgroundColor) = (false, .red)
    scroll.contentView.contentInsets.top = 3
    #expect(!scroll.contentView.drawsBackground && scroll.contentView.backgroundColor == .red)
    #expect(scroll.contentInsets.top == 3 && scroll.automaticallyAdjustsContentInsets)
  }
}
