public import TouchstoneCore

/// How menus are drawn.
///
/// - Source: SwiftUI, `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that the style makes of a menu.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a menu.
///
/// - Source: SwiftUI, `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The items of a menu.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A menu whose label is drawn as a button.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button(action: { configuration.primaryAction?() }, label: { configuration.label })
      .modifier(MenuItemsModifier(items: configuration.content))
  }
}

/// The default style: the label as a button draws it.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu that is drawn as a button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style; `.button` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu that is drawn as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style; `.borderlessButton` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: the label as a button draws it.
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

extension EnvironmentValues {
  private enum MenuStylesKey: EnvironmentKey { static var defaultValue: [any MenuStyle] { [] } }

  /// The styles of menus, the innermost last.
  var menuStyles: [any MenuStyle] {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how menus inside are drawn.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyles) { $0.append(style) }
  }
}
