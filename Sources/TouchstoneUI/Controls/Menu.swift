import Foundation
public import TouchstoneCore

/// A control that opens a menu; pictures show it closed.
///
/// - Source: SwiftUI, `Menu`.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a menu with a view as its label; the content shows in no picture.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu that acts at a tap and opens at a long press.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let style = context.environment.menuStyles.last ?? DefaultMenuStyle()
    let inner = context.environment { _ = $0.menuStyles.popLast() }
    let configuration = MenuStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction)
    func open<Style: MenuStyle>(_ style: Style) -> [RenderNode] {
      inner.evaluate(style: style) { $0.makeBody(configuration: configuration) }
    }
    return open(style)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style was asked to draw, for styles that change another one.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// Lets the items of a menu be tapped, which no picture shows.
struct MenuItemsModifier<Items: View> {
  let items: Items
}

extension MenuItemsModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    guard context.environment.isEnabled else { return nodes }
    let opened = DeferredEvaluation(context.child(.secondary))
    let items = items
    for node in nodes {
      node.traits.interactions.choices = Interactions.Choices(
        names: { opened { $0.evaluate(items) }.flatMap(\.names) },
        choose: { name in
          for item in opened({ $0.evaluate(items) }) {
            guard let action = try? item.interact(with: name, to: "tap it", { $0.tap }) else { continue }
            action()
            return true
          }
          return false
        })
    }
    return nodes
  }
}

/// The order of a menu's entries.
///
/// - Source: SwiftUI, `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first entries nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The entries as they are listed.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes at a choice.
///
/// - Source: SwiftUI, `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes at a choice.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open at a choice.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

// Pictures show menus closed.
extension View {
  /// Sets whether menus inside show an arrow; none is drawn here.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets the order of the entries of menus inside. Ignored in pictures.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menus inside close at a choice. Ignored in pictures.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Offers a menu at a long press. Ignored in pictures.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  /// Offers a menu with a preview at a long press. Ignored in pictures.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
}
