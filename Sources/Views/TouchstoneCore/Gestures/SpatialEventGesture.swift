/// A gesture that reports the touches and clicks on a view. Ignored in pictures.
///
/// - Source: SwiftUI, `SpatialEventGesture`.
public struct SpatialEventGesture {
  /// The coordinate space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture that reports locations in a coordinate space.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialEventGesture: Gesture, PrimitiveGesture {
  public typealias Value = SpatialEventCollection
}
