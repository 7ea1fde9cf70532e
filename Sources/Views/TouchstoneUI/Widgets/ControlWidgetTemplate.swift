public import TouchstoneCore

/// The content of a control: a button or a toggle.
///
/// - Source: SwiftUI, `ControlWidgetTemplate`.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The template that this one consists of.
  associatedtype Body: ControlWidgetTemplate

  /// The template that this one consists of.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// The body of a template that consists of no other; reading it is a programming error.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

// No control is drawn, so what changes its appearance has no effect.
extension ControlWidgetTemplate {
  /// Sets whether the control reacts. Ignored in pictures, which show no controls.
  @MainActor @preconcurrency public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

  /// Marks the content as private. Ignored in pictures, which show no controls.
  @MainActor @preconcurrency public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    self
  }

  /// Sets the colour of the control. Ignored in pictures, which show no controls.
  @MainActor @preconcurrency public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
}

/// A result builder that takes a single template.
///
/// - Source: SwiftUI, `ControlWidgetTemplateBuilder`.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A template of nothing.
///
/// - Source: SwiftUI, `EmptyControlWidgetTemplate`.
@MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = Never

  /// Creates the template.
  public nonisolated init() {}
}
