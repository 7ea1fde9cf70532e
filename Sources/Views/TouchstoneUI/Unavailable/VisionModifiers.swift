public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

// The declarations have the shapes of Apple's, so that the compiler shows their message and no other error.

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension View {
  public nonisolated func aspectRatio3D<Ratio>(_ aspectRatio: Ratio? = nil, contentMode: ContentMode) -> Self { self }
  public nonisolated func breakthroughEffect<Effect>(_ effect: Effect) -> Self { self }
  public nonisolated func cameraAnchor(isActive: Bool) -> Self { self }
  public nonisolated func contentCaptureProtected(_ isProtected: Bool) -> Self { self }
  public nonisolated func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> Self { self }
  public nonisolated func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> Self { self }
  public nonisolated func glassBackgroundEffect<E: GlassBackgroundEffect>(
    _ effect: E, displayMode: GlassBackgroundDisplayMode = .always
  ) -> Self { self }
  public nonisolated func glassBackgroundEffect<E: GlassBackgroundEffect, S: InsettableShape>(
    _ effect: E, in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> Self { self }
  public nonisolated func handPointerBehavior(_ behavior: HandPointerBehavior?) -> Self { self }
  public nonisolated func listRowHoverEffect<E>(_ effect: E?) -> Self { self }
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
  public nonisolated func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  public nonisolated func manipulable(
    operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true,
    onChanged: ((Manipulable.Event) -> Void)? = nil
  ) -> Self { self }
  public nonisolated func manipulable<Transform>(
    transform: Binding<Transform>, operations: Manipulable.Operation.Set = .all,
    inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil
  ) -> Self { self }
  public nonisolated func manipulationGesture(
    updating state: Binding<Manipulable.GestureState>, operations: Manipulable.Operation.Set = .all,
    inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil
  ) -> Self { self }
  public nonisolated func onGeometryChange3D<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T, action: @escaping (T) -> Void
  ) -> Self { self }
  public nonisolated func onGeometryChange3D<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T, action: @escaping (T, T) -> Void
  ) -> Self { self }
  public nonisolated func onImmersionChange(
    initial: Bool = true,
    _ action: @escaping (_ old: ImmersionChangeContext, _ new: ImmersionChangeContext) -> Void
  ) -> Self { self }
  public nonisolated func onVolumeViewpointChange(
    updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true,
    _ action: @escaping (_ old: Viewpoint3D, _ new: Viewpoint3D) -> Void
  ) -> Self { self }
  public nonisolated func onWorldRecenter(action: @escaping (WorldRecenterPhase) -> Void) -> Self { self }
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> Self { self }
  @_disfavoredOverload
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment3D, @ViewBuilder ornament: () -> Content
  ) -> Self { self }
  public nonisolated func padding3D(_ insets: EdgeInsets3D) -> Self { self }
  public nonisolated func padding3D(_ edges: Edge3D.Set, _ length: CGFloat? = nil) -> Self { self }
  public nonisolated func padding3D(_ length: CGFloat) -> Self { self }
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> Self { self }
  public nonisolated func preferredWindowClippingMargins(_ edges: Edge.Set, _ length: CGFloat? = nil) -> Self { self }
  public nonisolated func presentationBreakthroughEffect<Effect>(_ effect: Effect) -> Self { self }
  public nonisolated func rotation3DLayout(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> Self { self }
  public nonisolated func rotation3DLayout<Rotation>(_ rotation: Rotation) -> Self { self }
  public nonisolated func scaledToFill3D() -> Self { self }
  public nonisolated func scaledToFit3D() -> Self { self }
  public nonisolated func spatialOverlay<V: View>(alignment: Alignment3D = .center, @ViewBuilder content: () -> V)
    -> Self
  { self }
  public nonisolated func spatialOverlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment3D = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> Self { self }
  public nonisolated func supportedVolumeViewpoints<Azimuths>(_ azimuths: Azimuths) -> Self { self }
  public nonisolated func transform3DEffect<Transform>(_ transform: Transform) -> Self { self }
  public nonisolated func upperLimbVisibility(_ visibility: Visibility) -> Self { self }
  public nonisolated func visualEffect3D<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy3D) -> Effect
  ) -> Self { self }
  public nonisolated func volumeBaseplateVisibility(_ visibility: Visibility) -> Self { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension VisualEffect {
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  public func transform3DEffect<Transform>(_ transform: Transform) -> Self { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension Gesture {
  public func handActivationBehavior(_ behavior: HandActivationBehavior) -> Self { self }
  public func targetedToEntity<Entity>(_ entity: Entity) -> Self { self }
  public func targetedToAnyEntity() -> Self { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension Scene {
  public func defaultWorldScaling(_ behavior: WorldScalingBehavior) -> Self { self }
  public func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...) -> Self { self }
  public func immersiveContentBrightness(_ brightness: ImmersiveContentBrightness) -> Self { self }
  public func immersiveEnvironmentBehavior(_ behavior: ImmersiveEnvironmentBehavior) -> Self { self }
  public func upperLimbVisibility(_ visibility: Visibility) -> Self { self }
  public func volumeWorldAlignment(_ behavior: WorldAlignmentBehavior) -> Self { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension EnvironmentValues {
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { preconditionFailure("This key is unavailable") }
  public var immersiveSpaceDisplacement: Never? { nil }
  public var openImmersiveSpace: OpenImmersiveSpaceAction { preconditionFailure("This key is unavailable") }
  public var physicalMetrics: PhysicalMetricsConverter { PhysicalMetricsConverter() }
  public var remoteDeviceIdentifier: RemoteDeviceIdentifier? { nil }
  public var surfaceSnappingInfo: SurfaceSnappingInfo { SurfaceSnappingInfo() }
  public var worldTrackingLimitations: Set<WorldTrackingLimitation> { [] }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension Animation {
  public static var systemOverlayAppearance: Animation { .default }
  public static var systemOverlayDelayedDisappearance: Animation { .default }
  public static var systemOverlayDisappearance: Animation { .default }
  public static var systemOverlayDisappearanceDelay: Double { 0 }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension Font {
  public static var extraLargeTitle: Font { .largeTitle }
  public static var extraLargeTitle2: Font { .largeTitle }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension Layout {
  public func depthAlignment<Content>(_ alignment: DepthAlignment, @ViewBuilder content: () -> Content) -> some View {
    EmptyView()
  }
  public func depthAlignment(_ alignment: DepthAlignment) -> Self { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var immersiveSpace: NamedCoordinateSpace { .named("immersiveSpace") }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension CustomHoverEffect {
  public func hoverEffectPhaseOverride(_ override: HoverEffectPhaseOverride) -> Self { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var ornament: AutomaticHoverEffect { .init() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension HoverEffectGroup {
  public static var systemOverlays: HoverEffectGroup { HoverEffectGroup() }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension HoverEffectGroup.Behavior {
  public static var preservesGroup: Self { .ignoresGroup }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension EdgeInsets {
  public func inset<Insets>(by insets: Insets) -> EdgeInsets { self }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension GeometryProxy {
  public func transform<Space>(in space: Space) -> CGAffineTransform? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension Anchor.Source {
  public static func bounds3D() -> Self { preconditionFailure("This anchor is unavailable") }
  public static func point3D<Point>(_ point: Point) -> Self { preconditionFailure("This anchor is unavailable") }
  public static func rect3D<Rect>(_ rect: Rect) -> Self { preconditionFailure("This anchor is unavailable") }
  public static func unitPoint3D(_ point: UnitPoint3D) -> Self { preconditionFailure("This anchor is unavailable") }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension DragGesture.Value {
  public var inputDevicePose3D: Never? { nil }
  public var location3D: Never? { nil }
  public var predictedEndLocation3D: Never? { nil }
  public var predictedEndTranslation3D: Never? { nil }
  public var startInputDevicePose3D: Never? { nil }
  public var startLocation3D: Never? { nil }
  public var translation3D: Never? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension SpatialTapGesture.Value {
  public var location3D: Never? { nil }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension SpatialEventCollection.Event {
  public var chirality: Chirality? { nil }
  public var inputDevicePose: InputDevicePose? { nil }
  public var location3D: Never? { nil }
  public var selectionRay: Never? { nil }
  public var targetedEntity: Never? { nil }
  public var trackingAreaIdentifier: Int? { nil }
  public struct InputDevicePose: Hashable {
    public let altitude, azimuth: Angle
    public var pose3D: Never? { nil }
  }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension ToolbarItemPlacement {
  public static var bottomOrnament: ToolbarItemPlacement { .automatic }
}

@available(
  *, unavailable, message: "only visionOS has it, and Touchstone draws iOS and macOS; put it into #if os(visionOS)"
)
extension ToolbarPlacement {
  public static var bottomOrnament: ToolbarPlacement { .automatic }
}
