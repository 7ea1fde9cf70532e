import TouchstoneCore

/// A control that the system shows outside of an app: in Control Center, on the Lock Screen, for the Action button.
///
/// - Source: SwiftUI, `ControlWidget`.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The configuration of the control.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration of the control.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the control.
  @MainActor @preconcurrency init()
}

extension ControlWidget {
  /// Prints that no control can be shown.
  @MainActor @preconcurrency
  public static func main() { WidgetExtension.refuse("\(Self.self)") }
}

/// The content of a control.
///
/// - Source: SwiftUI, `ControlWidgetConfiguration`.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The configuration that this one consists of.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration that this one consists of.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// The body of a configuration that consists of no other; reading it is a programming error.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A result builder that takes a single configuration of a control.
///
/// - Source: SwiftUI, `ControlWidgetConfigurationBuilder`.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

/// A configuration of no control.
///
/// - Source: SwiftUI, `EmptyControlWidgetConfiguration`.
@MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = Never

  /// Creates the configuration.
  public nonisolated init() {}
}
