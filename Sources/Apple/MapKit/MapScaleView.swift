public import TouchstoneCore
import TouchstoneUI

/// - Source: MapKit, `MapScaleView`.
public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapScaleView").frame(width: 44, height: 44) }
}
