public import Foundation
public import TouchstoneDrawing

/// One or several taps.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture, PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<()>) {
    guard let ended = actions.ended else { return }
    interactions.addTap(count: count) { ended(()) }
  }
}

/// One or several taps, with their place.
public struct SpatialTapGesture {
  /// What a tap tells.
  public struct Value: Equatable, Sendable {
    /// Where the view was tapped, in points; the origin for a tap of a test.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps that tells their place.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }

  /// Creates a gesture of a number of taps that tells their place.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.count = count
  }
}

extension SpatialTapGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    guard let ended = actions.ended else { return }
    interactions.addTap(count: count) { ended(Value(location: .zero)) }
  }
}

/// A finger that stays.
public struct LongPressGesture {
  /// How long the finger must stay, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture that is held for a number of seconds and moves no more than a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture, PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Bool>) {
    guard let ended = actions.ended else { return }
    interactions.longPress = { ended(true) }
  }
}

/// A finger that moves.
public struct DragGesture {
  /// What a drag tells.
  public struct Value: Equatable, Sendable {
    /// The moment of the change.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where the finger was put down, in points.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// How far the finger has moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would come to rest: a quarter of a second on at its speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far the finger would have moved once at rest.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger must move before the gesture begins, in points.
  public var minimumDistance: CGFloat

  /// Creates a gesture that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  /// Creates a gesture that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }
}

extension DragGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  /// How many changes a drag of a test goes through.
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

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// What two fingers that move apart tell.
  public struct Value: Equatable, Sendable {
    /// The moment of the change.
    public var time: Date
    /// The factor by which the fingers have moved apart; less than 1 if together.
    public var magnification: CGFloat
    /// How fast the factor changes, per second.
    public var velocity: CGFloat
    /// The point between the fingers at the start, as shares of the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// How much the factor must change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins once the factor has changed by an amount.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
}

/// Two fingers that turn.
public struct RotateGesture {
  /// What two fingers that turn tell.
  public struct Value: Equatable, Sendable {
    /// The moment of the change.
    public var time: Date
    /// How far the fingers have turned, clockwise.
    public var rotation: Angle
    /// How fast the fingers turn, per second.
    public var velocity: Angle
    /// The point between the fingers at the start, as shares of the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins once two fingers have turned by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
}

/// Two fingers that move apart or together.
public struct MagnificationGesture {
  /// How much the factor must change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins once the factor has changed by an amount.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture, PrimitiveGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
}

/// Two fingers that turn.
public struct RotationGesture {
  /// How far the fingers must turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins once two fingers have turned by an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture, PrimitiveGesture {
  public typealias Value = Angle
  public typealias Body = Never
}
