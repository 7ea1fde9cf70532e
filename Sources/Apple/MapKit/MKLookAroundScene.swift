import CoreLocation
public import Foundation

/// A Look Around scene, of which there are none.
///
/// - Source: MapKit, `MKLookAroundScene`.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  // SAFETY: it is empty, and code cannot create one.
  override init() {}
}
