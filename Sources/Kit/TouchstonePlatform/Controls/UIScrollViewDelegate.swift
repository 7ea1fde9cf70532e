public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// What a scroll view asks and tells. Nothing of it is called: no one edits, taps or scrolls in a picture.
///
/// - Source: UIKit, `UIScrollViewDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the content has been zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a finger drags the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the finger lets go.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Called when the content has moved.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the content has been zoomed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called before a finger drags the content.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called before the finger lets go.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger has let go.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animation has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view that is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
