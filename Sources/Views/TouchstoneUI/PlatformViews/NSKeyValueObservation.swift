public import Foundation

/// An observation of a property by key path, which ends with this object.
///
/// - Source: Foundation, `NSKeyValueObservation`.
open class NSKeyValueObservation: NSObject {
  private let number: Int?

  init(number: Int?) {
    self.number = number
    super.init()
  }

  /// Ends the observation.
  public func invalidate() { number.map(KeyValueObservers.remove) }

  deinit { number.map(KeyValueObservers.remove) }
}
