import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A group box with a label and content.
///
/// - Source: SwiftUI, `GroupBox`.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
}

extension GroupBox: View, PrimitiveView {
  /// Creates a group box with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Creates a group box with a label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
      hasLabel: Label.self != EmptyView.self)
    return context.evaluate(configuration, default: DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A type that defines the appearance of group boxes.
///
/// - Source: SwiftUI, `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style creates for a group box.
  associatedtype Body: View
  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the view of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a group box.
///
/// - Source: SwiftUI, `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The label of the group box.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The content of the group box.
  public struct Content: View, ErasedView { let content: AnyView }

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
  let hasLabel: Bool
}

/// The default style: the label above the content, at the leading edge of a box with rounded corners, or above the box on
/// macOS.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Box(configuration: configuration) }

  private struct Box: View {
    @Environment(\.look.desktop) private var desktop
    let configuration: Configuration

    var body: some View {
      if let desktop {
        VStack(alignment: .leading, spacing: desktop.boxTitleSpacing) {
          if configuration.hasLabel { configuration.label.font(.system(size: desktop.boxTitleSize)) }
          configuration.content.frame(maxWidth: .infinity).padding(desktop.boxPadding)
            .background { BoxShape() }
        }
      } else {
        VStack(alignment: .leading) {
          if configuration.hasLabel { BoxTitle(label: configuration.label) }
          configuration.content.frame(maxWidth: .infinity)
        }
        .padding()
        .background { BoxShape() }
      }
    }
  }

  private struct BoxTitle: View {
    @Environment(\.look.fonts.boxTitle.font) private var font
    let label: GroupBoxStyleConfiguration.Label

    var body: some View { label.font(font) }
  }

  private struct BoxShape: View {
    @Environment(\.look.controls.boxRadius) private var radius

    var body: some View { RoundedRectangle(cornerRadius: radius).fill(BoxBackground()) }
  }
}

/// The background of a box: the background style that code has set, or a pale grey.
private struct BoxBackground: PaintStyle {
  func rendering(in context: StyleContext) -> StyleRendering {
    guard context.environment.backgroundStyle == nil else { return BackgroundStyle().rendering(in: context) }
    let look = context.environment.look
    return (look.desktop?.boxBackground ?? look.backgrounds.box).color.rendering(in: context)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: the label above the content, in a box with rounded corners.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of group boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
