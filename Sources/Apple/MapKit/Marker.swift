public import CoreLocation
public import TouchstoneCore
import TouchstoneDrawing
public import TouchstoneUI

/// A balloon at a place.
///
/// - Source: MapKit, `Marker`.
public struct Marker<Label: View>: PrimitiveMapContent {
  /// Creates a balloon with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a balloon with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon for a place.
  public init(item: MKMapItem) {}
}

extension Marker where Label == Text {
  /// Creates a balloon with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title and letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title and letters.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {}
}
