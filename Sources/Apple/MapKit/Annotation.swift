public import CoreLocation
public import TouchstoneCore
public import TouchstoneDrawing
import TouchstoneUI

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
