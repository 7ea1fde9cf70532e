public import TouchstoneCore
import TouchstoneUI

/// - Source: MapKit, `MapZoomStepper`.
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapZoomStepper").frame(width: 44, height: 44) }
}
