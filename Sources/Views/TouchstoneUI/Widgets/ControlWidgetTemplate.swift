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

extension ControlWidgetTemplate {
  /// Sets whether the control reacts. One that doesn't is dimmed.
  @MainActor @preconcurrency public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: self) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Marks what the control says of its state as private: redacted for privacy, it is hidden.
  @MainActor @preconcurrency public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: self) { $0.isPrivate = sensitive }
  }

  /// Sets the colour of the control's symbol while the control is on.
  @MainActor @preconcurrency public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(content: self) { $0.tint = $0.tint ?? tint }
  }
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
