import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { self[part: [UIGestureRecognizer].self] }
    set { self[part: [UIGestureRecognizer].self] = newValue }
  }

  /// Adds a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Removes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
