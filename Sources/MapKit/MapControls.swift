public import TouchstoneCore
import TouchstoneUI

// The controls of maps. Each is a placeholder in the frame of a round button, 44 points wide; Apple publishes no sizes.

/// - Source: MapKit, `MapUserLocationButton`.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapUserLocationButton").frame(width: 44, height: 44) }
}

/// - Source: MapKit, `MapCompass`.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapCompass").frame(width: 44, height: 44) }
}

/// - Source: MapKit, `MapPitchToggle`.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapPitchToggle").frame(width: 44, height: 44) }
}

/// - Source: MapKit, `MapScaleView`.
public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapScaleView").frame(width: 44, height: 44) }
}

/// - Source: MapKit, `MapZoomStepper`.
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapZoomStepper").frame(width: 44, height: 44) }
}

/// - Source: MapKit, `MapPitchSlider`.
public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View { PlatformViewPlaceholder(name: "MapPitchSlider").frame(width: 44, height: 44) }
}
