import TouchstoneCore

/// A configuration that not every system has.
///
/// - Source: SwiftUI, `LimitedAvailabilityConfiguration`.
@MainActor @preconcurrency
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
  public typealias Body = Never
}
