import CoreLocation
import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// - Source: MapKit, `MKUserTrackingMode`.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
