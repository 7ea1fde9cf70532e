public import TouchstoneCore
public import TouchstoneDrawing

// Scenes other than windows of a group. Nothing is kept of them, since none is shown.

/// A scene that the system knows by itself.
///
/// It has no body of its own.
public protocol BuiltInScene: Scene where Body == Never {}

extension BuiltInScene {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// The settings of an app.
///
/// - Source: SwiftUI, `Settings`.
public struct Settings<Content> where Content: View {}

extension Settings: BuiltInScene {
  /// Creates settings.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// A window that there is once.
///
/// - Source: SwiftUI, `Window`.
public struct Window<Content> where Content: View {}

extension Window: BuiltInScene {
  /// Creates a window with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

/// A window with tools, beside the others.
///
/// - Source: SwiftUI, `UtilityWindow`.
public struct UtilityWindow<Content> where Content: View {}

extension UtilityWindow: BuiltInScene {
  /// Creates a window with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// An item of the menu bar.
///
/// - Source: SwiftUI, `MenuBarExtra`.
public struct MenuBarExtra<Label, Content> where Label: View, Content: View {}

extension MenuBarExtra: BuiltInScene {
  /// Creates an item with a view as its label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Creates an item with a view as its label, which a person can take away.
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a text as its label.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a text as its label.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates an item with a symbol as its label.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a symbol as its label.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// Creates an item with a picture as its label.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

/// How an item of the menu bar opens.
///
/// - Source: SwiftUI, `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle {}

/// As the platform has it.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {}
/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {}
/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the platform has it.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// As a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// How a window looks.
///
/// - Source: SwiftUI, `WindowStyle`.
public protocol WindowStyle {}

/// As the platform has it.
public struct DefaultWindowStyle: WindowStyle {}
/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {}
/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {}
/// Without anything around the content.
public struct PlainWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without anything around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the bar of a window looks.
///
/// - Source: SwiftUI, `WindowToolbarStyle`.
public protocol WindowToolbarStyle {}

/// As the platform has it.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {}
/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {}
/// Beside the title, in less room.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {}
/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Beside the title, which may be left out.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, in less room.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Beside the title, which may be left out, in less room.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// What decides how large a window can be made.
///
/// - Source: SwiftUI, `WindowResizability`.
public struct WindowResizability: Sendable {
  /// As the platform has it.
  public static var automatic: WindowResizability { WindowResizability() }
  /// The content's least and greatest size.
  public static var contentSize: WindowResizability { WindowResizability() }
  /// The content's least size.
  public static var contentMinSize: WindowResizability { WindowResizability() }
}

extension Scene {
  /// Sets how windows look; none is shown here.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// Sets how bars of windows look; none is shown here.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// Sets what decides how large windows can be made; none is shown here.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets how an item of the menu bar opens; none does here.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Sets the place of new windows; none is shown here.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets the keys that open the window; none is shown here.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  /// Replaces commands of the menu bar; there is none here.
  public nonisolated func commandsRemoved() -> some Scene { self }
  /// Replaces commands of the menu bar; there is none here.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Sets what opens the scene; nothing does here.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Sets whether windows come back; none does here.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Sets whether a window opens at the start; none does here.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Runs work in the background; none is run here.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Whether windows come back.
///
/// - Source: SwiftUI, `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Sendable {
  /// As the platform has it.
  public static let automatic = SceneRestorationBehavior()
  /// They do not.
  public static let disabled = SceneRestorationBehavior()
}

/// Whether a window opens at the start.
///
/// - Source: SwiftUI, `SceneLaunchBehavior`.
public struct SceneLaunchBehavior: Sendable {
  /// As the platform has it.
  public static let automatic = SceneLaunchBehavior()
  /// It does.
  public static let presented = SceneLaunchBehavior()
  /// It does not.
  public static let suppressed = SceneLaunchBehavior()
}

/// Work in the background.
///
/// - Source: SwiftUI, `BackgroundTask`.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// To bring the app up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// For what was loaded.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
