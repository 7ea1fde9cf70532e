public import TouchstoneCore

// The declarations have the shapes of Apple's, so that the compiler shows their message and no other error.

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@MainActor @preconcurrency
public struct ImmersiveSpace<Content, Data>: Scene {
  public init(@ViewBuilder content: () -> Content) where Data == Never {}
  public init(id: String, @ViewBuilder content: () -> Content) where Data == Never {}
  public init(id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content) {}
  public init(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content) {}
  public var body: Never { preconditionFailure("This type is unavailable") }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@MainActor @preconcurrency
public struct RemoteImmersiveSpace<Content, Data>: Scene {
  public init(id: String, @ViewBuilder content: () -> Content) where Data == Never {}
  public var body: Never { preconditionFailure("This type is unavailable") }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public protocol ImmersiveSpaceContent {}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@resultBuilder
public enum ImmersiveSpaceContentBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct ImmersiveSpaceViewContent<Content>: ImmersiveSpaceContent {}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct AnyCompositorContent {
  public init<Content>(_ content: Content) {}
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@resultBuilder
public enum CompositorContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
  public static func buildEither<Content>(first: Content) -> Content { first }
  public static func buildEither<Content>(second: Content) -> Content { second }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyCompositorContent {
    AnyCompositorContent(content)
  }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction: Sendable {
  public enum Result: Sendable {
    case opened, userCancelled, error
  }
  @discardableResult public func callAsFunction(id: String) async -> Result { .error }
  @discardableResult public func callAsFunction<Data>(value: Data) async -> Result { .error }
  @discardableResult public func callAsFunction<Data>(id: String, value: Data) async -> Result { .error }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction: Sendable {
  public func callAsFunction() async {}
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public protocol ImmersionStyle {}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct AutomaticImmersionStyle: ImmersionStyle {
  public init() {}
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct FullImmersionStyle: ImmersionStyle {
  public init() {}
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct MixedImmersionStyle: ImmersionStyle {
  public init() {}
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct ProgressiveImmersionStyle: ImmersionStyle {
  public enum ImmersionAspectRatio {
    case landscape, portrait
  }
  public init() {}
  public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil, aspectRatio: ImmersionAspectRatio? = nil) {}
  public var minimumImmersionAmount: Double? { nil }
  public var maximumImmersionAmount: Double? { nil }
  public var initialImmersionAmount: Double? { nil }
  public var aspectRatio: ImmersionAspectRatio? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension ImmersionStyle where Self == AutomaticImmersionStyle {
  public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension ImmersionStyle where Self == FullImmersionStyle {
  public static var full: FullImmersionStyle { FullImmersionStyle() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension ImmersionStyle where Self == MixedImmersionStyle {
  public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
  public static func progressive(
    _ immersion: ClosedRange<Double>, initialAmount: Double? = nil,
    aspectRatio: ProgressiveImmersionStyle.ImmersionAspectRatio? = nil
  ) -> ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct ImmersionChangeContext: Hashable, Sendable {
  public var amount: Double? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum ImmersiveContentBrightness: Hashable, Sendable {
  case automatic, bright, dark, dim

  public static func custom(_ value: Double) -> Self { .automatic }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum ImmersiveEnvironmentBehavior: Hashable, Sendable {
  case automatic, coexist, replace
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public enum SurroundingsEffect: Hashable, Sendable {
  case dark, dim, semiDark, systemDark, ultraDark

  public static func colorMultiply(_ color: Color) -> Self { .dark }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct RemoteDeviceIdentifier: Hashable, Sendable {
  public var cDevice: OpaquePointer? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct NSHostingSceneRepresentation<Content: Scene> {
  public init(@SceneBuilder rootScene: () -> Content) {}
  public var environment: EnvironmentValues { EnvironmentValues() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
public struct VolumetricWindowStyle: WindowStyle {
  public init() {}
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension WindowStyle where Self == VolumetricWindowStyle {
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}
