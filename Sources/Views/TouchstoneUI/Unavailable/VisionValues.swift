public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

// The declarations have the shapes of Apple's, so that the compiler shows their message and no other error.

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum Alignment3D: Hashable, Sendable {
  case back, bottom, bottomBack, bottomFront, bottomLeading, bottomLeadingBack, bottomLeadingFront, bottomTrailing,
    bottomTrailingBack, bottomTrailingFront, center, front, leading, leadingBack, leadingFront, top, topBack,
    topFront, topLeading, topLeadingBack, topLeadingFront, topTrailing, topTrailingBack, topTrailingFront, trailing,
    trailingBack, trailingFront

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment, depth: DepthAlignment) { self = .center }
  public var horizontal: HorizontalAlignment { .center }
  public var vertical: VerticalAlignment { .center }
  public var depth: DepthAlignment { .center }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum UnitPoint3D: Hashable, Sendable {
  case back, bottom, bottomBack, bottomFront, bottomLeading, bottomLeadingBack, bottomLeadingFront, bottomTrailing,
    bottomTrailingBack, bottomTrailingFront, center, front, leading, leadingBack, leadingFront, top, topBack,
    topFront, topLeading, topLeadingBack, topLeadingFront, topTrailing, topTrailingBack, topTrailingFront, trailing,
    trailingBack, trailingFront, origin, zero

  public init(x: CGFloat, y: CGFloat, z: CGFloat) { self = .zero }
  public var x: CGFloat { 0 }
  public var y: CGFloat { 0 }
  public var z: CGFloat { 0 }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum DepthAlignment: Hashable, Sendable {
  case back, center, front

  public init(_ id: Any.Type) { self = .center }
  public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum Edge3D: Hashable, Sendable {
  case top, leading, bottom, trailing, back, front

  public init?(rawValue: Int8) { return nil }

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge3D) { rawValue = 0 }
  }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct EdgeInsets3D: Hashable, Sendable {
  public var top, leading, bottom, trailing, back, front: CGFloat
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0, back: CGFloat = 0,
    front: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    (self.back, self.front) = (back, front)
  }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct ViewDimensions3D: Hashable, Sendable {
  public let width, height, depth: CGFloat
  public subscript(guide: DepthAlignment) -> CGFloat { depth }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum SquareAzimuth: Hashable, Sendable {
  case front, back, left, right

  public init<Rotation>(closestToAzimuth azimuth: Rotation) { self = .front }
  public var orientation: Angle { .zero }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct Viewpoint3D: Hashable, Sendable {
  public static var standard: Viewpoint3D { Viewpoint3D(squareAzimuth: .front) }
  public let squareAzimuth: SquareAzimuth
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum Chirality: Hashable, Sendable {
  case left, right
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@propertyWrapper
public struct PhysicalMetric<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value, from unit: UnitLength) { self.wrappedValue = wrappedValue }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct PhysicalMetricsConverter {
  public var worldScalingCompensation: WorldScalingCompensation { .scaled }
  public func convert<Value>(_ value: Value, to unit: UnitLength) -> Value { value }
  public func convert<Value>(_ value: Value, from unit: UnitLength) -> Value { value }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct GeometryProxy3D {
  public var coordinateSpace3D: GeometryProxyCoordinateSpace3D { GeometryProxyCoordinateSpace3D() }
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets3D { EdgeInsets3D() }
  public func frame<Space>(in space: Space) -> CGRect { .zero }
  public func transform<Space>(in space: Space) -> CGAffineTransform? { nil }
  public subscript<Value>(anchor: Anchor<Value>) -> Value { preconditionFailure("This type is unavailable") }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct GeometryProxyCoordinateSpace3D {
  public func anchored(to point: UnitPoint3D) -> Self { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum WorldAlignmentBehavior: Hashable, Sendable {
  case adaptive, automatic, gravityAligned
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum WorldRecenterPhase: Hashable, Sendable {
  case began, ended
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum WorldScalingBehavior: Hashable, Sendable {
  case automatic, dynamic
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum WorldScalingCompensation: Hashable, Sendable {
  case scaled, unscaled
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum WorldTrackingLimitation: Hashable, Sendable {
  case orientation, translation
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct SurfaceSnappingInfo: Hashable, Sendable {
  public enum AuthorizationStatus: Hashable, Sendable {
    case authorized, denied, notDetermined, restricted
  }
  public var isSnapped: Bool { false }
  public var classification: Never? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum VolumeViewpointUpdateStrategy: Hashable, Sendable {
  case all, supported
}
