public import Foundation
public import TouchstoneUI

extension NotificationCenter {
  /// Adds an observer by selector. It is never called; those with a closure or a publisher are.
  ///
  /// - Source: Foundation, `NotificationCenter.addObserver(_:selector:name:object:)`.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}
