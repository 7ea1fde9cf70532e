import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A group of related controls.
///
/// - Source: SwiftUI, `ControlGroup`.
public struct ControlGroup<Content> where Content: View {
  let content: Content
  var label = AnyView(EmptyView())
}

extension ControlGroup: View, PrimitiveView {
  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: AnyView(content)), label: .init(content: label))
    return context.evaluate(configuration, default: AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension ControlGroup {
  /// Creates a group with a label, which is visible in menus.
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(label()))
  }

  /// Creates a group with a title, which is visible in menus.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(Text(title)))
  }
}

extension ControlGroup {
  /// Creates a group with a title and a symbol, which are visible in menus.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group with a title and an image resource, which are visible in menus.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}

/// The content of a group with a label.
///
/// - Source: SwiftUI, `LabeledControlGroupContent`.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

/// A type that defines the appearance of control groups.
///
/// - Source: SwiftUI, `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that the style creates for a group.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a control group.
///
/// - Source: SwiftUI, `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View, ErasedView { let content: AnyView }

  /// The label of a group.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The controls of the group.
  public let content: Content
  /// The label of the group; empty if it has none.
  public let label: Label
}

/// The default style: the controls side by side, on macOS joined to one control.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ControlGroupBody(content: configuration.content) }
}

private struct ControlGroupBody<Content: View>: View {
  @Environment(\.look.desktop) private var desktop
  @Environment(\.surroundings.isInMenu) private var isInMenu
  let content: Content

  var body: some View {
    if let desktop, !isInMenu {
      JoinedControls(metrics: desktop, content: content)
    } else {
      HStack { content }
    }
  }
}

/// Borderless controls side by side, showing only icons.
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.navigation` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupRow(content: configuration.content)
  }

  private struct GroupRow<Content: View>: View {
    @Environment(\.look.controls.groupSpacing) private var spacing
    let content: Content

    var body: some View { HStack(spacing: spacing) { content }.labelStyle(.iconOnly) }
  }
}

/// Icons side by side, as in menus.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.compactMenu` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: the controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Borderless controls side by side, showing only icons.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Icons side by side, as in menus.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets the style of control groups.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
