import CoreLocation
import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// - Source: MapKit, `MKMapType`.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
