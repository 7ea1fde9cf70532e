public import TouchstoneCore
import TouchstoneUI

/// - Source: MapKit, `MapUserLocationButton`.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapUserLocationButton").frame(width: 44, height: 44) }
}
