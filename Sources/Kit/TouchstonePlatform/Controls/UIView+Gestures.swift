import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { self[part: [UIGestureRecognizer].self] }
    set { self[part: [UIGestureRecognizer].self] = newValue }
  }

  /// Adds a gesture, which leaves the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Removes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}
