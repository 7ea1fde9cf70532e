import CoreLocation
public import TouchstoneCore
import TouchstoneUI

/// A Look Around scene. A placeholder is drawn in the space that is offered.
///
/// - Source: MapKit, `LookAroundPreview`.
public struct LookAroundPreview: View {
  public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true) {}
  public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true) {}

  public var body: some View { PlatformViewPlaceholder(name: "LookAroundPreview") }
}
