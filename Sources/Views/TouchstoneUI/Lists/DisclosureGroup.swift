import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A view that shows or hides its content below a label.
///
/// In a list, the label and each view of the content are separate rows.
///
/// - Source: SwiftUI, `DisclosureGroup`.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let expansion: Binding<Bool>?
  let label: Label
  let content: () -> Content
}

extension DisclosureGroup: View, MultiView {
  /// Creates a group that is initially collapsed.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(expansion: nil, label: label(), content: content)
  }

  /// Creates a group.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(expansion: isExpanded, label: label(), content: content)
  }

  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    func hasRows(_ context: EvaluationContext) -> Bool {
      context.environment.surroundings.isInRow
        && !context.environment.hasStyle(for: DisclosureGroupStyleConfiguration.self)
    }
    parts.add(view, countingBy: nil) { view, context in
      hasRows(context) ? view.rows(context) : ViewElementList(ViewElement(context) { $0.evaluate(view) })
    } nodes: { view, context in
      // A group in a list that is not a row itself, such as one in a stack, has rows too.
      hasRows(context)
        ? view.rows(context).all.flatMap { $0.evaluate(in: context.environment) } : view.styled(context)
    }
  }

  /// The group as its style makes it.
  @MainActor
  private func styled(_ context: EvaluationContext) -> [RenderNode] {
    let isExpanded = expansion(context)
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content())), isExpanded: isExpanded)
    return context.evaluate(configuration, default: AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }

  /// Whether the group is expanded: stored by the caller, or in the group's own state.
  @MainActor
  private func expansion(_ context: EvaluationContext) -> Binding<Bool> {
    if let expansion { return expansion }
    return context.child(.modifier).keptState(false)
  }

  /// The label, and the views of the content while the group is open, as rows of a list.
  @MainActor
  private func rows(_ context: EvaluationContext) -> ViewElementList {
    let isExpanded = expansion(context)
    let label = label
    let row = ViewElement(context.child(.secondary)) {
      $0.evaluate(DisclosureLabel(label: label, isExpanded: isExpanded))
    }
    var rows = ViewElementList(row)
    guard isExpanded.wrappedValue else { return rows }
    let inner = context.child(.content).elements(of: content()).map { _, element in
      var moved = ViewElement(element.context) { context in
        let nodes = element.evaluate(in: context.environment)
        for node in nodes { node.traits.listRow.level += 1 }
        return nodes
      }
      moved.traits = element.traits
      return moved
    }
    rows.append(inner)
    return rows
  }
}

/// A type that defines the appearance of disclosure groups.
///
/// - Source: SwiftUI, `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style creates for a group.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a disclosure group.
///
/// - Source: SwiftUI, `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The content that is visible while the group is expanded.
  public struct Content: View, ErasedView { let content: AnyView }

  /// The label of the group.
  public let label: Label
  /// The content that is visible while the group is expanded.
  public let content: Content
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default style: the label with an arrow, and the content below it; on macOS the arrow is before the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosedContent(configuration: configuration)
  }

  private struct DisclosedContent: View {
    @Environment(\.look.desktop) private var desktop
    let configuration: Configuration

    var body: some View {
      if let desktop {
        VStack(alignment: .leading, spacing: 0) {
          DisclosureLabel(label: configuration.label, isExpanded: configuration.$isExpanded)
          if configuration.isExpanded {
            configuration.content.padding(.leading, desktop.disclosureSize + desktop.disclosureSpacing)
          }
        }
      } else {
        VStack(spacing: 0) {
          DisclosureLabel(
            label: configuration.label.containerStyle { $0.foregroundStyle(.tint) },
            isExpanded: configuration.$isExpanded)
          if configuration.isExpanded { configuration.content }
        }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: the label with an arrow, and the content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of disclosure groups.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
