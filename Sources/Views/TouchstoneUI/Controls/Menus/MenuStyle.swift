public import TouchstoneCore

/// A type that defines the appearance of menus.
///
/// - Source: SwiftUI, `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that the style creates for a menu.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Creates the view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a menu.
///
/// - Source: SwiftUI, `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The items of a menu.
  public struct Content: View, ErasedView { let content: AnyView }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A menu whose label is drawn as a button.
private struct MenuControl: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button(action: { configuration.primaryAction?() }, label: { configuration.label })
      .modifier(
        MenuItemsModifier(items: configuration.content, opensOnLongPress: configuration.primaryAction != nil))
  }
}

/// The default style: the label drawn as a button.
public struct DefaultMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A menu that is drawn as a button.
public struct ButtonMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.button` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A menu that is drawn as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.borderlessButton` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration).containerStyle { $0.buttonStyle(.borderless) }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: the label drawn as a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that is drawn as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that is drawn as a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of menus.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
