import AppKit
import SwiftUI
import Testing
import UIKit

// Touches of views, and views of text and menus as public code makes them.
@MainActor @Suite struct TouchNamesTests {
  /// A button that is easier to touch, as public code has it.
  private final class LargeView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  private final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  /// The rules are those of Apple's documentation of `hitTest(_:with:)`.
  @Test func `a touch hits the frontmost view that takes it`() {
    let root = Passing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let front = LargeView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: UIEvent()) }
    #expect(hit(25, 25) === back && hit(45, 45) === front && hit(65, 65) === inner)
    #expect(hit(5, 5) == nil && hit(200, 25) == nil)
    inner.isUserInteractionEnabled = false
    #expect(hit(65, 65) === front)
    front.isHidden = true
    #expect(hit(45, 45) === back)
    back.alpha = 0.001
    #expect(hit(45, 45) == nil)
  }

  private final class Notes: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a text view keeps its container`() {
    let container = NSTextContainer()
    let notes = Notes(frame: CGRect(x: 0, y: 0, width: 40, height: 20), textContainer: container)
    #expect(notes.textContainer === container && notes.frame.width == 40)
    #expect(UITextView(frame: .zero).textContainer !== UITextView().textContainer)
  }

  @Test func `a menu keeps its view`() {
    let menu = NSHostingMenu(rootView: Text("Copy"))
    menu.rootView = Text("Paste")
    #expect(menu.rootView == Text("Paste") && menu.items.isEmpty)
  }
}
