import CoreLocation
import TouchstoneCore
import TouchstoneDrawing

/// - Source: MapKit, `MKOverlayLevel`.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
