import CoreLocation
public import TouchstoneCore
public import TouchstoneDrawing
import TouchstoneUI

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
