import TouchstoneCore

/// The content of a widget, and how it can be shown.
///
/// - Source: SwiftUI, `WidgetConfiguration`.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The configuration that this one consists of.
  associatedtype Body: WidgetConfiguration

  /// The configuration that this one consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// The body of a configuration that consists of no other; reading it is a programming error.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A configuration of nothing.
///
/// - Source: SwiftUI, `EmptyWidgetConfiguration`.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never

  /// Creates the configuration.
  public nonisolated init() {}
}
