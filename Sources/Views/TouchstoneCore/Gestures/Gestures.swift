public import Foundation
public import TouchstoneDrawing

/// A gesture that recognises one or more taps.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture for a number of taps.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture, PrimitiveGesture {
  public typealias Value = Void

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<()>) {
    guard let ended = actions.ended else { return }
    interactions.addTap(count: count) { ended(()) }
  }
}

/// A gesture that recognises one or more taps and reports their location.
public struct SpatialTapGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap in points; the origin for a tap by a test.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture for a number of taps that reports their location.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture for a number of taps that reports their location.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: Gesture, PrimitiveGesture {
  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    guard let ended = actions.ended else { return }
    interactions.addTap(count: count) { ended(Value(location: .zero)) }
  }
}

/// A gesture that recognises a long press.
public struct LongPressGesture {
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture with a minimum duration in seconds and a maximum distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture, PrimitiveGesture {
  public typealias Value = Bool

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Bool>) {
    guard let ended = actions.ended else { return }
    interactions.longPress = { ended(true) }
  }
}

/// A gesture that recognises a drag.
public struct DragGesture {
  /// The properties of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the change.
    public var time: Date
    /// The current location, in points.
    public var location: CGPoint
    /// The start location, in points.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The distance from the start location, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted location where the drag would end: a quarter of a second ahead at the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The predicted distance from the start location where the drag would end.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// The minimum distance before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that begins after a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture that begins after a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture: Gesture, PrimitiveGesture {
  /// The number of changes in a drag by a test.
  private static var steps: Int { 4 }

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    guard actions.changed != nil || actions.ended != nil else { return }
    interactions.drag = { [minimumDistance] drag in
      func value(_ share: CGFloat) -> Value {
        let way = CGSize(width: drag.end.x - drag.start.x, height: drag.end.y - drag.start.y)
        return Value(
          time: drag.date,
          location: CGPoint(x: drag.start.x + way.width * share, y: drag.start.y + way.height * share),
          startLocation: drag.start, velocity: .zero)
      }
      let length = hypot(drag.end.x - drag.start.x, drag.end.y - drag.start.y)
      guard length >= minimumDistance else { return }
      for step in 1...Self.steps where length * CGFloat(step) / CGFloat(Self.steps) >= minimumDistance {
        actions.changed?(value(CGFloat(step) / CGFloat(Self.steps)))
      }
      if drag.lifts { actions.ended?(value(1)) }
    }
  }
}

/// A gesture that recognises magnification. Ignored in pictures.
public struct MagnifyGesture {
  /// The properties of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the change.
    public var time: Date
    /// The magnification factor; less than 1 if the fingers have moved together.
    public var magnification: CGFloat
    /// The velocity of the factor, per second.
    public var velocity: CGFloat
    /// The centre of the gesture at its start, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The centre of the gesture at its start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum change of the factor before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins after a minimum change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture, PrimitiveGesture {}

/// A gesture that recognises rotation. Ignored in pictures.
public struct RotateGesture {
  /// The properties of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the change.
    public var time: Date
    /// The clockwise rotation angle.
    public var rotation: Angle
    /// The velocity of the rotation, per second.
    public var velocity: Angle
    /// The centre of the gesture at its start, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The centre of the gesture at its start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins after a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture, PrimitiveGesture {}

/// A gesture that recognises magnification; superseded by `MagnifyGesture`. Ignored in pictures.
public struct MagnificationGesture {
  /// The minimum change of the factor before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins after a minimum change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture, PrimitiveGesture {
  public typealias Value = CGFloat
}

/// A gesture that recognises rotation; superseded by `RotateGesture`. Ignored in pictures.
public struct RotationGesture {
  /// The minimum angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins after a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture, PrimitiveGesture {
  public typealias Value = Angle
}
