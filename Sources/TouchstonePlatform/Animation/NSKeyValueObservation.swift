public import Foundation

/// An observation of a property by key path, which ends with this object.
///
/// - Source: Foundation, `NSKeyValueObservation`.
open class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}
