import Foundation
public import TouchstoneCore

/// A control that opens a menu. Pictures show it closed until a test taps it.
///
/// - Source: SwiftUI, `Menu`.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu: View, PrimitiveView {
  /// Creates a menu with a view as its label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu. A tap runs its action, and a long press opens it.
  @preconcurrency public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let configuration = MenuStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction)
    return context.evaluate(configuration, default: DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration, for styles that modify another one.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// The order of a menu's items.
///
/// - Source: SwiftUI, `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// `fixed` for menus in scrolled content and for pickers, otherwise `priority`.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items closest to the control: from the bottom up in a menu above it.
  public static let priority = MenuOrder(name: "priority")
  /// The items as they are listed.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an item is chosen.
///
/// - Source: SwiftUI, `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The system default.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes when an item is chosen.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open when an item is chosen.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Sets whether menus close when an item is chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.controlSettings.menuDismissal, behavior)
  }
}

extension View {
  /// Sets the order of the items of menus that open from the view.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
