import CoreLocation
public import Foundation

/// Pictures of a street, of which there are none.
///
/// - Source: MapKit, `MKLookAroundScene`.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  // SAFETY: it is empty, and code cannot create one.
  override init() {}
}
