import Foundation
public import TouchstoneCore

/// A view with a label beside it.
///
/// - Source: SwiftUI, `LabeledContent`.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// Creates a view with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
      content: LabeledContentStyleConfiguration.Content(content: AnyView(content)))
    return context.evaluate(configuration, default: AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a localised title as its label.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a text value with a title as its label.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a text value with a title from a resource as its label.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates a view from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A type that defines the appearance of labelled content.
///
/// - Source: SwiftUI, `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style creates for a labelled view.
  associatedtype Body: View

  /// The parts of a labelled view.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates the view with its label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a view with a label.
///
/// - Source: SwiftUI, `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The view beside the label.
  public struct Content: View, ErasedView { let content: AnyView }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The default style: the label at the leading edge, and the view at the trailing edge, in the secondary colour.
///
/// - Source: SwiftUI, `AutomaticLabeledContentStyle`, as it looks on iOS.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticRow(configuration: configuration) }

  private struct AutomaticRow: View {
    @Environment(\.surroundings) private var surroundings
    @Environment(\.hasControlForeground) private var hasControlForeground
    let configuration: Configuration

    /// In the label of a control, the value has not a shade of the control's tint, but that of other rows.
    private var color: AnyShapeStyle {
      hasControlForeground ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(.secondary)
    }

    var body: some View {
      if surroundings.form == .columns {
        FormRow(label: configuration.label, control: configuration.content)
      } else {
        ValueRow(isStacked: surroundings.isInRow) {
          VStack(alignment: .leading) { configuration.label }
        } value: {
          configuration.content.foregroundStyle(color)
        }
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, and the content at the trailing edge, in the secondary colour.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of labelled content.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
