public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

// The declarations have the shapes of Apple's, so that the compiler shows their message and no other error.

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  case always, implicit, never
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public protocol GlassBackgroundEffect: Sendable {
  associatedtype Body: View
  typealias Configuration = GlassBackgroundEffectConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct GlassBackgroundEffectConfiguration: Sendable {
  public struct Content: View {
    public var body: EmptyView { EmptyView() }
  }
  public let content: Content
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct PlateGlassBackgroundEffect: GlassBackgroundEffect {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect {
  public init(padding: Double? = nil, softEdgeRadius: Double? = nil) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect {
  public static var automatic: Self { Self() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect {
  public static var plate: Self { Self() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect {
  public static var feathered: Self { Self() }
  public static func feathered(padding: Double, softEdgeRadius: Double) -> Self { Self() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum HandActivationBehavior: Hashable, Sendable {
  case automatic, pinch
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum HandPointerBehavior: Hashable, Sendable {
  case inactive, drawing
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum HoverEffectPhaseOverride: Hashable, Sendable {
  case active, activeTemporarily, inactive, inactiveTemporarily, toggled, toggledTemporarily
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct OrnamentAttachmentAnchor: Sendable {
  public static func scene(_ anchor: UnitPoint) -> Self { Self() }
  @_disfavoredOverload public static func scene(_ anchor: UnitPoint3D) -> Self { Self() }
  public static func parent(_ anchor: UnitPoint) -> Self { Self() }
  @_disfavoredOverload public static func parent(_ anchor: UnitPoint3D) -> Self { Self() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct OrnamentHoverContentEffect: Sendable {}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct OrnamentHoverEffect: Sendable {}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
open class UIOrnament {}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
open class UIHostingOrnament<Content: View>: UIOrnament {
  public var sceneAnchor: UnitPoint
  public var contentAlignment: Alignment
  public var rootView: Content
  public init(
    sceneAnchor: UnitPoint, contentAlignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    (self.sceneAnchor, self.contentAlignment, rootView) = (sceneAnchor, contentAlignment, content())
  }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@MainActor @preconcurrency
public struct GeometryReader3D<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) {}
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@MainActor @preconcurrency
public struct SpatialContainer<Content: View>: View {
  public init(alignment: Alignment3D = .center, @ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@MainActor @preconcurrency
public struct ZStackContent3D<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct RotateGesture3D<Axis>: Gesture {
  public typealias Value = Never
  public var constrainedAxis: Axis?
  public var minimumAngleDelta: Angle
  public init(constrainedToAxis: Axis? = nil, minimumAngleDelta: Angle = .degrees(1)) {
    (constrainedAxis, self.minimumAngleDelta) = (constrainedToAxis, minimumAngleDelta)
  }
  public var body: Never { preconditionFailure("This type is unavailable") }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum Manipulable {
  public struct Event: Sendable {
    public enum Phase: Sendable {
      case active, ended, failed
    }
    public struct Value: Sendable {
      public var frame: Never? { nil }
      public var inputDevices: [InputDevice] { [] }
      public var interactionPoint: UnitPoint3D { .zero }
      public var timestamp: Double { 0 }
      public var transform: Never? { nil }
    }
    public var phase: Phase { .failed }
    public var value: Value? { nil }
  }
  public struct GestureState: Sendable {
    public init() {}
    public var isActive: Bool { false }
    public var transform: Never? { nil }
  }
  public enum Inertia: Sendable {
    case high, low, medium, none
  }
  public struct InputDevice: Sendable {
    public enum Chirality: Sendable {
      case left, right
    }
    public enum Kind: Sendable {
      case directPinch, indirectPinch, pointer
    }
    public var chirality: Chirality? { nil }
    public var kind: Kind { .pointer }
    public var pose: Never? { nil }
  }
  public enum Operation: Sendable {
    case primaryRotation, scale, secondaryRotation, translate
    public struct Set: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static var all: Set { [] }
      public static var primaryRotation: Set { [] }
      public static var scale: Set { [] }
      public static var secondaryRotation: Set { [] }
      public static var translate: Set { [] }
    }
  }
}
