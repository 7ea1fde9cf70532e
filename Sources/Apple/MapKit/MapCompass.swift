public import TouchstoneCore
import TouchstoneUI

/// - Source: MapKit, `MapCompass`.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapCompass").frame(width: 44, height: 44) }
}
