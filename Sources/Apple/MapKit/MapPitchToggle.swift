public import TouchstoneCore
import TouchstoneUI

/// - Source: MapKit, `MapPitchToggle`.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapPitchToggle").frame(width: 44, height: 44) }
}
