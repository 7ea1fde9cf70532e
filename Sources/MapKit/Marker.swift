public import CoreLocation
public import TouchstoneCore
public import TouchstoneDrawing
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

/// A view at a place.
///
/// - Source: MapKit, `Annotation`.
public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  /// Creates a view with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  /// Creates a view with a title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// Creates a view with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

/// The place of the device.
///
/// - Source: MapKit, `UserAnnotation`.
public struct UserAnnotation<Label: View, Content: View>: PrimitiveMapContent {
  /// Creates a view at the place of the device.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) where Label == EmptyView {}
}

extension UserAnnotation where Label == EmptyView, Content == EmptyView {
  /// Creates the dot of the system.
  public init() {}
}
