import CoreLocation
public import Foundation

/// - Source: MapKit, `MKAddress`.
open class MKAddress: NSObject {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}
