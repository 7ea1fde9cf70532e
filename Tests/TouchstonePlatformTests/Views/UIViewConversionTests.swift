import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct UIViewConversionTests {
  /// A window with a view at (10, 20), and in that a view at (3, 4).
  private func nested() -> (window: UIWindow, outer: UIView, inner: UIView) {
    let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 40))
    window.addSubview(outer)
    outer.addSubview(inner)
    return (window, outer, inner)
  }

  @Test func `points and rectangles are converted between views and the window`() {
    let (window, outer, inner) = nested()
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 4, y: 5))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 13, y: 24, width: 30, height: 40))
    #expect(inner.convert(inner.bounds, to: window) == CGRect(x: 13, y: 24, width: 30, height: 40))
    #expect(inner.convert(CGPoint(x: 13, y: 24), from: window) == .zero)
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
  }

  /// A scroll view's bounds begin at its offset; a transform is around the middle.
  @Test func `conversion follows the origin of bounds and transforms`() {
    let (window, outer, inner) = nested()
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(outer.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 13, y: -26))
    outer.bounds.origin = .zero
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: -12, y: -16, width: 60, height: 80))
    #expect(inner.convert(CGPoint(x: -12, y: -16), from: outer) == .zero)
  }

  @Test func `insets are taken off a rectangle`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 20, height: 30).inset(by: insets) == CGRect(x: 2, y: 1, width: 14, height: 26))
  }

  /// The numbers are those of UIKit's `UIWindow.Level`.
  @Test func `a window can be in front of alerts`() {
    let (window, _, _) = nested()
    #expect(window.windowLevel.rawValue == 0)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
  }
}
