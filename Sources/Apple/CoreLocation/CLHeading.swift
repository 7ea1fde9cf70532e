public import Foundation

/// - Source: Core Location, `CLHeading`.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { -1 }
}
