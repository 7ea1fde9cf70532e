import CoreLocation
import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// - Source: MapKit, `MKMarkerAnnotationView`.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}
