public import TouchstoneCore
import TouchstoneUI

/// - Source: MapKit, `MapPitchSlider`.
public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapPitchSlider").frame(width: 44, height: 44) }
}
