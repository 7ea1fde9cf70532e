import Foundation

/// A control that opens a menu; pictures show it closed.
///
/// - Source: SwiftUI, `Menu`.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with a view as its label; the content shows in no picture.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu that acts at a tap and opens at a long press.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    Button(action: { primaryAction?() }, label: { label }).modifier(MenuItemsModifier(items: content))
  }
}

/// Lets the items of a menu be tapped, which no picture shows.
struct MenuItemsModifier<Items: View> {
  let items: Items
}

extension MenuItemsModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [Node] {
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

extension Menu where Label == Text {
  /// Creates a menu with a text as its label, looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a text as its label, as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a menu with a text and a symbol as its label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { TouchstoneUI.Label(titleKey, systemImage: systemImage) })
  }
}

/// How menus look; all styles look like buttons.
///
/// - Source: SwiftUI, `MenuStyle`.
public protocol MenuStyle {}

/// The usual style.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
}

/// A menu that looks like a button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style; `.button` is shorter.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style: the label looks as that of a button does.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks like a button; here the same as the usual style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
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
  /// Sets how menus inside look; closed, they all look the same here.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Sets whether menus inside show an arrow; none is drawn here.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets the order of the entries of menus inside; pictures look the same.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menus inside close at a choice; pictures look the same.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Offers a menu at a long press; pictures look the same.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  /// Offers a menu with a preview at a long press; pictures look the same.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
}
