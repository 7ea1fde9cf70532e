import CoreLocation
public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// - Source: MapKit, `MKAnnotationView`.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var canShowCallout = false
  open var isSelected = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var clusteringIdentifier: String?
  public let reuseIdentifier: String?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
