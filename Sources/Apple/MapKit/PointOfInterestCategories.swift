import CoreLocation

/// - Source: MapKit, `PointOfInterestCategories`.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let categories: Set<MKPointOfInterestCategory>?
  private let includes: Bool

  public static let all = Self(categories: nil, includes: true)
  public static let excludingAll = Self(categories: [], includes: true)
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories: Set(categories), includes: true)
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories: Set(categories), includes: false)
  }
}
