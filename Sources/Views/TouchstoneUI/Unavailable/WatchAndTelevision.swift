public import Foundation
public import TouchstoneCore

// The declarations have the shapes of Apple's, so that the compiler shows their message and no other error.

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct CarouselListStyle: ListStyle {
  public var _appearance: _ListAppearance { PlainListStyle()._appearance }
  public init() {}
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct EllipticalListStyle: ListStyle {
  public var _appearance: _ListAppearance { PlainListStyle()._appearance }
  public init() {}
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct CarouselTabViewStyle: TabViewStyle {
  public init() {}
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct VerticalPageTabViewStyle: TabViewStyle {
  public enum TransitionStyle: Sendable {
    case automatic, blur, identity
  }
  public init(transitionStyle: TransitionStyle = .automatic) {}
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension TabViewStyle where Self == CarouselTabViewStyle {
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct LinearGaugeStyle: GaugeStyle, BuiltInStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
  public static func circular(tint: Color) -> CircularGaugeStyle { CircularGaugeStyle() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
  public static func linear(tint: Color) -> LinearGaugeStyle { LinearGaugeStyle() }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension DatePickerComponents {
  public static var hourMinuteAndSecond: DatePickerComponents { .hourAndMinute }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension Alert {
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert { Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton) }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension View {
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> Self { self }
  public nonisolated func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
  public nonisolated func listRowPlatterColor(_ color: Color?) -> Self { self }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct DigitalCrownEvent: Hashable, Sendable {
  public var offset, velocity: Double
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct SnapshotData: Sendable {
  public enum SnapshotReason: Hashable, Sendable {
    case appBackgrounded, appScheduled, complicationUpdate, prelaunch, returnToDefaultState
  }
  public let reason: SnapshotReason
  public let identifier: String?
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
public struct SnapshotResponse: Sendable {
  public init(restoredDefaultState: Bool, estimatedSnapshotExpiration: Date? = nil, identifier: String? = nil) {}
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension BackgroundTask where Request == SnapshotData, Response == SnapshotResponse {
  public static var snapshot: Self { preconditionFailure("This task is unavailable") }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension BackgroundTask where Request == String?, Response == Void {
  public static var intentDidRun: Self { preconditionFailure("This task is unavailable") }
  public static var relevantShortcut: Self { preconditionFailure("This task is unavailable") }
}

@available(
  *, unavailable, message: "only watchOS has it, and Touchstone draws iOS and macOS; put it into #if os(watchOS)"
)
extension BackgroundTask where Request == Void, Response == Void {
  public static var bluetoothAlert: Self { preconditionFailure("This task is unavailable") }
  public static var watchConnectivity: Self { preconditionFailure("This task is unavailable") }
}

@available(*, unavailable, message: "only tvOS has it, and Touchstone draws iOS and macOS; put it into #if os(tvOS)")
@MainActor @preconcurrency
public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "only tvOS has it, and Touchstone draws iOS and macOS; put it into #if os(tvOS)")
extension PrimitiveButtonStyle where Self == CardButtonStyle {
  @MainActor @preconcurrency public static var card: CardButtonStyle { CardButtonStyle() }
}

@available(*, unavailable, message: "only tvOS has it, and Touchstone draws iOS and macOS; put it into #if os(tvOS)")
extension View {
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> Self { self }
}
